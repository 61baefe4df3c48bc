import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A catalog as this installation has served it: the hash of every entry. */
@Entity('catalog_version')
export class CatalogVersionEntity {
  @PrimaryColumn('text')
  readonly ruleset!: string;

  @PrimaryColumn('text')
  readonly version!: string;

  @Column('json')
  readonly hashes!: Readonly<Record<string, string>>;

  @Column({ type: 'timestamptz', name: 'seen_at', precision: 3, default: () => 'now()' })
  readonly seenAt!: Date;
}
