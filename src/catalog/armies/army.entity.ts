import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { JsonObject } from '../../kernel/ruleset/procedure';

/** A caller's army: as it was sent, and as a set-up takes it. */
@Entity('army')
@Index('army_owned', ['ownerKey', 'createdAt', 'id'])
export class ArmyEntity {
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

  /** What the procedure that checks armies takes. */
  @Column('json')
  readonly input!: JsonObject;

  /** Its side of a set-up, every reference swapped for figures. */
  @Column('json')
  readonly list!: JsonObject;

  @Column('integer', { default: 1 })
  readonly version!: number;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  readonly createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'updated_at', precision: 3, default: () => 'now()' })
  readonly updatedAt!: Date;
}
