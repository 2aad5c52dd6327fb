import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { sourceKey } from '@waymark/contracts/roadmaps/sources';
import { interviewText, timelineText } from '@waymark/contracts/roadmaps/written-text';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { countWords } from '@waymark/kernel/count-words';
import { newId } from '@waymark/kernel/ids';
import { CLOCK } from '@waymark/platform/platform.module';
import type { ObjectStorage } from '@waymark/storage/port';
import { readInterviewAnswers } from '../persistence/interview.ts';
import { findOwned } from '../persistence/owned-roadmap.ts';
import { readMilestones } from '../persistence/timeline.ts';
import {
  readWrittenSources,
  WRITTEN_KINDS,
  type WrittenKind,
  type WrittenSource,
} from '../persistence/written-sources.ts';
import { STORAGE } from '../storage.ts';

const NAMES: Record<WrittenKind, string> = { interview: 'Your interview', timeline: 'Your timeline' };
const TYPE = 'text/plain';

type Written = { text: string; words: string } | null;

/** Writes the interview and the timeline as texts, which a run reads like any other source. */
@Injectable()
export class StoreWrittenTexts {
  constructor(
    private readonly db: Database,
    @Inject(STORAGE) private readonly storage: ObjectStorage,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Stores the texts that have changed since the last run, for `replaceWrittenSource`. Not in a transaction: the storage may
   * be slow. An object that no source refers to is removed later. Errors: NOT_FOUND, FORBIDDEN.
   */
  async execute(roadmapId: string, userId: number): Promise<WrittenSource[]> {
    const { written, stored } = await this.db.read(async (em) => {
      await findOwned(em, roadmapId, userId);
      return { written: await readWritten(em, roadmapId), stored: await readWrittenSources(em, roadmapId) };
    });
    const changes: WrittenSource[] = [];
    for (const kind of WRITTEN_KINDS) {
      const text = written[kind];
      const before = stored.find((source) => source.kind === kind);
      if (text && before?.sha256 !== hashOf(text.text))
        changes.push({ kind, row: await this.store(roadmapId, kind, text) });
      else if (!text && before) changes.push({ kind, row: null });
    }
    return changes;
  }

  private async store(
    roadmapId: string,
    kind: WrittenKind,
    { text, words }: NonNullable<Written>,
  ): Promise<NonNullable<WrittenSource['row']>> {
    const id = newId();
    const key = sourceKey(roadmapId, id);
    const { size, sha256 } = await this.storage.put(key, text, { contentType: `${TYPE}; charset=utf-8` });
    const now = this.clock.now();
    return {
      ...{ id, roadmapId, kind, key, sha256, status: 'ready', textKey: key },
      ...{ originalName: NAMES[kind], fileType: TYPE, fileSize: size, words: countWords(words) },
      ...{ message: null, durationSeconds: null, displayKey: null, displayType: null, transcript: null },
      sampleVoice: false,
      ...{ trimStart: null, trimEnd: null, takeGroup: null, setAside: false, levels: [] },
      ...{ enqueueCount: 0, quietSince: now, createdAt: now },
    };
  }
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

async function readWritten(em: Tx['em'], roadmapId: string): Promise<Record<WrittenKind, Written>> {
  const milestones = (await readMilestones(em, roadmapId)).map(({ steps, ...milestone }) => ({
    ...milestone,
    steps: steps.map(({ title, resources }) => ({ title, links: resources.map(({ url }) => url) })),
  }));
  return {
    interview: interviewText(await readInterviewAnswers(em, roadmapId)),
    timeline: timelineText(milestones),
  };
}
