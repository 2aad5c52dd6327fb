import { Inject, Injectable, Logger } from '@nestjs/common';
import { FRAME_MAX_BYTES } from '@waymark/contracts/community/files';
import { AppError } from '@waymark/kernel/app-error';
import type { JobInfo } from '@waymark/messaging/decorators';
import type { ObjectStorage } from '@waymark/storage/port';
import { STORAGE } from '../storage.ts';
import * as messages from './messages.ts';
import { FileProbe, Files, type ProbeResult, type ProbeStart, Results } from './ports.ts';
import { retryTransient } from './retry-transient.ts';
import { withTempFile } from './temp-file.ts';
import { UnreadableFile } from './unreadable-file.ts';

type ToProbe = ProbeStart & { next: 'probe' };

interface Found {
  durationSeconds: number | null;
  pageCount: number | null;
  picture: Uint8Array | null;
}

const NOTHING: Found = { durationSeconds: null, pageCount: null, picture: null };
/** Zip archives inside. */
const ARCHIVES = /^application\/vnd\.openxmlformats-/;
const WEBP = 'image/webp';

/** Measures an uploaded file and stores its thumbnail; a file that cannot be read is refused. Idempotent. */
@Injectable()
export class ProbeFile {
  private readonly logger = new Logger(ProbeFile.name);

  constructor(
    private readonly files: Files,
    private readonly results: Results,
    private readonly probe: FileProbe,
    @Inject(STORAGE) private readonly storage: ObjectStorage,
  ) {}

  /** Throws when the job should be retried. */
  async execute(fileId: string, job: JobInfo): Promise<void> {
    const file = await retryTransient(() => this.files.beginProbe(fileId), job.signal);
    if (file.next === 'skip') return;
    const result = await this.resultOf(fileId, file, job);
    await retryTransient(() => this.results.fileProbed(result), job.signal);
  }

  private async resultOf(fileId: string, file: ToProbe, job: JobInfo): Promise<ProbeResult> {
    try {
      const { picture, ...facts } = await this.read(file, job.signal);
      if (picture) {
        const bytes = Buffer.from(picture);
        await retryTransient(
          () => this.storage.put(file.thumbnailKey, bytes, { contentType: WEBP }),
          job.signal,
        );
      }
      return { outcome: 'ready', fileId, ...facts, hasThumbnail: picture !== null };
    } catch (error) {
      return { outcome: 'refused', fileId, reason: this.reasonOf(error, fileId, job) };
    }
  }

  private async read(file: ToProbe, signal: AbortSignal): Promise<Found> {
    const { key, type, size } = file;
    if (!/^(?:audio|video|image)\/|^application\/pdf$/.test(type) && !ARCHIVES.test(type)) return NOTHING;
    const { body } = await retryTransient(() => this.storage.get(key), signal);
    const found = await withTempFile(body, size, async (path): Promise<Found> => {
      if (type === 'application/pdf') return { ...NOTHING, ...(await this.probe.pdf(path, signal)) };
      if (ARCHIVES.test(type)) {
        await this.probe.archive(path, signal);
        return NOTHING;
      }
      if (type.startsWith('image/')) {
        // Of a message the picture is read in this copy.
        const size = file.purpose === 'message' ? 'picture' : 'thumbnail';
        return { ...NOTHING, picture: await this.probe[size](path, signal) };
      }
      return { ...NOTHING, durationSeconds: await this.probe.seconds(path, signal) };
    });
    return type.startsWith('video/') ? { ...found, picture: await this.frameOf(file, signal) } : found;
  }

  /** The frame that the browser of the owner took; null without one that can be read. */
  private async frameOf({ frameKey }: ToProbe, signal: AbortSignal): Promise<Uint8Array | null> {
    if (!(await retryTransient(() => this.storage.head(frameKey), signal))) return null;
    const { body } = await retryTransient(() => this.storage.get(frameKey), signal);
    return withTempFile(body, FRAME_MAX_BYTES, (path) => this.probe.thumbnail(path, signal)).catch(
      (error: unknown) => {
        if (error instanceof UnreadableFile) return null;
        throw error;
      },
    );
  }

  /** For the owner; throws the error when the job should be retried. */
  private reasonOf(error: unknown, fileId: string, job: JobInfo): string {
    if (error instanceof UnreadableFile) {
      this.logger.log({ msg: 'file not readable', fileId, err: error });
      return error.message;
    }
    if (error instanceof AppError && error.code === 'NOT_FOUND') return messages.MISSING;
    if (job.signal.aborted || !job.lastAttempt) throw error;
    this.logger.error({ msg: 'file not measured', fileId, err: error });
    return messages.WENT_WRONG;
  }
}
