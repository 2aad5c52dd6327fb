import { Injectable } from '@nestjs/common';
import type { Tx } from '@waymark/database/tx';

/** SQL: whether this user's account is to be deleted. */
export const isLeaving = (userId: string): string =>
  `EXISTS (SELECT FROM departures d WHERE d.user_id = ${userId} AND d.leaving)`;

@Injectable()
export class DeparturesRepository {
  /** Stores the newest state; `at`: ISO 8601. Returns false for an older one. */
  async store({ em }: Tx, userId: number, leaving: boolean, at: string): Promise<boolean> {
    const stored = await em.query<unknown[]>(
      `INSERT INTO departures (user_id, leaving, at) VALUES ($1, $2, $3)
       ON CONFLICT (user_id) DO UPDATE SET leaving = $2, at = $3 WHERE departures.at <= $3 RETURNING user_id`,
      [userId, leaving, at],
    );
    return stored.length > 0;
  }

  async isLeaving({ em }: Tx, userId: number): Promise<boolean> {
    const [row] = await em.query<{ leaving: boolean }[]>(`SELECT ${isLeaving('$1')} AS leaving`, [userId]);
    return row!.leaving;
  }
}
