import { Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/database/tx';

export interface Recipient {
  userId: number;
  email: string;
}

/** Mail addresses. They leave this service in mails only. */
@Injectable()
export class RecipientsReader {
  find(tx: Tx, userIds: number[]): Promise<Recipient[]> {
    return tx.query('SELECT id AS "userId", email FROM users WHERE id = ANY($1)', [userIds]);
  }

  findAdmins({ em }: Tx): Promise<Recipient[]> {
    return em.query(`SELECT id AS "userId", email FROM users WHERE role = 'admin' ORDER BY id`);
  }
}
