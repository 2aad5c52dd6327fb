import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { AppError } from '@waymark/kernel/app-error';
import { contentDisposition } from './disposition.ts';
import { absent, RangeNotSatisfiable, storeDown } from './errors.ts';
import { checkContentType, checkKey, checkPrefix } from './keys.ts';
import type {
  ByteRange,
  ObjectStorage,
  PutOptions,
  SignDownloadOptions,
  SignUploadOptions,
  StoredObject,
} from './port.ts';
import { resolveRange } from './range.ts';
import { Tally } from './tally.ts';

export interface S3StorageOptions {
  bucket: string;
  region: string;
  /** Absent: Amazon S3. */
  endpoint?: string;
  /** Where browsers reach the store; signed links name it. Default: `endpoint`. */
  publicEndpoint?: string;
  pathStyle?: boolean;
  credentials?: { accessKeyId: string; secretAccessKey: string };
  /** Milliseconds a call without a long body may take. Default 4000, inside the RPC's five seconds. */
  callTimeoutMs?: number;
  /** Milliseconds one part of an upload may take, and a download may stand still. Default 60000. */
  transferTimeoutMs?: number;
}

const PART_BYTES = 8 * 2 ** 20;
// Two parts in flight: an upload holds at most three parts in memory, however long it is.
const PARTS_IN_FLIGHT = 2;
const CONNECT_TIMEOUT_MS = 2_000;

/** Objects in a bucket of an S3-compatible store. */
export class S3Storage implements ObjectStorage {
  private readonly client: S3Client;
  private readonly signer: S3Client;
  private readonly bucket: string;
  private readonly callTimeoutMs: number;

  constructor(options: S3StorageOptions) {
    const transfer = options.transferTimeoutMs ?? 60_000;
    this.bucket = options.bucket;
    this.callTimeoutMs = options.callTimeoutMs ?? 4_000;
    const config: S3ClientConfig = {
      region: options.region,
      forcePathStyle: options.pathStyle ?? Boolean(options.endpoint),
      credentials: options.credentials,
      maxAttempts: 2,
      // The checksum trailers that newer clients add are unknown to many compatible stores.
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
    this.client = new S3Client({ ...config, endpoint: options.endpoint });
    this.signer = new S3Client({ ...config, endpoint: options.publicEndpoint ?? options.endpoint });
  }

  async put(key: string, body: Readable | Buffer | string, { contentType, maxBytes }: PutOptions) {
    const tally = new Tally(maxBytes);
    const params = { ...this.at(key), ContentType: checkContentType(contentType) };
    // Read to its end or broken off, never closed half-way as if it were whole: the client sends
    // the last part, and so makes the object visible, only after the stream has ended well.
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
      throw tally.refusal ? tally.refusal.error : toAppError(error);
    }
  }

  async get(key: string, range?: ByteRange): Promise<StoredObject> {
    if (range) return this.getRange(key, range);
    const answer = await this.call((abortSignal) =>
      this.client.send(new GetObjectCommand(this.at(key)), { abortSignal }),
    );
    return {
      body: answer.Body as Readable,
      size: answer.ContentLength ?? 0,
      contentType: answer.ContentType ?? 'application/octet-stream',
    };
  }

  /** Asks for the size first: not every compatible store knows suffix ranges, and a 416 does not tell the size. */
  private async getRange(key: string, range: ByteRange): Promise<StoredObject> {
    const known = await this.head(key);
    if (!known) throw absent();
    const span = resolveRange(range, known.size);
    const answer = await this.call((abortSignal) =>
      this.client.send(new GetObjectCommand({ ...this.at(key), Range: `bytes=${span.start}-${span.end}` }), {
        abortSignal,
      }),
    );
    return { body: answer.Body as Readable, ...known, range: span };
  }

  async head(key: string) {
    try {
      const answer = await this.call((abortSignal) =>
        this.client.send(new HeadObjectCommand(this.at(key)), { abortSignal }),
      );
      return {
        size: answer.ContentLength ?? 0,
        contentType: answer.ContentType ?? 'application/octet-stream',
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

  async signUpload(key: string, { contentType, contentLength, expiresInSeconds }: SignUploadOptions) {
    const command = new PutObjectCommand({
      ...this.at(key),
      ContentType: checkContentType(contentType),
      ContentLength: contentLength,
    });
    return getSignedUrl(this.signer, command, {
      expiresIn: expiresInSeconds,
      // Signed, so that the store refuses another type or length; the client leaves them out unless told.
      signableHeaders: new Set(['host', 'content-type', 'content-length']),
    });
  }

  async signDownload(key: string, { expiresInSeconds, filename, inline }: SignDownloadOptions) {
    const command = new GetObjectCommand({
      ...this.at(key),
      ResponseContentDisposition: contentDisposition(filename, inline),
    });
    return getSignedUrl(this.signer, command, { expiresIn: expiresInSeconds });
  }

  async check(): Promise<void> {
    const command = new HeadBucketCommand({ Bucket: this.bucket });
    await this.call((abortSignal) => this.client.send(command, { abortSignal })).catch((error) => {
      throw storeDown(error);
    });
  }

  private at(key: string) {
    return { Bucket: this.bucket, Key: checkKey(key) };
  }

  /** Bounds the time to the answer's headers; a body may then take as long as it moves. */
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

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { name, $metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode;
  if (status === 404 && name !== 'NoSuchBucket') return absent(error);
  if (status === 416) return new RangeNotSatisfiable(0);
  return storeDown(error);
}
