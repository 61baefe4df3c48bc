import { Field, Int, ObjectType } from '@nestjs/graphql';
import { ApiProperty } from '@nestjs/swagger';
import { JsonScalar } from '../../platform/graphql/json.scalar';

@ObjectType('CatalogFile', { description: 'A file to take along; its address changes with its content' })
export class CatalogFileModel {
  @ApiProperty({ description: 'The kind that it holds; catalog is all of them', example: 'catalog' })
  @Field(() => String, { description: 'The kind that it holds; catalog is all of them' })
  of!: string;

  @ApiProperty({ description: 'json, ndjson (an entry a line) or csv', example: 'csv' })
  @Field(() => String, { description: 'json, ndjson (an entry a line) or csv' })
  format!: string;

  @ApiProperty({ description: 'Where it is', example: '/v1/chainmail/catalog/files/catalog-0123456789abcdef.csv' })
  @Field(() => String, { description: 'Where it is' })
  href!: string;

  @ApiProperty({ description: 'How many entries it holds', example: 179 })
  @Field(() => Int, { description: 'How many entries it holds' })
  entries!: number;

  @ApiProperty({ description: 'Its length in bytes, uncompressed', example: 98000 })
  @Field(() => Int, { description: 'Its length in bytes, uncompressed' })
  bytes!: number;

  @ApiProperty({ description: 'SHA-256 of its bytes', example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08' })
  @Field(() => String, { description: 'SHA-256 of its bytes' })
  sha256!: string;
}

@ObjectType('CatalogManifest', { description: "The files of a game's catalog as they are now" })
export class CatalogManifestModel {
  @ApiProperty({ description: 'Id of the ruleset', example: 'chainmail' })
  @Field(() => String, { description: 'Id of the ruleset' })
  ruleset!: string;

  @ApiProperty({ description: 'Names the content of the catalog', example: '0123456789abcdef' })
  @Field(() => String, { description: 'Names the content of the catalog' })
  version!: string;

  @ApiProperty({ description: 'The files', type: [CatalogFileModel] })
  @Field(() => [CatalogFileModel], { description: 'The files' })
  files!: CatalogFileModel[];
}

@ObjectType('RemovedEntry', { description: 'An entry that is gone' })
export class RemovedEntryModel {
  @ApiProperty({ description: 'Kind', example: 'model' })
  @Field(() => String, { description: 'Kind' })
  kind!: string;

  @ApiProperty({ description: 'Slug', example: 'old-orc' })
  @Field(() => String, { description: 'Slug' })
  slug!: string;
}

@ObjectType('CatalogChanges', { description: 'What has changed between two versions' })
export class CatalogChangesModel {
  @ApiProperty({ description: 'Id of the ruleset', example: 'chainmail' })
  @Field(() => String, { description: 'Id of the ruleset' })
  ruleset!: string;

  @ApiProperty({ description: 'Version that was known', example: '0123456789abcdef' })
  @Field(() => String, { description: 'Version that was known' })
  since!: string;

  @ApiProperty({ description: 'Version that this leads to', example: '0123456789abcdef' })
  @Field(() => String, { description: 'Version that this leads to' })
  version!: string;

  @ApiProperty({ description: 'Entries that are new or not what they were, whole', type: 'array', items: { type: 'object', additionalProperties: true }, example: [] })
  @Field(() => [JsonScalar], { description: 'Entries that are new or not what they were, whole' })
  changed!: readonly unknown[];

  @ApiProperty({ description: 'Entries that are gone', type: [RemovedEntryModel] })
  @Field(() => [RemovedEntryModel], { description: 'Entries that are gone' })
  removed!: readonly RemovedEntryModel[];
}
