import { Column, Entity, Index } from 'typeorm';
import type { JsonObject } from '../../kernel/ruleset/procedure';
import { KeptEntity } from '../kept.entity';

/** A caller's army: as it was sent, and as a set-up takes it. */
@Entity('army')
@Index('army_owned', ['ownerKey', 'createdAt', 'id'])
export class ArmyEntity extends KeptEntity {
  /** What the procedure that checks armies takes. */
  @Column('json')
  readonly input!: JsonObject;

  /** Its side of a set-up, every reference swapped for figures. */
  @Column('json')
  readonly list!: JsonObject;

  @Column('integer', { default: 1 })
  readonly version!: number;
}
