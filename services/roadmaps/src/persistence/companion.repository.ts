import { Inject, Injectable } from '@nestjs/common';
import { CompanionChanged } from '@waymark/contracts/roadmaps/events';
import type {
  Mood,
  MoodBody,
  MoodCheckIn,
  Reflection,
  ReflectionBody,
} from '@waymark/contracts/roadmaps/learning';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '../clock.ts';
import { checkReflectionCount, reflectionIdTaken, toReflection } from '../domain/reflections.ts';
import { clampTimestamp } from '../domain/tick-merge.ts';
import { recordActivity } from './activity.ts';
import { checkVisible } from './visible.ts';

/** So long the id of a deleted reflection is kept, for devices that come late with it. */
const REMEMBER_DELETED = '180 days';

/** How a learner feels and what they write: theirs alone. */
@Injectable()
export class CompanionRepository {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Answers the mood in force: of two check-ins the later. Error: NOT_FOUND. */
  checkIn(userId: number, roadmapId: string, body: MoodBody, idempotency: string): Promise<MoodCheckIn> {
    return this.db.transaction(
      async (tx) => {
        await checkVisible(tx.em, roadmapId, userId);
        const now = this.clock.now();
        const at = body.at === undefined ? now : clampTimestamp(body.at, now);
        const kept = await tx.em.query<unknown[]>(
          `INSERT INTO moods (user_id, roadmap_id, mood, at) VALUES ($1, $2, $3, $4)
           ON CONFLICT (user_id, roadmap_id) DO UPDATE SET mood = excluded.mood, at = excluded.at
           WHERE moods.at <= excluded.at AND (moods.at, moods.mood) <> (excluded.at, excluded.mood)
           RETURNING user_id`,
          [userId, roadmapId, body.mood, at],
        );
        if (kept.length > 0) await this.note(tx, userId, roadmapId, at);
        return readMood(tx, userId, roadmapId);
      },
      { idempotency, oneByOne: lineOf(userId, roadmapId) },
    );
  }

  /**
   * Once per id, however often it is sent; of one that was deleted meanwhile nothing is kept.
   * Errors: NOT_FOUND, CONFLICT, RULE_REFUSED.
   */
  write(userId: number, body: ReflectionBody, idempotency: string): Promise<Reflection> {
    return this.db.transaction(
      async (tx) => {
        const now = this.clock.now();
        const reflection = toReflection(body, now);
        const { roadmapId } = body;
        await checkVisible(tx.em, roadmapId, userId);
        const before = await readById(tx, reflection.id);
        if (before) return sameOf(before, userId, reflection);
        checkReflectionCount(await countOf(tx, userId, roadmapId));
        await insert(tx, userId, reflection);
        await this.note(tx, userId, roadmapId, new Date(reflection.date));
        return reflection;
      },
      { idempotency, oneByOne: lineOf(userId, body.roadmapId) },
    );
  }

  /** Another's, and one that is gone, stay as they are: nobody learns which it was. */
  erase(userId: number, id: string): Promise<void> {
    return this.db.transaction(async (tx) => {
      const [rows] = await tx.em.query<[{ roadmapId: string }[], number]>(
        `UPDATE reflections SET deleted_at = $3, text = '', stage_name = ''
         WHERE id = $1 AND user_id = $2 AND deleted_at IS NULL RETURNING roadmap_id AS "roadmapId"`,
        [id, userId, this.clock.now()],
      );
      for (const { roadmapId } of rows) announce(tx, userId, roadmapId);
    });
  }

  /** Forgets the ids of what was deleted long ago. */
  async sweep(): Promise<void> {
    await this.db.transaction(({ em }) =>
      em.query('DELETE FROM reflections WHERE deleted_at < $1::timestamptz - $2::interval', [
        this.clock.now(),
        REMEMBER_DELETED,
      ]),
    );
  }

  private async note(tx: Tx, userId: number, roadmapId: string, at: Date): Promise<void> {
    await recordActivity(tx.em, userId, [at], this.clock.now());
    announce(tx, userId, roadmapId);
  }
}

/** One learner's words on one roadmap are counted one after the other. */
const lineOf = (userId: number, roadmapId: string): string => `companion of ${userId} on ${roadmapId}`;

const announce = (tx: Tx, userId: number, roadmapId: string): void =>
  tx.emit(CompanionChanged, { userId, roadmapId }, { audience: [userId] });

async function readMood({ em }: Tx, userId: number, roadmapId: string): Promise<MoodCheckIn> {
  const [row] = await em.query<{ mood: Mood; at: Date }[]>(
    'SELECT mood, at FROM moods WHERE user_id = $1 AND roadmap_id = $2',
    [userId, roadmapId],
  );
  return { mood: row!.mood, at: row!.at.toISOString() };
}

interface Written extends Omit<Reflection, 'date'> {
  userId: number;
  date: Date;
  deletedAt: Date | null;
}

/** What stands under this id; the lock keeps it from being deleted meanwhile. */
async function readById({ em }: Tx, id: string): Promise<Written | undefined> {
  const [row] = await em.query<Written[]>(
    `SELECT id, user_id AS "userId", roadmap_id AS "roadmapId", text, written_at AS date, stage_name AS "stageName",
       stage_number AS "stageNumber", progress, deleted_at AS "deletedAt" FROM reflections WHERE id = $1 FOR SHARE`,
    [id],
  );
  return row;
}

/** Error: CONFLICT when it is not the same writer's, or on another roadmap. */
function sameOf({ userId, date, deletedAt, ...kept }: Written, writer: number, sent: Reflection): Reflection {
  if (userId !== writer || kept.roadmapId !== sent.roadmapId) throw reflectionIdTaken();
  return deletedAt ? sent : { ...kept, date: date.toISOString() };
}

async function countOf({ em }: Tx, userId: number, roadmapId: string): Promise<number> {
  const [row] = await em.query<{ count: number }[]>(
    `SELECT count(*)::integer AS count FROM reflections
     WHERE user_id = $1 AND roadmap_id = $2 AND deleted_at IS NULL`,
    [userId, roadmapId],
  );
  return row!.count;
}

/** Error: CONFLICT when somebody else has taken the id a moment ago. */
async function insert({ em }: Tx, userId: number, reflection: Reflection): Promise<void> {
  const { id, roadmapId, text, date, stageName, stageNumber, progress } = reflection;
  const inserted = await em.query<unknown[]>(
    `INSERT INTO reflections (id, user_id, roadmap_id, text, written_at, stage_name, stage_number, progress)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (id) DO NOTHING RETURNING id`,
    [id, userId, roadmapId, text, date, stageName, stageNumber, progress],
  );
  if (inserted.length === 0) throw reflectionIdTaken();
}
