import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { SessionEntity } from './session.entity';

/** A token of the creator or of a seat, or a ticket for one stream; only its hash is kept. */
@Entity('session_token')
@Check('session_token_kind', `kind in ('creator', 'seat', 'spectator', 'ticket')`)
@Index('session_token_seat', ['sessionId', 'seat'])
@Index('session_token_expiry', ['expiresAt'])
export class SessionTokenEntity {
  @PrimaryColumn('text')
  readonly hash!: string;

  @Column('uuid', { name: 'session_id' })
  readonly sessionId!: string;

  @Column('text')
  readonly kind!: string;

  @Column('text', { nullable: true })
  readonly seat!: string | null;

  /** The token whose holder asked for this ticket: the stream lives no longer than it. */
  @Column('text', { name: 'issued_for', nullable: true })
  readonly issuedFor!: string | null;

  @Column({ type: 'timestamptz', name: 'expires_at', precision: 3 })
  readonly expiresAt!: Date;

  @ManyToOne(() => SessionEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'session_id', foreignKeyConstraintName: 'session_token_session' })
  readonly session!: unknown;
}

/** The answer that an idempotency key was first given. */
@Entity('session_answer')
@Index('session_answer_age', ['createdAt'])
export class SessionAnswerEntity {
  @PrimaryColumn('uuid', { name: 'session_id' })
  readonly sessionId!: string;

  @PrimaryColumn('text')
  readonly holder!: string;

  @PrimaryColumn('text')
  readonly key!: string;

  @Column('text', { name: 'body_hash' })
  readonly bodyHash!: string;

  @Column('json')
  readonly answer!: unknown;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  readonly createdAt!: Date;

  @ManyToOne(() => SessionEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'session_id', foreignKeyConstraintName: 'session_answer_session' })
  readonly session!: unknown;
}
