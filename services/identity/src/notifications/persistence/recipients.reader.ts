import { Injectable } from '@nestjs/common';
import type { Columns } from '@waymark/database/columns';
import type { Tx } from '@waymark/database/tx';
import type { UsersTable } from '../../persistence/tables.ts';
import type { Muted } from '../domain/topic-of.ts';

/** `subscriptionKey` signs the links that turn mails off. */
export type Recipient = Columns<UsersTable, 'subscriptionKey' | 'locale'> & {
  userId: UsersTable['id'];
  email: NonNullable<UsersTable['email']>;
  muted: Muted[];
  /** Has a confirmed address, is not suspended, and stays. */
  isReachable: boolean;
};

/** With the preferences in the same statement, so that none is read per recipient. */
const SELECT = `
  SELECT id AS "userId", email, locale, subscription_key AS "subscriptionKey",
    num_nulls(email_confirmed_at, suspended_at, delete_after) = 2 AND email_confirmed_at IS NOT NULL AS "isReachable",
    (SELECT coalesce(jsonb_agg(jsonb_build_object('topic', topic, 'channel', channel)), '[]')
     FROM notification_preferences WHERE user_id = users.id AND NOT enabled) AS muted
  FROM users`;

/** Mail addresses. They leave this service in mails only. */
@Injectable()
export class RecipientsReader {
  find(tx: Tx, userIds: number[]): Promise<Recipient[]> {
    return tx.query(`${SELECT} WHERE id = ANY($1) AND deleted_at IS NULL`, [userIds]);
  }

  findAdmins({ em }: Tx): Promise<Recipient[]> {
    return em.query(`${SELECT} WHERE role = 'admin' ORDER BY id`);
  }
}
