import { Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/database/tx';
import type { Muted } from '../domain/topic-of.ts';

export interface Recipient {
  userId: number;
  email: string;
  /** Signs the links that turn mails off. */
  subscriptionKey: string;
  muted: Muted[];
}

/** With the preferences in the same statement, so that none is read per recipient. */
const SELECT = `
  SELECT id AS "userId", email, subscription_key AS "subscriptionKey",
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
