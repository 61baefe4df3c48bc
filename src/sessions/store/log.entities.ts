import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { SessionEntity } from './session.entity';

/** One action of a session's log. */
@Entity('session_action')
export class SessionActionEntity {
  @PrimaryColumn('uuid', { name: 'session_id' })
  readonly sessionId!: string;

  @PrimaryColumn('integer')
  readonly seq!: number;

  @Column('text', { nullable: true })
  readonly seat!: string | null;

  @Column('json')
  readonly action!: unknown;

  @Column('json')
  readonly faces!: readonly number[];

  @Column('text')
  readonly dice!: string;

  @Column('json')
  readonly events!: unknown;

  /** Numbers of the events that not everybody may know. */
  @Column('json', { nullable: true })
  readonly secret!: readonly number[] | null;

  @Column('text', { name: 'state_hash' })
  readonly stateHash!: string;

  @Column({ type: 'timestamptz', precision: 3 })
  readonly at!: Date;

  @ManyToOne(() => SessionEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'session_id', foreignKeyConstraintName: 'session_action_session' })
  readonly session!: unknown;
}

/** The state after some action, so that a replay need not begin at the beginning. */
@Entity('session_snapshot')
export class SessionSnapshotEntity {
  @PrimaryColumn('uuid', { name: 'session_id' })
  readonly sessionId!: string;

  @PrimaryColumn('integer')
  readonly seq!: number;

  @Column('json')
  readonly state!: unknown;

  @ManyToOne(() => SessionEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'session_id', foreignKeyConstraintName: 'session_snapshot_session' })
  readonly session!: unknown;
}
