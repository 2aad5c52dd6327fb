import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { AppError } from '@waymark/kernel/app-error';
import { fileNotFound, RangeNotSatisfiable, storeUnavailable } from './errors.ts';
import { checkContentType, checkKey, checkPrefix } from './keys.ts';
import type { ByteRange, ObjectStorage, PutOptions, StoredObject } from './port.ts';
import { resolveRange } from './range.ts';
import { Tally } from './tally.ts';

export interface S3StorageOptions {
  bucket: string;
  region: string;
  endpoint?: string; // default Amazon S3
  pathStyle?: boolean;
  credentials?: { accessKeyId: string; secretAccessKey: string };
  callTimeoutMs?: number; // for calls without a long body; default 4000, below the RPCs' 5 s
  transferTimeoutMs?: number; // per part of an upload, or without progress of a download; default 60000
}

const PART_BYTES = 8 * 2 ** 20;
// So an upload has at most three parts in memory.
const PARTS_IN_FLIGHT = 2;
const CONNECT_TIMEOUT_MS = 2_000;

export class S3Storage implements ObjectStorage {
  private readonly client: S3Client;
  private readonly bucket: string;
  private readonly callTimeoutMs: number;

  constructor(options: S3StorageOptions) {
    this.bucket = options.bucket;
    this.callTimeoutMs = options.callTimeoutMs ?? 4_000;
    this.client = new S3Client({ ...s3ClientConfig(options), endpoint: options.endpoint });
  }

  async put(key: string, body: Readable | Buffer | string, { contentType, maxBytes }: PutOptions) {
    const tally = new Tally(maxBytes);
    const params = { ...this.at(key), ContentType: checkContentType(contentType) };
    // The client completes the upload, which makes the object visible, only after a stream that ended without error.
    const stream = Readable.from(tally.over(body), { objectMode: false });
    try {
      const upload = new Upload({
        client: this.client,
        params: { ...params, Body: stream },
        partSize: PART_BYTES,
        queueSize: PARTS_IN_FLIGHT,
      });
      await upload.done();
      return tally.result();
    } catch (error) {
      stream.destroy();
      if (body instanceof Readable) body.destroy();
      throw tally.bodyError ? tally.bodyError.error : toAppError(error);
    }
  }

  async get(key: string, range?: ByteRange): Promise<StoredObject> {
    if (range) return this.getRange(key, range);
    const response = await this.call((abortSignal) =>
      this.client.send(new GetObjectCommand(this.at(key)), { abortSignal }),
    );
    return {
      body: response.Body as Readable,
      size: response.ContentLength ?? 0,
      contentType: response.ContentType ?? 'application/octet-stream',
    };
  }

  /** Reads the size first: some stores do not support suffix ranges, and a 416 lacks the size. */
  private async getRange(key: string, range: ByteRange): Promise<StoredObject> {
    const known = await this.head(key);
    if (!known) throw fileNotFound();
    const span = resolveRange(range, known.size);
    const response = await this.call((abortSignal) =>
      this.client.send(new GetObjectCommand({ ...this.at(key), Range: `bytes=${span.start}-${span.end}` }), {
        abortSignal,
      }),
    );
    return { body: response.Body as Readable, ...known, range: span };
  }

  async head(key: string) {
    try {
      const response = await this.call((abortSignal) =>
        this.client.send(new HeadObjectCommand(this.at(key)), { abortSignal }),
      );
      return {
        size: response.ContentLength ?? 0,
        contentType: response.ContentType ?? 'application/octet-stream',
      };
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
      throw error;
    }
  }

  async delete(key: string): Promise<void> {
    await this.call((abortSignal) =>
      this.client.send(new DeleteObjectCommand(this.at(key)), { abortSignal }),
    );
  }

  async move(from: string, to: string): Promise<void> {
    const copy = { ...this.at(to), CopySource: `${this.bucket}/${checkKey(from)}` };
    await this.call((abortSignal) => this.client.send(new CopyObjectCommand(copy), { abortSignal }));
    await this.delete(from);
  }

  async *list(prefix: string) {
    let next: string | undefined;
    do {
      const page = await this.call((abortSignal) =>
        this.client.send(
          new ListObjectsV2Command({
            Bucket: this.bucket,
            Prefix: checkPrefix(prefix),
            ContinuationToken: next,
          }),
          { abortSignal },
        ),
      );
      for (const { Key, Size, LastModified } of page.Contents ?? []) {
        if (Key) yield { key: Key, size: Size ?? 0, modifiedAt: LastModified ?? new Date(0) };
      }
      next = page.NextContinuationToken;
    } while (next);
  }

  async check(): Promise<void> {
    const command = new HeadBucketCommand({ Bucket: this.bucket });
    await this.call((abortSignal) => this.client.send(command, { abortSignal })).catch((error) => {
      throw storeUnavailable(error);
    });
  }

  private at(key: string) {
    return { Bucket: this.bucket, Key: checkKey(key) };
  }

  /** Limits the time to the response headers, not the body. */
  private async call<T>(send: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), this.callTimeoutMs);
    try {
      return await send(abort.signal);
    } catch (error) {
      throw toAppError(error);
    } finally {
      clearTimeout(timer);
    }
  }
}

/** Without the endpoint. */
export function s3ClientConfig(options: S3StorageOptions): S3ClientConfig {
  const transfer = options.transferTimeoutMs ?? 60_000;
  return {
    region: options.region,
    forcePathStyle: options.pathStyle ?? Boolean(options.endpoint),
    credentials: options.credentials,
    maxAttempts: 2,
    // Many compatible stores do not support the checksum trailers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_TIMEOUT_MS,
      requestTimeout: transfer,
      throwOnRequestTimeout: true,
      socketTimeout: transfer,
      httpAgent: { maxSockets: 100, keepAlive: true },
      httpsAgent: { maxSockets: 100, keepAlive: true },
    },
  };
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode;
  if (status === 404 && name !== 'NoSuchBucket') return fileNotFound(error);
  if (status === 416) return new RangeNotSatisfiable(0);
  return storeUnavailable(error);
}
