import type { Readable } from 'node:stream';

/** Bytes from `start` to `end` (both included; without `end`: to the last byte), or the last `suffix` bytes. */
export type ByteRange = { start: number; end?: number } | { suffix: number };

export interface StoredObject {
  body: Readable;
  /** Bytes of the whole object, also when only a range of it is in `body`. */
  size: number;
  contentType: string;
  /** The bytes `body` holds, both ends included; absent when it holds all of them. */
  range?: { start: number; end: number };
}

export interface PutOptions {
  contentType: string;
  /** More bytes than this are refused while they stream, and nothing is kept. */
  maxBytes?: number;
}

export interface SignUploadOptions {
  contentType: string;
  /** Exact number of bytes the link takes. */
  contentLength: number;
  expiresInSeconds: number;
}

export interface SignDownloadOptions {
  expiresInSeconds: number;
  /** Name the browser saves under. */
  filename?: string;
  /** Shown in the page rather than saved. Default: saved. */
  inline?: boolean;
}

/**
 * Where files and long texts live. Keys are `a/b/c` of letters, digits, `.`, `_`, `-`; anything else is VALIDATION.
 * A store that does not answer is UNAVAILABLE. An object is either there whole or not at all.
 */
export interface ObjectStorage {
  /** Writes or replaces an object. Errors: TOO_LARGE; the body's own error as it is. */
  put(
    key: string,
    body: Readable | Buffer | string,
    options: PutOptions,
  ): Promise<{ size: number; sha256: string }>;
  /** Errors: NOT_FOUND; RangeNotSatisfiable. The caller reads `body` to its end or destroys it. */
  get(key: string, range?: ByteRange): Promise<StoredObject>;
  head(key: string): Promise<{ size: number; contentType: string } | null>;
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>;
  /** Replaces what was at `to`. Errors: NOT_FOUND when nothing is at `from`. */
  move(from: string, to: string): Promise<void>;
  /** Objects whose key begins with `prefix`, in no promised order. */
  list(prefix: string): AsyncIterable<{ key: string; size: number; modifiedAt: Date }>;
  /** A link that takes one PUT of exactly this type and length. */
  signUpload(key: string, options: SignUploadOptions): Promise<string>;
  /** A link that answers one GET. */
  signDownload(key: string, options: SignDownloadOptions): Promise<string>;
  /** Resolves when the store can be used; for readiness. */
  check(): Promise<void>;
}
