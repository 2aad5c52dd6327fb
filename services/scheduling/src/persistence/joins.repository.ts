import { Injectable } from '@nestjs/common';
import type { Party } from '@waymark/contracts/scheduling/sessions';
import { Database } from '@waymark/database/database';

@Injectable()
export class JoinsRepository {
  constructor(private readonly db: Database) {}

  /** Leaves an earlier time unchanged. */
  async add(sessionId: string, party: Party, at: Date): Promise<void> {
    await this.db.transaction(async ({ em }) => {
      await em.query(
        'INSERT INTO session_joins (session_id, party, first_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
        [sessionId, party, at],
      );
    });
  }
}
