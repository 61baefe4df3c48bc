import { ArgsType, Field, Float, Int, ObjectType } from '@nestjs/graphql';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional, IsString, Length, Max, Min } from 'class-validator';
import { MOST_LISTED } from './core/query';

@ObjectType({ description: 'How often a value occurs among what was found' })
export class FacetValueModel {
  @ApiProperty({ description: 'The value', example: 'evil' })
  @Field(() => String, { description: 'The value' })
  value!: string;

  @ApiProperty({ description: 'How many entries have it', example: 26 })
  @Field(() => Int, { description: 'How many entries have it' })
  count!: number;
}

@ObjectType({ description: 'The values of a field among what was found, the most frequent first' })
export class FacetModel {
  @ApiProperty({ description: 'The field', example: 'alignment' })
  @Field(() => String, { description: 'The field' })
  field!: string;

  @ApiProperty({ description: 'Its values', type: [FacetValueModel] })
  @Field(() => [FacetValueModel], { description: 'Its values' })
  values!: readonly FacetValueModel[];
}

export class RuleLink {
  @ApiProperty({ description: 'Id of the rule', example: 'CM-STAT-01' })
  id!: string;

  @ApiProperty({ description: 'Where it is', example: '/v1/chainmail/rules/CM-STAT-01' })
  href!: string;
}

export class EntryLink {
  @ApiProperty({ description: 'Kind', example: 'ability' })
  kind!: string;

  @ApiProperty({ description: 'Slug', example: 'reach' })
  slug!: string;

  @ApiProperty({ description: 'Name', example: 'Reach 1' })
  name!: string;

  @ApiProperty({ description: 'Where it is', example: '/v1/chainmail/catalog/ability/reach' })
  href!: string;
}

export class NamedEntryLink extends EntryLink {
  @ApiProperty({ description: 'The field that names it', example: 'abilities' })
  field!: string;
}

export class EntryLinks {
  @ApiProperty({ description: 'Rules that it goes by', type: [RuleLink] })
  rules!: readonly RuleLink[];

  @ApiProperty({ description: 'Entries that it names', type: [NamedEntryLink] })
  entries!: readonly NamedEntryLink[];

  @ApiProperty({ description: 'Entries that name it', type: [EntryLink] })
  usedBy!: readonly EntryLink[];
}

@ObjectType('CatalogKind', { description: 'A kind of catalog entry, and what can be asked of it' })
export class CatalogKindModel {
  @ApiProperty({ description: 'Kind', example: 'model' })
  @Field(() => String, { description: 'Kind' })
  kind!: string;

  @ApiProperty({ description: 'Title', example: 'Models' })
  @Field(() => String, { description: 'Title' })
  title!: string;

  @ApiProperty({ description: 'How many entries there are', example: 61 })
  @Field(() => Int, { description: 'How many entries there are' })
  count!: number;

  @ApiProperty({ description: 'Where they are', example: '/v1/chainmail/catalog/model' })
  @Field(() => String, { description: 'Where they are' })
  href!: string;

  @ApiProperty({ description: 'Filters that it takes', type: [String], example: ['alignment', 'costMax', 'hasAbility'] })
  @Field(() => [String], { description: 'Filters that it takes' })
  filters!: readonly string[];

  @ApiProperty({ description: 'Sort keys that it takes', type: [String], example: ['cost', 'name'] })
  @Field(() => [String], { description: 'Sort keys that it takes' })
  sorts!: readonly string[];

  @ApiProperty({ description: 'Facets that can be counted', type: [String], example: ['faction'] })
  @Field(() => [String], { description: 'Facets that can be counted' })
  facets!: readonly string[];

  @ApiProperty({ description: 'Fields of an entry', type: [String], example: ['slug', 'name', 'cost'] })
  @Field(() => [String], { description: 'Fields of an entry' })
  fields!: readonly string[];
}

@ObjectType('Catalog', { description: "A game's catalog" })
export class CatalogModel {
  @ApiProperty({ description: 'Id of the ruleset', example: 'chainmail' })
  @Field(() => String, { description: 'Id of the ruleset' })
  ruleset!: string;

  @ApiProperty({ description: 'How many entries there are', example: 179 })
  @Field(() => Int, { description: 'How many entries there are' })
  count!: number;

  @ApiProperty({ description: 'Its kinds', type: [CatalogKindModel] })
  @Field(() => [CatalogKindModel], { description: 'Its kinds' })
  kinds!: readonly CatalogKindModel[];
}

@ObjectType('CatalogHit', { description: 'An entry that was found' })
export class HitModel {
  @ApiProperty({ description: 'Id of the ruleset', example: 'chainmail' })
  @Field(() => String, { description: 'Id of the ruleset' })
  ruleset!: string;

  @ApiProperty({ description: 'Kind', example: 'model' })
  @Field(() => String, { description: 'Kind' })
  kind!: string;

  @ApiProperty({ description: 'Slug', example: 'orc-trooper' })
  @Field(() => String, { description: 'Slug' })
  slug!: string;

  @ApiProperty({ description: 'Name', example: 'Orc Trooper' })
  @Field(() => String, { description: 'Name' })
  name!: string;

  @ApiProperty({ description: 'Where it comes from', example: 'derived' })
  @Field(() => String, { description: 'Where it comes from' })
  provenance!: string;

  @ApiProperty({ description: 'Where it is', example: '/v1/chainmail/catalog/model/orc-trooper' })
  @Field(() => String, { description: 'Where it is' })
  href!: string;

  @ApiProperty({ description: 'Fields in which the words were found, the name first', type: [String], example: ['name'] })
  @Field(() => [String], { description: 'Fields in which the words were found, the name first' })
  matched!: readonly string[];

  @ApiProperty({ description: 'How well it fits; the best comes first', example: 31.4 })
  @Field(() => Float, { description: 'How well it fits; the best comes first' })
  score!: number;
}

@ObjectType('CatalogSearch', { description: 'What was found, the best first' })
export class SearchModel {
  @ApiProperty({ description: 'How many entries fit in all', example: 9 })
  @Field(() => Int, { description: 'How many entries fit in all' })
  total!: number;

  @ApiProperty({ description: 'The best of them', type: [HitModel] })
  @Field(() => [HitModel], { description: 'The best of them' })
  items!: readonly HitModel[];
}

/** What both APIs tell of everything that callers keep. */
@ObjectType({ isAbstract: true })
export abstract class KeptModel {
  @ApiProperty({ description: 'Id of the ruleset', example: 'chainmail' })
  @Field(() => String, { description: 'Id of the ruleset' })
  ruleset!: string;

  @ApiProperty({ description: 'Whether everybody may see and use it', example: false })
  @Field(() => Boolean, { description: 'Whether everybody may see and use it' })
  public!: boolean;

  @ApiProperty({ description: 'Whether your key has made it', example: true })
  @Field(() => Boolean, { description: 'Whether your key has made it' })
  mine!: boolean;

  @ApiProperty({ description: 'Its version, which counts its changes', example: 1 })
  @Field(() => Int, { description: 'Its version, which counts its changes' })
  version!: number;
}

const DIGITS = /^\d{1,9}$/;

/** What a list of what callers keep can be asked for, the same in both APIs. */
@ArgsType()
export class KeptQuery {
  @ApiPropertyOptional({ description: `How many, at most ${MOST_LISTED}`, minimum: 1, maximum: MOST_LISTED, default: 50, example: 20 })
  @Field(() => Int, { nullable: true, description: `How many, at most ${MOST_LISTED}` })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' && DIGITS.test(value) ? Number(value) : value))
  @IsInt()
  @Min(1)
  @Max(MOST_LISTED)
  first?: number;

  @ApiPropertyOptional({ description: 'Cursor: next of an earlier page', example: 'my-ogres' })
  @Field(() => String, { nullable: true, description: 'Cursor: next of an earlier page' })
  @IsOptional()
  @IsString()
  @Length(1, 100)
  after?: string;
}

/** What a search can be asked for, the same in both APIs. */
@ArgsType()
export class SearchQuery {
  @ApiPropertyOptional({ description: 'Words to look for; slips of the pen are forgiven, and all must be found', required: true, example: 'orc archer' })
  @Field(() => String, { description: 'Words to look for; slips of the pen are forgiven, and all must be found' })
  @IsString()
  @Length(1, 100)
  q!: string;

  @ApiPropertyOptional({ description: 'Only entries of this ruleset', example: 'chainmail' })
  @Field(() => String, { nullable: true, description: 'Only entries of this ruleset' })
  @IsOptional()
  @IsString()
  @Length(1, 60)
  ruleset?: string;

  @ApiPropertyOptional({ description: 'Only entries of this kind', example: 'model' })
  @Field(() => String, { nullable: true, description: 'Only entries of this kind' })
  @IsOptional()
  @IsString()
  @Length(1, 60)
  kind?: string;

  @ApiPropertyOptional({ description: 'A collection of the ruleset whose entries are searched too', example: 'my-ogres' })
  @Field(() => String, { nullable: true, description: 'A collection of the ruleset whose entries are searched too' })
  @IsOptional()
  @IsString()
  @Length(1, 60)
  collection?: string;

  @ApiPropertyOptional({ description: `How many, at most ${MOST_LISTED}`, minimum: 1, maximum: MOST_LISTED, default: 20, example: 20 })
  @Field(() => Int, { nullable: true, description: `How many, at most ${MOST_LISTED}` })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' && DIGITS.test(value) ? Number(value) : value))
  @IsInt()
  @Min(1)
  @Max(MOST_LISTED)
  first?: number;
}
