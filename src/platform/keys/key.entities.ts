import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { KeyKind, Scope } from './scopes';

/** A key by its name; what is sent in requests are its secrets, of which it may have several while it is rotated. */
@Entity('api_key')
@Check('api_key_kind', `kind in ('secret', 'publishable')`)
export class ApiKeyEntity {
  @PrimaryColumn('uuid')
  readonly id!: string;

  @Column('text')
  readonly name!: string;

  @Column('text')
  readonly kind!: KeyKind;

  @Column('text', { array: true })
  readonly scopes!: readonly Scope[];

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  readonly createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'last_used_at', precision: 3, nullable: true })
  readonly lastUsedAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'revoked_at', precision: 3, nullable: true })
  readonly revokedAt!: Date | null;
}

/** The hash of what is sent in requests; one that was rotated out expires. */
@Entity('api_key_secret')
@Index('api_key_secret_of', ['keyId'])
export class ApiKeySecretEntity {
  @PrimaryColumn('text')
  readonly hash!: string;

  @Column('uuid', { name: 'key_id' })
  readonly keyId!: string;

  @Column('text')
  readonly hint!: string;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  readonly createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'expires_at', precision: 3, nullable: true })
  readonly expiresAt!: Date | null;

  @ManyToOne(() => ApiKeyEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'key_id', foreignKeyConstraintName: 'api_key_secret_key' })
  readonly key!: unknown;
}
