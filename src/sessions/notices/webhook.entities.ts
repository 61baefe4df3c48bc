import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import { SessionEntity } from '../store/session.entity';

/** An address that wants to be told of a session. */
@Entity('session_webhook')
@Index('session_webhook_of', ['sessionId'])
export class SessionWebhookEntity {
  @PrimaryColumn('uuid')
  readonly id!: string;

  @Column('uuid', { name: 'session_id' })
  readonly sessionId!: string;

  @Column('text', { nullable: true })
  readonly seat!: string | null;

  @Column('text')
  readonly url!: string;

  @Column('text')
  readonly secret!: string;

  @Column('text', { array: true })
  readonly events!: readonly string[];

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  readonly createdAt!: Date;

  @ManyToOne(() => SessionEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'session_id', foreignKeyConstraintName: 'session_webhook_session' })
  readonly session!: unknown;
}

/** A notice that was or is to be sent. */
@Entity('webhook_delivery')
@Index('webhook_delivery_due', ['nextAt'], { where: '(next_at IS NOT NULL)' })
@Index('webhook_delivery_of', ['webhookId', 'createdAt'])
export class WebhookDeliveryEntity {
  @PrimaryColumn('text')
  readonly id!: string;

  @Column('uuid', { name: 'webhook_id' })
  readonly webhookId!: string;

  @Column('text')
  readonly type!: string;

  @Column('text')
  readonly body!: string;

  @Column('integer', { default: 0 })
  readonly attempts!: number;

  @Column({ type: 'timestamptz', name: 'next_at', precision: 3, nullable: true })
  readonly nextAt!: Date | null;

  @Column({ type: 'timestamptz', name: 'delivered_at', precision: 3, nullable: true })
  readonly deliveredAt!: Date | null;

  @Column('text', { nullable: true })
  readonly fault!: string | null;

  @Column({ type: 'timestamptz', name: 'created_at', precision: 3, default: () => 'now()' })
  readonly createdAt!: Date;

  @ManyToOne(() => SessionWebhookEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'webhook_id', foreignKeyConstraintName: 'webhook_delivery_webhook' })
  readonly webhook!: unknown;
}
