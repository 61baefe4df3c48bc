import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { SessionEntity } from '../store/session.entity';

/** Something that somebody said, and to whom. */
@Entity('session_message')
@Check('session_message_room', `room in ('all', 'team', 'seat', 'spectators')`)
@Index('session_message_id', ['id'], { unique: true })
export class SessionMessageEntity {
  @PrimaryColumn('uuid', { name: 'session_id' })
  readonly sessionId!: string;

  @PrimaryColumn('integer')
  readonly seq!: number;

  @Column('uuid')
  readonly id!: string;

  @Column({ type: 'timestamptz', precision: 3 })
  readonly at!: Date;

  @Column('text')
  readonly room!: string;

  /** Who said it, as others are told. */
  @Column('text')
  readonly author!: string;

  @Column('text', { name: 'from_seat', nullable: true })
  readonly fromSeat!: string | null;

  @Column('text', { name: 'to_seat', nullable: true })
  readonly toSeat!: string | null;

  @Column('text', { nullable: true })
  readonly team!: string | null;

  @Column('text')
  readonly text!: string;

  @ManyToOne(() => SessionEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'session_id', foreignKeyConstraintName: 'session_message_session' })
  readonly session!: unknown;
}
