import { ArgsType, Field, Int, ObjectType } from '@nestjs/graphql';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional, IsString, Length, Max, Min } from 'class-validator';
import type { Rule } from '../kernel/ruleset/rule';
import type { Ruleset } from '../kernel/ruleset/ruleset';
import { operationName } from '../resolution/operation';
import { MOST_RULES } from './library';

@ObjectType({ description: 'A part of a rule that comes from one source' })
export class RuleStatementModel {
  @ApiProperty({ description: 'Our statement', example: '2d10; equal to or below ML passes without effect; above fails, with an effect by order state.' })
  @Field({ description: 'Our statement' })
  text!: string;

  @ApiProperty({ description: 'Where it comes from', example: 'sample' })
  @Field({ description: 'Where it comes from' })
  provenance!: string;

  @ApiPropertyOptional({ description: 'The pages that state it', example: 'GAN, OBS' })
  @Field(() => String, { nullable: true, description: 'The pages that state it' })
  source?: string;
}

@ObjectType('Rule', { description: 'A numbered rule in our own words' })
export class RuleModel {
  @ApiProperty({ description: 'Id that events and refusals cite', example: 'BS-MORALE-01' })
  @Field({ description: 'Id that events and refusals cite' })
  id!: string;

  @ApiProperty({ description: 'Title', example: 'Check' })
  @Field({ description: 'Title' })
  title!: string;

  @ApiProperty({ description: 'Topic', example: 'morale' })
  @Field({ description: 'Topic' })
  topic!: string;

  @ApiProperty({ description: 'What it says, by source', type: [RuleStatementModel] })
  @Field(() => [RuleStatementModel], { description: 'What it says, by source' })
  statements!: readonly RuleStatementModel[];

  @ApiProperty({ description: 'Rules it speaks of, or that speak of it', type: [String], example: ['BS-MORALE-07'] })
  @Field(() => [String], { description: 'Rules it speaks of, or that speak of it' })
  related!: readonly string[];
}

@ObjectType('RulePage', { description: 'A page of rules' })
export class RulePageModel {
  @ApiProperty({ description: 'How many rules fit in all', example: 161 })
  @Field(() => Int, { description: 'How many rules fit in all' })
  total!: number;

  @ApiProperty({ description: 'The rules of this page', type: [RuleModel] })
  @Field(() => [RuleModel], { description: 'The rules of this page' })
  items!: readonly Rule[];

  @ApiProperty({ description: 'Cursor of the next page, or null', type: 'string', nullable: true, example: 'QlMtQUQtMDE' })
  @Field(() => String, { nullable: true, description: 'Cursor of the next page, or null' })
  next!: string | null;
}

@ObjectType('Source', { description: 'Where facts of a ruleset come from' })
export class SourceModel {
  @ApiProperty({ description: 'Short name', example: 'GAN' })
  @Field({ description: 'Short name' })
  name!: string;

  @ApiProperty({ description: 'What it is', example: 'Quick-reference sheet made by a fan' })
  @Field({ description: 'What it is' })
  description!: string;

  @ApiPropertyOptional({ description: 'Where it is', example: 'ganae.com/DnD/battle_sys.html' })
  @Field(() => String, { nullable: true, description: 'Where it is' })
  address?: string;
}

@ObjectType('ProcedureSummary', { description: 'A stateless resolution' })
export class ProcedureSummary {
  @ApiProperty({ description: 'Name in the address', example: 'attack' })
  @Field({ description: 'Name in the address' })
  name!: string;

  @ApiProperty({ description: 'Title', example: 'Attack' })
  @Field({ description: 'Title' })
  title!: string;

  @ApiProperty({ description: 'What it resolves', example: 'One unit attacks another.' })
  @Field({ description: 'What it resolves' })
  summary!: string;

  @ApiProperty({ description: 'Rules it goes by', type: [String], example: ['BS-AD-01'] })
  @Field(() => [String], { description: 'Rules it goes by' })
  rules!: readonly string[];

  @ApiProperty({ description: 'Its operations in both APIs', type: [String], example: ['battlesystemResolveAttack', 'battlesystemOddsAttack'] })
  @Field(() => [String], { description: 'Its operations in both APIs' })
  operations!: readonly string[];
}

@ObjectType('CatalogKindSummary', { description: 'A kind of catalog entry' })
export class CatalogKindSummary {
  @ApiProperty({ description: 'Kind', example: 'troop-type' })
  @Field({ description: 'Kind' })
  kind!: string;

  @ApiProperty({ description: 'Title', example: 'Troop types' })
  @Field({ description: 'Title' })
  title!: string;

  @ApiProperty({ description: 'Slugs that a reference may name', type: [String], example: ['heavy-foot'] })
  @Field(() => [String], { description: 'Slugs that a reference may name' })
  slugs!: readonly string[];
}

@ObjectType('Ruleset', { description: 'A game' })
export class RulesetModel {
  @ApiProperty({ description: 'Id in every address', example: 'battlesystem' })
  @Field({ description: 'Id in every address' })
  id!: string;

  @ApiProperty({ description: 'Name', example: 'Battlesystem' })
  @Field({ description: 'Name' })
  name!: string;

  @ApiProperty({ description: 'Edition', example: '2nd edition, 1989' })
  @Field({ description: 'Edition' })
  edition!: string;

  @ApiProperty({ description: 'What it is', example: 'Fantasy battles between units of ranked figures.' })
  @Field({ description: 'What it is' })
  summary!: string;

  @ApiProperty({ description: 'Whether whole games can be played', example: false })
  @Field({ description: 'Whether whole games can be played' })
  playable!: boolean;

  @ApiProperty({ description: 'How many rules there are', example: 161 })
  @Field(() => Int, { description: 'How many rules there are' })
  rules!: number;

  @ApiProperty({ description: 'Topics of its rules', type: [String], example: ['morale'] })
  @Field(() => [String], { description: 'Topics of its rules' })
  topics!: readonly string[];

  @ApiProperty({ description: 'Where its facts come from', type: [SourceModel] })
  @Field(() => [SourceModel], { description: 'Where its facts come from' })
  sources!: readonly SourceModel[];

  @ApiProperty({ description: 'What can be resolved', type: [ProcedureSummary] })
  @Field(() => [ProcedureSummary], { description: 'What can be resolved' })
  procedures!: readonly ProcedureSummary[];

  @ApiProperty({ description: 'What its catalog holds', type: [CatalogKindSummary] })
  @Field(() => [CatalogKindSummary], { description: 'What its catalog holds' })
  catalog!: readonly CatalogKindSummary[];

  static of(ruleset: Ruleset): RulesetModel {
    const { id, name, edition, summary, sources, rulebook, catalog, procedures, game } = ruleset;
    return {
      id,
      name,
      edition,
      summary,
      playable: game !== null,
      rules: rulebook.length,
      topics: [...new Set(rulebook.map(({ topic }) => topic))],
      sources,
      procedures: procedures.map((procedure) => ({
        name: procedure.name,
        title: procedure.title,
        summary: procedure.summary,
        rules: procedure.rules,
        operations: (procedure.dice ? (['resolve', 'odds'] as const) : (['resolve'] as const)).map((verb) => operationName(ruleset, verb, procedure)),
      })),
      catalog: catalog.map(({ kind, title, entries }) => ({ kind, title, slugs: entries.map(({ slug }) => slug) })),
    };
  }
}

const DIGITS = /^\d{1,9}$/;

/** What a list of rules can be asked for, the same in both APIs. */
@ArgsType()
export class RulesQuery {
  @ApiPropertyOptional({ description: 'Words that must all occur in the id, title, topic or text', example: 'morale' })
  @Field(() => String, { nullable: true, description: 'Words that must all occur in the id, title, topic or text' })
  @IsOptional()
  @IsString()
  @Length(1, 100)
  search?: string;

  @ApiPropertyOptional({ description: 'Only rules of this topic', example: 'morale' })
  @Field(() => String, { nullable: true, description: 'Only rules of this topic' })
  @IsOptional()
  @IsString()
  @Length(1, 40)
  topic?: string;

  @ApiPropertyOptional({ description: `How many, at most ${MOST_RULES}`, minimum: 1, maximum: MOST_RULES, default: 50, example: 20 })
  @Field(() => Int, { nullable: true, description: `How many, at most ${MOST_RULES}` })
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' && DIGITS.test(value) ? Number(value) : value))
  @IsInt()
  @Min(1)
  @Max(MOST_RULES)
  first?: number;

  @ApiPropertyOptional({ description: 'Cursor: next of an earlier page', example: 'QlMtQUQtMDE' })
  @Field(() => String, { nullable: true, description: 'Cursor: next of an earlier page' })
  @IsOptional()
  @IsString()
  @Length(1, 100)
  after?: string;
}
