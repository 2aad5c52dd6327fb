import { createHash } from 'node:crypto';
import type { Moment } from '@waymark/contracts/roadmaps/sources';
import { sourceTextKey } from '@waymark/contracts/roadmaps/sources';
import { countWords } from '@waymark/kernel/count-words';
import type { EntityManager } from 'typeorm';
import { wordCaptions } from '../../authoring/domain/captions.ts';
import { insertPermissions } from '../../authoring/persistence/permissions.ts';
import { SourceRow } from '../../sources/persistence/source.row.ts';
import { setTimes } from '../../sources/persistence/sources.repository.ts';

/** A recording, picture or document of the demo. `file`: in `seed-files`. */
export interface DemoSource {
  id: string;
  file: string;
  name: string;
  type: string;
  key: string;
  /** Of a picture. */
  displayKey: string | null;
  /** Of a recording. */
  seconds: number | null;
  message: string | null;
  /** Of a recording, read aloud by a program. */
  text: { text: string; transcript: string | null; moments: Moment[]; wordTimes: Moment[] } | null;
}

export interface DemoOwner {
  roadmapId: string;
  mentorId: number;
  createdAt: Date;
}

/** A source that is stored already. Its recordings may be played. */
export async function insertDemoSource(
  em: EntityManager,
  { roadmapId, mentorId, createdAt }: DemoOwner,
  source: DemoSource,
  bytes: Buffer,
): Promise<void> {
  const { id, key, name, type, displayKey, seconds, message, text } = source;
  await em.insert(SourceRow, {
    ...{ id, roadmapId, kind: 'file', status: text ? 'ready' : 'stored', key, message },
    ...{ originalName: name, fileType: type, fileSize: bytes.length, durationSeconds: seconds },
    sha256: createHash('sha256').update(bytes).digest('hex'),
    textKey: text ? sourceTextKey(key) : null,
    words: text ? countWords(text.text) : null,
    transcript: text?.transcript ?? null,
    sampleVoice: text !== null,
    ...{ displayKey, displayType: displayKey && type },
    ...{ takeGroup: null, setAside: false, levels: [], speakers: [], speaker: null, enqueueCount: 0 },
    quietSince: createdAt,
    createdAt,
  });
  if (!text) return;
  const { transcript, moments, wordTimes } = text;
  await setTimes(em, id, { moments, wordTimes, captions: wordCaptions(transcript, wordTimes) });
  const granted = { permission: 'voice', granted: true, userId: mentorId, at: createdAt } as const;
  await insertPermissions(em, [id], { ...granted, via: 'stage' });
}
