import { Field, ObjectType } from '@nestjs/graphql';

@ObjectType({ description: 'Where a page of entries begins and ends' })
export class CatalogPageInfo {
  @Field(() => Boolean, { description: 'Whether there is more' })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: 'Whether something was before' })
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: 'Cursor of its first entry, or null' })
  startCursor!: string | null;

  @Field(() => String, { nullable: true, description: 'Cursor of its last entry, or null' })
  endCursor!: string | null;
}
