import { Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/database/tx';

export interface Addressee {
  userId: number;
  email: string;
}

/** Where people are reached. Addresses leave this service in mails alone. */
@Injectable()
export class PeopleReader {
  find(tx: Tx, userIds: number[]): Promise<Addressee[]> {
    return tx.query('SELECT id AS "userId", email FROM users WHERE id = ANY($1)', [userIds]);
  }

  admins({ em }: Tx): Promise<Addressee[]> {
    return em.query(`SELECT id AS "userId", email FROM users WHERE role = 'admin' ORDER BY id`);
  }
}
