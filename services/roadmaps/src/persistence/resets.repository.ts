import { Inject, Injectable } from '@nestjs/common';
import { ProgressMoved } from '@waymark/contracts/roadmaps/events';
import type { ResetProgress } from '@waymark/contracts/roadmaps/learning';
import type { Progress } from '@waymark/contracts/roadmaps/progress';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { AppError } from '@waymark/kernel/app-error';
import type { Clock } from '@waymark/kernel/clock';
import { newId } from '@waymark/kernel/ids';
import { CLOCK } from '../clock.ts';
import { readLearning } from './learning.ts';
import { lineOf, readProgress } from './progress-view.ts';

/** So long a reset can be taken back. */
const UNDO_MS = 24 * 3_600_000;

interface Reset {
  roadmapId: string;
  resetAt: Date;
  undoneAt: Date | null;
}

/** What was ticked is kept with the reset that unticked it. */
@Injectable()
export class ResetsRepository {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Error: NOT_FOUND. */
  reset(userId: number, roadmapId: string, idempotency: string): Promise<ResetProgress> {
    return this.db.transaction(
      async (tx) => {
        await readLearning(tx.em, roadmapId, userId);
        const resetId = await this.untick(tx, userId, roadmapId);
        return { resetId, progress: await readProgress(tx.em, roadmapId, userId) };
      },
      { idempotency, oneByOne: lineOf(userId, roadmapId) },
    );
  }

  /** Steps somebody has touched since stay as they are. Errors: NOT_FOUND, RULE_REFUSED after 24 hours. */
  async undo(userId: number, id: string, idempotency: string): Promise<Progress> {
    const [known] = await this.db.query<Pick<Reset, 'roadmapId'>>(
      `SELECT roadmap_id AS "roadmapId" FROM progress_resets WHERE id = $1 AND user_id = $2`,
      [id, userId],
    );
    if (!known) throw new AppError('NOT_FOUND', 'This reset cannot be found any more.');
    const { roadmapId } = known;
    return this.db.transaction(
      async (tx) => {
        await this.retick(tx, userId, id);
        return readProgress(tx.em, roadmapId, userId);
      },
      { idempotency, oneByOne: lineOf(userId, roadmapId) },
    );
  }

  /** Forgets those that nobody can take back since a day. */
  async sweep(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - 2 * UNDO_MS);
    await this.db.transaction(({ em }) =>
      em.query('DELETE FROM progress_resets WHERE reset_at < $1', [before]),
    );
  }

  private async untick(tx: Tx, userId: number, roadmapId: string): Promise<string | null> {
    const [reset] = await tx.em.query<{ id: string }[]>(
      `WITH ticked AS (
         SELECT step_id, completed_at FROM progress WHERE user_id = $2 AND roadmap_id = $3 AND completed
       ), unticked AS (
         UPDATE progress SET completed = false, completed_at = NULL, updated_at = $4
         WHERE user_id = $2 AND step_id IN (SELECT step_id FROM ticked)
       )
       INSERT INTO progress_resets (id, user_id, roadmap_id, step_ids, completed_at, reset_at)
       SELECT $1, $2, $3, array_agg(step_id), array_agg(completed_at), $4 FROM ticked HAVING count(*) > 0
       RETURNING id`,
      [newId(), userId, roadmapId, this.clock.now()],
    );
    if (!reset) return null;
    tx.emit(ProgressMoved, { userId, roadmapId }, { audience: [userId] });
    return reset.id;
  }

  private async retick(tx: Tx, userId: number, id: string): Promise<void> {
    const now = this.clock.now();
    const [reset] = await tx.em.query<Reset[]>(
      `SELECT roadmap_id AS "roadmapId", reset_at AS "resetAt", undone_at AS "undoneAt"
       FROM progress_resets WHERE id = $1 FOR UPDATE`,
      [id],
    );
    if (!reset || now.getTime() - reset.resetAt.getTime() > UNDO_MS) {
      throw new AppError('RULE_REFUSED', 'A reset can be taken back for 24 hours. This one is older.');
    }
    if (reset.undoneAt) return;
    await tx.em.query('UPDATE progress_resets SET undone_at = $2 WHERE id = $1', [id, now]);
    // A word of now: what another device said before the reset is older than the learner's undoing it.
    const [, restored] = await tx.em.query<[unknown[], number]>(
      `UPDATE progress p SET completed = true, completed_at = t.completed_at, updated_at = $3
       FROM (SELECT unnest(step_ids) AS step_id, unnest(completed_at) AS completed_at
         FROM progress_resets WHERE id = $1) t
       WHERE p.user_id = $2 AND p.step_id = t.step_id AND NOT p.completed AND p.updated_at = $4`,
      [id, userId, now, reset.resetAt],
    );
    const { roadmapId } = reset;
    if (restored > 0) tx.emit(ProgressMoved, { userId, roadmapId }, { audience: [userId] });
  }
}
