import { Inject, Injectable } from '@nestjs/common';
import type { SourceExtracted } from '@waymark/contracts/ai/events';
import type { EventData } from '@waymark/contracts/events';
import { SourceChanged } from '@waymark/contracts/roadmaps/events';
import type { MediaFacts } from '@waymark/contracts/roadmaps/media';
import { DISPLAY_TYPE, displayKey } from '@waymark/contracts/roadmaps/sources';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { In, LessThan } from 'typeorm';
import { CLOCK } from '../clock.ts';
import { refreshPublishedMedia } from './published.ts';
import { RoadmapRow } from './roadmap.row.ts';
import { SourceRow } from './source.row.ts';
import { enqueueExtraction } from './sources.repository.ts';

type News = EventData<typeof SourceExtracted>;

export interface RequeueLimits {
  /** Nobody has reported for so long. */
  quietMs: number;
  /** Jobs that are put in the queue before giving up. */
  maxEnqueues: number;
}

const GAVE_UP = 'We could not read this file. Upload it again, or paste its text.';

/** Sources while the worker takes the text out of them. */
@Injectable()
export class ReadingRepository {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The source, if it still waits to be read. */
  begin(id: string): Promise<SourceRow | null> {
    return this.db.transaction(async ({ em }) => {
      const row = await em.findOneBy(SourceRow, { id, status: 'processing' });
      if (row) await em.update(SourceRow, { id }, { quietSince: this.clock.now() });
      return row;
    });
  }

  /** News from the worker. A text that comes after we gave up is welcome; one for a source that has its text is not. */
  async keep(tx: Tx, news: News, transcript: string | null): Promise<void> {
    const known = await tx.em.findOneBy(SourceRow, { id: news.sourceId });
    if (!known) return;
    // The roadmap before its sources, as everywhere.
    const { version } = await tx.em.findOneOrFail(RoadmapRow, {
      where: { id: known.roadmapId },
      lock: { mode: 'for_no_key_update' },
    });
    const row = await tx.em.findOne(SourceRow, {
      where: { id: news.sourceId, status: In(['processing', 'failed']) },
      lock: { mode: 'pessimistic_write' },
    });
    if (!row) return;
    await this.change(tx, row, readingResult(news, row, transcript));
    if (version !== null) await refreshPublishedMedia(tx.em, row, version);
  }

  /** Has what has gone quiet done again, and gives up on what was tried often enough. Answers how many it touched. */
  async revive(tx: Tx, { quietMs, maxEnqueues }: RequeueLimits): Promise<number> {
    const now = this.clock.now();
    const rows = await tx.em.find(SourceRow, {
      where: { status: 'processing', quietSince: LessThan(new Date(now.getTime() - quietMs)) },
      order: { quietSince: 'ASC' },
      take: 100,
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    });
    for (const row of rows) {
      if (row.enqueueCount >= maxEnqueues) {
        await this.change(tx, row, { status: 'failed', message: GAVE_UP });
        continue;
      }
      row.enqueueCount += 1;
      await tx.em.update(SourceRow, row.id, { enqueueCount: row.enqueueCount, quietSince: now });
      enqueueExtraction(tx, row);
    }
    return rows.length;
  }

  private async change(tx: Tx, row: SourceRow, result: ReadingResult): Promise<void> {
    await tx.em.update(SourceRow, row.id, result);
    const { mentorId } = await tx.em.findOneByOrFail(RoadmapRow, { id: row.roadmapId });
    const { id: sourceId, roadmapId } = row;
    tx.emit(SourceChanged, { sourceId, roadmapId, status: result.status }, { audience: [mentorId] });
  }
}

type ReadingResult = Partial<SourceRow> & Pick<SourceRow, 'status' | 'message'>;

function readingResult(news: News, row: SourceRow, transcript: string | null): ReadingResult {
  const facts = mediaFacts(news.media, row);
  if (news.outcome === 'failed') return { status: 'failed', message: news.message, ...facts };
  if (news.outcome === 'no-text') return { status: 'stored', message: news.message, ...facts };
  const { textKey, words } = news;
  return { status: 'ready', message: null, textKey, words, transcript, ...facts };
}

/** A picture is shown from beside its original and from nowhere else. */
function mediaFacts(media: MediaFacts | undefined, { key }: SourceRow): Partial<SourceRow> {
  if (!media) return {};
  const isShown = media.displayKey === displayKey(key);
  return {
    durationSeconds: media.durationSeconds,
    displayKey: isShown ? media.displayKey : null,
    displayType: isShown ? DISPLAY_TYPE : null,
  };
}
