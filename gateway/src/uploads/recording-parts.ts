import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import {
  type FinishRecordingBody,
  PART_MAX_BYTES,
  partKey,
  type Recording,
} from '@waymark/contracts/roadmaps/recordings';
import * as rpc from '@waymark/contracts/roadmaps/recordings.endpoints';
import { type Source, sourceKey } from '@waymark/contracts/roadmaps/sources';
import { LocateSource } from '@waymark/contracts/roadmaps/sources.endpoints';
import type { RpcOutput } from '@waymark/contracts/rpc';
import { AppError } from '@waymark/kernel/app-error';
import { newId } from '@waymark/kernel/ids';
import { RpcClient } from '@waymark/messaging/rpc-client';
import type { ObjectStorage } from '@waymark/storage/port';
import type { z } from 'zod';
import { BodyStream } from '../http/body-stream.ts';
import { fileName } from './file-name.ts';
import { Quarantine } from './quarantine.ts';
import { SourceRegistry } from './source-registry.ts';
import { STORAGE } from './storage.ts';
import { StorageQuota } from './storage-quota.ts';

type Located = RpcOutput<typeof rpc.LocateRecording>;
type Part = Located['parts'][number];
interface NewPart {
  id: string;
  number: number;
  seconds: number;
}

const EXTENSIONS: Record<string, string> = { 'audio/mp4': 'm4a', 'audio/ogg': 'ogg', 'audio/webm': 'webm' };
const TOO_LARGE = 'A part of a recording can have at most 1 MB.';

/** Stores recordings part by part, and makes a source of the parts once they are complete. */
@Injectable()
export class RecordingParts {
  constructor(
    private readonly services: RpcClient,
    private readonly quarantine: Quarantine,
    private readonly sources: SourceRegistry,
    private readonly quota: StorageQuota,
    @Inject(STORAGE) private readonly storage: ObjectStorage,
  ) {}

  /** Idempotent by number and bytes. Errors: those of the recording; VALIDATION, TOO_LARGE, STORAGE_FULL, UNSUPPORTED_TYPE. */
  async take({ id, number, seconds }: NewPart, body: unknown): Promise<Recording> {
    await this.services.call(rpc.CheckRecording, { id });
    const bytes = await readBytes(body);
    return this.quota.reserving(bytes.length, () => this.store({ id, number, seconds }, bytes));
  }

  private async store({ id, number, seconds }: NewPart, bytes: Buffer): Promise<Recording> {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await this.storage.put(partKey(id, number, sha256), bytes, { contentType: 'application/octet-stream' });
    // The object of a rejected part is swept, since a repeated request may have stored the same one.
    return this.services.call(rpc.AddRecordingPart, { id, number, bytes: bytes.length, sha256, seconds });
  }

  /** Idempotent. Errors: RULE_REFUSED with details.missing; those of a file and of adding a source. */
  async finish(id: string, userId: number, body: z.output<typeof FinishRecordingBody>): Promise<Source> {
    const { recording, parts } = await this.services.call(rpc.LocateRecording, { id });
    if (recording.sourceId !== null) {
      return (await this.services.call(LocateSource, { id: recording.sourceId })).source;
    }
    const used = completeParts(recording, parts, body.parts);
    const source = await this.assemble(recording, used, userId, body);
    await this.services.call(rpc.CloseRecording, { id, sourceId: source.id });
    return source;
  }

  private async assemble(
    { id, roadmapId, fileType, takeOf }: Recording,
    parts: Part[],
    userId: number,
    { name, trim, levels }: z.output<typeof FinishRecordingBody>,
  ): Promise<Source> {
    const bytes = Readable.from(this.bytesOf(id, parts), { objectMode: false });
    const originalName = fileName(`${name}.${EXTENSIONS[fileType] ?? 'webm'}`);
    // Not reserved: the parts were, and make room when the source is complete.
    const file = await this.quarantine.take(userId, bytes, originalName);
    try {
      const key = sourceKey(roadmapId, newId());
      await this.quarantine.release(file, key);
      return await this.sources.add({
        roadmapId,
        kind: 'file',
        key,
        originalName,
        fileType: file.sniffed.type,
        fileSize: file.size,
        sha256: file.sha256,
        words: null,
        ...(trim && { trim }),
        ...{ levels, takeOf },
      });
    } catch (error) {
      await this.quarantine.drop(file.key);
      throw error;
    }
  }

  private async *bytesOf(id: string, parts: Part[]): AsyncGenerator<Buffer> {
    for (const { number, sha256 } of parts) {
      const { body } = await this.storage.get(partKey(id, number, sha256));
      for await (const chunk of body) yield chunk as Buffer;
    }
  }
}

/** Error: RULE_REFUSED when some are missing. */
function completeParts(recording: Recording, parts: Part[], count = recording.parts): Part[] {
  const stored = new Set(parts.map(({ number }) => number));
  const missing = Array.from({ length: count }, (_, number) => number).filter(
    (number) => !stored.has(number),
  );
  if (count === 0) throw new AppError('RULE_REFUSED', 'Nothing of this recording has arrived yet.');
  if (missing.length === 0) return parts.slice(0, count);
  throw new AppError('RULE_REFUSED', 'Parts of this recording have not arrived yet.', {
    details: { missing },
  });
}

async function readBytes(body: unknown): Promise<Buffer> {
  if (!(body instanceof BodyStream)) {
    throw new AppError('UNSUPPORTED_TYPE', 'Please send the bytes as application/octet-stream.');
  }
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > PART_MAX_BYTES) throw new AppError('TOO_LARGE', TOO_LARGE);
    chunks.push(chunk);
  }
  if (length === 0) throw new AppError('VALIDATION', 'This part is empty.');
  return Buffer.concat(chunks);
}
