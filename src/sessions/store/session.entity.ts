import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Origin } from '../core/facts';
import type { SeatPlan } from '../core/seat-plan';
import type { Names, Scene } from '../scene/gauge';

/** A stored game: what was agreed on, and how far its log goes. */
@Entity('session')
@Check('session_status', `status in ('open', 'playing', 'finished')`)
@Check('session_dice', `dice in ('server', 'table')`)
@Index('session_owned', ['ownerKey', 'createdAt', 'id'], { where: '(owner_key IS NOT NULL)' })
@Index('session_listed', ['createdAt', 'id'], { where: 'public' })
@Index('session_clock', ['clockUntil'], { where: '(clock_until IS NOT NULL)' })
@Index('session_waits_for_bot', ['updatedAt'], { where: 'bot_to_act' })
export class SessionEntity {
  @PrimaryColumn('uuid')
  readonly id!: string;

  @Column('text')
  readonly ruleset!: string;

  @Column('text')
  readonly edition!: string;

  @Column('json')
  readonly setup!: unknown;

  @Column('json')
  readonly seats!: readonly SeatPlan[];

  @Column('boolean')
  readonly public!: boolean;

  @Column('text')
  readonly dice!: string;

  @Column('text')
  readonly seed!: string;

  @Column('text')
  readonly commitment!: string;

  @Column('json', { nullable: true })
  readonly scene!: Scene | null;

  @Column('json', { default: {} })
  readonly names!: Names;

  @Column('text', { default: 'open' })
  readonly status!: string;

  @Column('integer', { default: 0 })
  readonly version!: number;

  @Column('boolean', { name: 'bot_to_act', default: false })
  readonly botToAct!: boolean;

  /** The node that others let go first, having lost too many races; and until when. */
  @Column('text', { name: 'turn_of', nullable: true })
  readonly turnOf!: string | null;

  @Column({ type: 'timestamptz', name: 'turn_until', precision: 3, nullable: true })
  readonly turnUntil!: Date | null;

  @Column('integer', { name: 'clock_seconds', nullable: true })
  readonly clockSeconds!: number | null;

  /** What people are to decide now, and until when. */
  @Column('text', { name: 'clock_key', nullable: true })
  readonly clockKey!: string | null;

  @Column({ type: 'timestamptz', name: 'clock_until', precision: 3, nullable: true })
  readonly clockUntil!: Date | null;

  /** The version of another session that it goes on from. */
  @Column('json', { nullable: true })
  readonly origin!: Origin | null;

  /** The key that made it; null if it was made without. */
  @Column('uuid', { name: 'owner_key', nullable: true })
  readonly ownerKey!: string | null;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  readonly createdAt!: Date;

  @Column({ type: 'timestamptz', name: 'updated_at', precision: 3, default: () => 'now()' })
  readonly updatedAt!: Date;
}
