import { Inject, Injectable } from '@nestjs/common';
import type { Companion, Reflection } from '@waymark/contracts/roadmaps/learning';
import type { Columns, Nullable } from '@waymark/database/columns';
import { Database } from '@waymark/database/database';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '@waymark/platform/platform.module';
import { roadmapNotFound } from '../../authoring/domain/roadmap.ts';
import { visibleTo } from '../../authoring/persistence/visible.ts';
import type { MoodsTable } from '../../persistence/tables.ts';
import { daysIn, streakOf } from '../domain/streak.ts';
import { QUARTERS } from './activity.ts';

type CompanionRecord = Nullable<Columns<MoodsTable, 'mood'>> & {
  visible: boolean | null;
  /** Quarters of an hour since 1970. */
  quarters: number[];
  moodAt: MoodsTable['at'] | null;
  reflections: Reflection[];
};

/** $1 learner, $2 roadmap. */
const COMPANION = `
  SELECT ${visibleTo('$1::integer', '$2::text')} AS visible,
    ${QUARTERS} AS quarters,
    m.mood, m.at AS "moodAt",
    ARRAY(SELECT json_build_object('id', w.id, 'roadmapId', w.roadmap_id, 'text', w.text, 'date', w.written_at,
        'stageName', w.stage_name, 'stageNumber', w.stage_number, 'progress', w.progress)
      FROM reflections w WHERE w.user_id = $1 AND w.roadmap_id = $2 AND w.deleted_at IS NULL
      ORDER BY w.written_at DESC, w.id DESC LIMIT 100) AS reflections
  FROM (SELECT) one LEFT JOIN moods m ON m.user_id = $1 AND m.roadmap_id = $2`;

@Injectable()
export class CompanionReader {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Errors: NOT_FOUND, VALIDATION (unknown zone). */
  async find(userId: number, roadmapId: string, timeZone: string): Promise<Companion> {
    const dayOf = daysIn(timeZone);
    const [record] = await this.db.query<CompanionRecord>(COMPANION, [userId, roadmapId], { prepared: true });
    if (!record?.visible) throw roadmapNotFound();
    const { quarters, mood, moodAt, reflections } = record;
    return {
      streak: streakOf(quarters, this.clock.now(), dayOf),
      mood: mood && moodAt && { mood, at: moodAt.toISOString() },
      reflections: withinOneMessage(reflections),
    };
  }
}

/** At most 600 KB of UTF-8; a message is limited to 1 MB. */
const TEXT_CHARS = 200_000;

function withinOneMessage(newestFirst: readonly Reflection[]): Reflection[] {
  let room = TEXT_CHARS;
  const fitting = newestFirst.filter(({ text }) => {
    room -= text.length;
    return room >= 0;
  });
  return fitting.map((one) => ({ ...one, date: new Date(one.date).toISOString() }));
}
