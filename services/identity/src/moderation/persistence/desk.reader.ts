import { Injectable } from '@nestjs/common';
import { Database } from '@waymark/database/database';

/** What waits for the admins. */
@Injectable()
export class DeskReader {
  constructor(private readonly db: Database) {}

  /** Of identity itself. */
  async waiting(): Promise<{ applications: number; reports: number; oldestAt: Date | null }> {
    const [row] = await this.db.query<{ applications: number; reports: number; oldest: Date | null }>(
      `SELECT (SELECT count(*)::int FROM mentor_applications WHERE status = 'pending' AND held_until IS NULL) AS applications,
         (SELECT count(*)::int FROM reports WHERE resolved_at IS NULL) AS reports,
         least((SELECT min(created_at) FROM mentor_applications WHERE status = 'pending' AND held_until IS NULL),
           (SELECT min(created_at) FROM reports WHERE resolved_at IS NULL)) AS oldest`,
    );
    const { applications = 0, reports = 0, oldest = null } = row ?? {};
    return { applications, reports, oldestAt: oldest };
  }
}
