import { Field, Int, ObjectType } from '@nestjs/graphql';
import { ApiProperty } from '@nestjs/swagger';
import { JsonScalar } from '../../platform/graphql/json.scalar';
import { KeptModel } from '../models';

@ObjectType('CollectionEntry', { description: 'An entry of a collection' })
export class CollectionEntryModel {
  @ApiProperty({ description: 'Kind', example: 'model' })
  @Field(() => String, { description: 'Kind' })
  kind!: string;

  @ApiProperty({ description: 'Slug, as references name it', example: 'cave-ogre' })
  @Field(() => String, { description: 'Slug, as references name it' })
  slug!: string;

  @ApiProperty({ description: 'Name', example: 'Cave Ogre' })
  @Field(() => String, { description: 'Name' })
  name!: string;

  @ApiProperty({ description: 'Version of the collection that made it what it is', example: 1 })
  @Field(() => Int, { description: 'Version of the collection that made it what it is' })
  version!: number;

  @ApiProperty({ description: 'Where it is', example: '/v1/chainmail/catalog/model/cave-ogre?collection=my-ogres' })
  @Field(() => String, { description: 'Where it is' })
  href!: string;
}

@ObjectType('CollectionHead', { description: 'A named collection, without its entries' })
export class CollectionHeadModel extends KeptModel {
  @ApiProperty({ description: 'By which references name it', example: 'my-ogres' })
  @Field(() => String, { description: 'By which references name it' })
  name!: string;

  @ApiProperty({ description: 'What it is called', example: 'My ogres' })
  @Field(() => String, { description: 'What it is called' })
  title!: string;

  @ApiProperty({ description: 'When it last changed', pattern: '^\\d{4}-\\d\\d-\\d\\dT[0-9:.]+Z$', example: '2026-03-01T12:00:00.000Z' })
  @Field(() => String, { description: 'When it last changed' })
  updatedAt!: string;
}

@ObjectType('Collection', { description: 'A named collection with its entries' })
export class CollectionModel extends CollectionHeadModel {
  @ApiProperty({ description: 'Its entries, in the order in which they came', type: [CollectionEntryModel] })
  @Field(() => [CollectionEntryModel], { description: 'Its entries, in the order in which they came' })
  entries!: CollectionEntryModel[];
}

@ObjectType('CollectionPage', { description: 'Collections, by name' })
export class CollectionPageModel {
  @ApiProperty({ description: 'The collections', type: [CollectionHeadModel] })
  @Field(() => [CollectionHeadModel], { description: 'The collections' })
  items!: CollectionHeadModel[];

  @ApiProperty({ description: 'Name after which the next page begins, or null', type: 'string', nullable: true, example: null })
  @Field(() => String, { nullable: true, description: 'Name after which the next page begins, or null' })
  next!: string | null;
}

@ObjectType('StoredEntry', { description: 'What was stored of an entry' })
export class StoredEntryModel {
  @ApiProperty({ description: 'The collection with its new version: a reference that never changes', example: 'my-ogres@1' })
  @Field(() => String, { description: 'The collection with its new version: a reference that never changes' })
  collection!: string;

  @ApiProperty({ description: 'Its new version', example: 1 })
  @Field(() => Int, { description: 'Its new version' })
  version!: number;

  @ApiProperty({ description: 'The entry as it is now; null if it was taken away', type: 'object', nullable: true, additionalProperties: true })
  @Field(() => JsonScalar, { nullable: true, description: 'The entry as it is now; null if it was taken away' })
  entry!: unknown;
}
