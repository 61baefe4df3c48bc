import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayMinSize, ArrayUnique, IsArray, IsIn, IsInt, IsOptional, IsString, Length, Matches, Max, Min } from 'class-validator';
import type { ListedKey } from './key.store';
import { KINDS, type KeyKind, type Scope, SCOPES } from './scopes';

export const USUAL_OVERLAP_SECONDS = 86_400;
export const LONGEST_OVERLAP_SECONDS = 30 * 86_400;
/** A name without control characters or halves of a character. */
export const PLAIN = /^[^\p{Cc}\p{Cs}]*$/u;
const ID = '6f1c1c1e-6a3b-4a8e-9c55-0f8f2d8f7a11';
const WHEN = '2026-03-01T12:00:00.000Z';
const DATE = '^\\d{4}-\\d\\d-\\d\\dT[0-9:.]+Z$';
const SECRET = 'umk_Zx3yB0rUj1cO2n5oV8mE7qL4wT6kH9sD3fG5hJ8kL0a';
const SCOPE_LIST: ApiPropertyOptions = { description: 'What it may be used for', type: 'array', items: { type: 'string', enum: [...SCOPES] }, minItems: 1, maxItems: SCOPES.length, example: ['read', 'resolve', 'play'] };

/** What a new key is to be. */
export class NewKeyBody {
  @ApiProperty({ description: 'By what name its keeper knows it', minLength: 1, maxLength: 80, example: 'my tabletop' })
  @IsString()
  @Length(1, 80)
  @Matches(PLAIN, { message: 'name must have no control characters' })
  name!: string;

  @ApiPropertyOptional({ description: 'A publishable key may sit in a browser; secret unless given', enum: KINDS, example: 'secret' })
  @IsOptional()
  @IsIn(KINDS)
  kind?: KeyKind;

  @ApiPropertyOptional({ ...SCOPE_LIST, required: false, description: 'What it may be used for; read, resolve and play unless given, a publishable key only read and resolve' })
  @IsOptional()
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(SCOPES.length)
  @ArrayUnique()
  @IsIn(SCOPES, { each: true })
  scopes?: Scope[];
}

export class RotateKeyBody {
  @ApiPropertyOptional({ description: 'For how many seconds the old key goes on working', minimum: 0, maximum: LONGEST_OVERLAP_SECONDS, default: USUAL_OVERLAP_SECONDS, example: USUAL_OVERLAP_SECONDS })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(LONGEST_OVERLAP_SECONDS)
  overlapSeconds?: number;
}

export class KeyModel {
  @ApiProperty({ description: 'Id of the key; rotating does not change it', pattern: '^[0-9a-f-]{36}$', example: ID })
  id!: string;

  @ApiProperty({ description: 'By what name its keeper knows it', example: 'my tabletop' })
  name!: string;

  @ApiProperty({ description: 'A publishable key may sit in a browser', enum: KINDS, example: 'secret' })
  kind!: KeyKind;

  @ApiProperty(SCOPE_LIST)
  scopes!: readonly Scope[];

  @ApiProperty({ description: 'The last letters of its newest secret', example: 'kL0a' })
  hint!: string;

  @ApiProperty({ description: 'When it was made', pattern: DATE, example: WHEN })
  createdAt!: string;

  @ApiProperty({ description: 'When it was last used, to the minute; null if never', type: 'string', nullable: true, pattern: DATE, example: WHEN })
  lastUsedAt!: string | null;

  @ApiProperty({ description: 'When it was revoked; null while it works', type: 'string', nullable: true, pattern: DATE, example: null })
  revokedAt!: string | null;

  static of({ id, name, kind, scopes, hint, createdAt, lastUsedAt, revokedAt }: ListedKey): KeyModel {
    return { id, name, kind, scopes, hint, createdAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null, revokedAt: revokedAt?.toISOString() ?? null };
  }
}

export class MadeKeyModel extends KeyModel {
  @ApiProperty({ description: 'The key itself, shown this once', example: SECRET })
  key!: string;
}

export class RotatedKeyModel extends MadeKeyModel {
  @ApiProperty({ description: 'Until when the old key goes on working', pattern: DATE, example: WHEN })
  oldUntil!: string;
}

export class KeyListModel {
  @ApiProperty({ description: 'Every key, the oldest first', type: [KeyModel] })
  items!: KeyModel[];
}

const key: KeyModel = { id: ID, name: 'my tabletop', kind: 'secret', scopes: ['read', 'resolve', 'play'], hint: 'kL0a', createdAt: WHEN, lastUsedAt: null, revokedAt: null };

export const EXAMPLES = {
  id: ID,
  newKey: { name: 'my tabletop', scopes: ['read', 'resolve', 'play'] },
  rotate: { overlapSeconds: 3600 },
  made: { ...key, key: SECRET },
  list: { items: [{ ...key, lastUsedAt: WHEN }] },
  rotated: { ...key, lastUsedAt: WHEN, key: SECRET, oldUntil: '2026-03-02T12:00:00.000Z' },
  revoked: { ...key, revokedAt: WHEN },
} as const;
