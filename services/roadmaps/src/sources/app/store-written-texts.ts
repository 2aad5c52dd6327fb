import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { sourceKey } from '@waymark/contracts/roadmaps/sources';
import type { Written } from '@waymark/contracts/roadmaps/written-text';
import { Database } from '@waymark/database/database';
import type { Clock } from '@waymark/kernel/clock';
import { countWords } from '@waymark/kernel/count-words';
import { newId } from '@waymark/kernel/ids';
import { CLOCK } from '@waymark/platform/platform.module';
import type { ObjectStorage } from '@waymark/storage/port';
import { findOwned } from '../../authoring/persistence/owned-roadmap.ts';
import { STORAGE } from '../../shared/storage.ts';
import {
  readWrittenSources,
  WRITTEN_KINDS,
  type WrittenKind,
  type WrittenSource,
} from '../persistence/written-sources.ts';
import { readWritten } from '../persistence/written-texts.ts';

const NAMES: Record<WrittenKind, string> = { interview: 'Your interview', timeline: 'Your timeline' };
const TYPE = 'text/plain';

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
    { text, words }: Written,
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
      ...{ speakers: [], speaker: null },
      ...{ enqueueCount: 0, quietSince: now, createdAt: now },
    };
  }
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
