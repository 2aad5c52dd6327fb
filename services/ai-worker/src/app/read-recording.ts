import { createReadStream, openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Inject, Injectable, Optional } from '@nestjs/common';
import { MAX_WORD_TIMES } from '@waymark/contracts/ai/events';
import type { MediaFacts } from '@waymark/contracts/roadmaps/media';
import { type Moment, playKey } from '@waymark/contracts/roadmaps/sources';
import type { ObjectStorage } from '@waymark/storage/port';
import { placeWords } from '../domain/word-times.ts';
import { STORAGE } from '../storage.ts';
import { formatOf } from './file-format.ts';
import * as messages from './messages.ts';
import { normaliseText } from './normalise-text.ts';
import { MediaReader, type SourceStart, type Spoken, Transcriber } from './ports.ts';
import { retryTransient } from './retry-transient.ts';

type ToRead = SourceStart & { next: 'read' };

export interface SpokenText {
  text: string;
  moments: Moment[];
  /** Of its first words, if the model returns them. */
  wordTimes?: Moment[];
}

/** A transcript must fit into an event: about three hours at one moment every five seconds. */
const MAX_MOMENTS = 2_000;

/** Stores a seekable copy of a recording, and transcribes it in parts that the speech service accepts. */
@Injectable()
export class ReadRecording {
  constructor(
    private readonly media: MediaReader,
    @Inject(STORAGE) private readonly storage: ObjectStorage,
    @Optional() private readonly transcriber?: Transcriber,
  ) {}

  async execute(
    path: string,
    source: ToRead,
    found: { media?: MediaFacts },
    signal: AbortSignal,
  ): Promise<SpokenText | { noText: string; unsent?: boolean }> {
    found.media = await this.factsOf(path, source, signal);
    if (!this.transcriber) return { noText: messages.NO_TRANSCRIBER };
    if (!source.maySend) return { noText: messages.MAY_NOT_SEND, unsent: true };
    const spoken = await this.transcribe(this.transcriber, path, source, signal);
    return spoken.text ? spoken : { noText: messages.NO_SPEECH };
  }

  private async factsOf(path: string, source: ToRead, signal: AbortSignal): Promise<MediaFacts> {
    const { fileType, key, trim } = source;
    const isVideo = fileType.startsWith('video/');
    const output = outputOf(path);
    const range = { output, from: trim?.start ?? 0, to: trim?.end ?? null, maxBytes: null };
    const copy = isVideo
      ? null
      : await this.media.cut({ path, ...range, unlessSeekable: trim === null }, signal);
    if (!copy) {
      const durationSeconds = await this.media.measure({ path, contentType: fileType }, signal);
      return { durationSeconds, displayKey: null, displayType: null };
    }
    const { contentType } = copy;
    await retryTransient(
      () => this.storage.put(playKey(key), createReadStream(output), { contentType }),
      signal,
    );
    const durationSeconds = Math.round(copy.seconds * 1000) / 1000;
    return { durationSeconds, displayKey: playKey(key), displayType: contentType };
  }

  private async transcribe(
    transcriber: Transcriber,
    path: string,
    { fileType, trim }: ToRead,
    signal: AbortSignal,
  ): Promise<SpokenText> {
    const { size } = await stat(path);
    const format = formatOf(fileType);
    if (size <= transcriber.maxBytes && trim === null && format.kind === 'recording') {
      return joined(await transcriber.transcribe(await openAsBlob(path), format.extension, signal));
    }
    const spoken: Spoken[] = [];
    const origin = trim?.start ?? 0;
    for (let from: number | null = origin; from !== null; ) {
      const output = outputOf(path);
      const range = { output, from, to: trim?.end ?? null, maxBytes: transcriber.maxBytes };
      const part = await this.media.cut({ path, ...range, unlessSeekable: false }, signal);
      if (!part) break;
      const said = await transcriber.transcribe(
        await openAsBlob(output),
        extensionOf(part.contentType),
        signal,
      );
      for (const one of said) spoken.push(movedBy(from - origin, one));
      from = part.next;
    }
    return joined(spoken);
  }
}

/** Beside the recording, so that it is removed with it. Each cut replaces the one before. */
const outputOf = (path: string): string => `${path}.cut`;

const extensionOf = (contentType: string): string => {
  const format = formatOf(contentType);
  return format.kind === 'recording' ? format.extension : 'webm';
};

const movedBy = (by: number, { seconds, text, words }: Spoken): Spoken => ({
  seconds: seconds + by,
  text,
  ...(words && { words: words.map((word) => ({ ...word, seconds: word.seconds + by })) }),
});

/** The text, and where in it the moments and words of the recording are. */
function joined(spoken: readonly Spoken[]): SpokenText {
  let text = '';
  const moments: Moment[] = [];
  const wordTimes: Moment[] = [];
  for (const { seconds, text: raw, words } of spoken) {
    const said = normaliseText(raw);
    if (!said) continue;
    if (text) text += ' ';
    const moment = { at: text.length, seconds: Math.round(seconds * 100) / 100 };
    moments.push(moment);
    const placed = placeWords(said, words ?? []);
    // A part whose words are not found has one time.
    if (placed) wordTimes.push(...placed.map((word) => ({ ...word, at: moment.at + word.at })));
    else wordTimes.push(moment);
    text += said;
  }
  const step = Math.ceil(moments.length / MAX_MOMENTS);
  return {
    text,
    moments: step > 1 ? moments.filter((_, index) => index % step === 0) : moments,
    ...(wordTimes.length > moments.length && { wordTimes: wordTimes.slice(0, MAX_WORD_TIMES) }),
  };
}
