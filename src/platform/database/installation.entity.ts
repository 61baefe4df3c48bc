import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** The one row that tells this installation from every other. */
@Entity('installation')
@Index('installation_has_one_row', { synchronize: false })
export class Installation {
  @PrimaryGeneratedColumn('uuid')
  readonly id!: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  readonly createdAt!: Date;
}
