import { createReadStream } from 'node:fs';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { UPLOAD_MAX_BYTES } from '@waymark/contracts/roadmaps/sources';
import { AppError } from '@waymark/kernel/app-error';
import type { JobInfo } from '@waymark/messaging/decorators';
import type { ObjectStorage } from '@waymark/storage/port';
import { STORAGE } from '../storage.ts';
import { type AudioCut, type ClipResult, type ClipStart, MediaReader, Results, Roadmaps } from './ports.ts';
import { retryTransient } from './retry-transient.ts';
import { withTempFile } from './temp-file.ts';

type ToCut = ClipStart & { next: 'cut' };

const MAX_WORDS_CHARS = 2_000;

/** Stores a part of a recording as a file of its own, so that learners receive nothing else of it. Idempotent. */
@Injectable()
export class CutClip {
  private readonly logger = new Logger(CutClip.name);

  constructor(
    private readonly roadmaps: Roadmaps,
    private readonly results: Results,
    private readonly media: MediaReader,
    @Inject(STORAGE) private readonly storage: ObjectStorage,
  ) {}

  /** Throws when the job should be retried. */
  async execute(clipId: string, job: JobInfo): Promise<void> {
    const clip = await retryTransient(() => this.roadmaps.beginClip(clipId), job.signal);
    if (clip.next === 'skip') return;
    const result = await this.resultOf(clipId, clip, job);
    // The permission may have been taken back meanwhile.
    if ((await retryTransient(() => this.roadmaps.beginClip(clipId), job.signal)).next === 'skip')
      return this.storage.delete(clip.to);
    await retryTransient(() => this.results.clipCut(result), job.signal);
  }

  private async resultOf(clipId: string, clip: ToCut, job: JobInfo): Promise<ClipResult> {
    try {
      const cut = await this.cut(clip, job.signal);
      if (!cut) return { outcome: 'failed', clipId };
      const { contentType, seconds } = cut;
      const words = await this.wordsOf(clip, job.signal);
      return { outcome: 'cut', clipId, contentType, seconds: Math.round(seconds * 1000) / 1000, words };
    } catch (error) {
      const isMissing = error instanceof AppError && error.code === 'NOT_FOUND';
      if (!isMissing && (job.signal.aborted || !job.lastAttempt)) throw error;
      this.logger.error({ msg: 'clip not cut', clipId, err: error });
      return { outcome: 'failed', clipId };
    }
  }

  /** Stores the part. */
  private async cut({ from, to: key, start, end }: ToCut, signal: AbortSignal): Promise<AudioCut | null> {
    const { body } = await retryTransient(() => this.storage.get(from), signal);
    return withTempFile(body, UPLOAD_MAX_BYTES, async (path) => {
      const output = `${path}.cut`; // removed with it
      const range = { path, output, from: start, to: end, maxBytes: null, unlessSeekable: false };
      const cut = await this.media.cut(range, signal);
      if (!cut) return null;
      const { contentType } = cut;
      await retryTransient(() => this.storage.put(key, createReadStream(output), { contentType }), signal);
      return cut;
    });
  }

  private async wordsOf({ text }: ToCut, signal: AbortSignal): Promise<string | null> {
    const { body } = await retryTransient(() => this.storage.get(text.key), signal);
    const whole = Buffer.concat(await body.toArray()).toString('utf8');
    const words = whole.slice(text.start, text.end).trim();
    return words ? words.slice(0, MAX_WORDS_CHARS).toWellFormed() : null;
  }
}
