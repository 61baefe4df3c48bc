import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { KeptEntity } from '../kept.entity';

/** A caller's own entries under one name. */
@Entity('catalog_collection')
@Index('catalog_collection_name', ['ruleset', 'name'], { unique: true })
@Index('catalog_collection_owned', ['ownerKey'])
export class CollectionEntity extends KeptEntity {
  @Column('text')
  readonly title!: string;

  @Column('integer', { default: 0 })
  readonly version!: number;
}

/** One version of an entry of a collection. */
@Entity('catalog_collection_entry')
export class CollectionEntryEntity {
  @PrimaryColumn('uuid', { name: 'collection_id' })
  readonly collectionId!: string;

  @PrimaryColumn('text')
  readonly kind!: string;

  @PrimaryColumn('text')
  readonly slug!: string;

  /** The version of the collection that this change made. */
  @PrimaryColumn('integer')
  readonly version!: number;

  /** The version at which the entry first came: where it stands in lists. */
  @Column('integer')
  readonly place!: number;

  /** Null where it was taken away. */
  @Column('json', { nullable: true })
  readonly entry!: unknown;

  @Column({ type: 'timestamptz', precision: 3, default: () => 'now()' })
  readonly at!: Date;

  @ManyToOne(() => CollectionEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'collection_id', foreignKeyConstraintName: 'catalog_collection_entry_of' })
  readonly collection!: unknown;
}
