import { Column, PrimaryColumn } from 'typeorm';

/** What is known of everything that callers keep under a name. */
export abstract class KeptEntity {
  @PrimaryColumn('uuid')
  readonly id!: string;

  @Column('text')
  readonly ruleset!: string;

  @Column('text')
  readonly name!: string;

  @Column('boolean')
  readonly public!: boolean;

  @Column('uuid', { name: 'owner_key' })
  readonly ownerKey!: string;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  readonly createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'updated_at', precision: 3, default: () => 'now()' })
  readonly updatedAt!: Date;
}
