import type { Role } from '@waymark/contracts/caller';
import type { Columns } from '@waymark/database/columns';
import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { UsersTable } from '../../persistence/tables.ts';

@Entity('users')
export class UserRow implements Columns<UsersTable, Exclude<keyof UserRow, 'deleteAfter'>> {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  /** Never given to another person, unlike the id after a restore of the database. */
  @Column({ type: 'uuid', default: () => 'gen_random_uuid()' })
  subject: string;

  @Column({ type: 'text' })
  username: string;

  /** It was allowed beside a name that it looks like: it is older than that rule, or the operator created it. */
  @Column({ name: 'look_alike', type: 'boolean', default: false })
  lookAlike: boolean;

  @Column({ type: 'text' })
  email: string;

  @Column({ name: 'password_hash', type: 'text' })
  passwordHash: string;

  @Column({ type: 'text', default: 'learner' })
  role: Role;

  /** Whether an application waits for its decision; the table of applications keeps it. */
  @Column({ type: 'boolean', default: false, insert: false, update: false })
  applies: boolean;

  @Column({ name: 'subscription_tier', type: 'text', default: 'free' })
  subscriptionTier: string;

  @Column({ name: 'email_confirmed_at', type: 'timestamptz', nullable: true })
  emailConfirmedAt: Date | null;

  @Column({ type: 'text', nullable: true })
  avatar: string | null;

  /** ISO 8601: when the account is deleted, if its owner has requested it. */
  @Column({
    name: 'delete_after',
    type: 'timestamptz',
    nullable: true,
    transformer: { from: (at: Date | null) => at?.toISOString() ?? null, to: (at: unknown) => at },
  })
  deleteAfter: string | null;

  /** The row of a deleted account has no address and no password, and is never loaded. */
  @Column({ name: 'deleted_at', type: 'timestamptz', nullable: true })
  deletedAt: Date | null;

  @Column({ name: 'suspended_at', type: 'timestamptz', nullable: true })
  suspendedAt: Date | null;

  /** When the operator gave an account of the demo to a person. */
  @Column({ name: 'demo_claimed_at', type: 'timestamptz', nullable: true })
  demoClaimedAt: Date | null;

  /** The admin's user name. */
  @Column({ name: 'suspended_by', type: 'text', nullable: true })
  suspendedBy: string | null;

  @Column({ name: 'suspension_reason', type: 'text', nullable: true })
  suspensionReason: string | null;
}
