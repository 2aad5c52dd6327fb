import type { Readable } from 'node:stream';

/** `start` to `end` (included; default: the last byte), or the last `suffix` bytes. */
export type ByteRange = { start: number; end?: number } | { suffix: number };

export interface StoredObject {
  body: Readable;
  size: number; // of the whole object
  contentType: string;
  range?: { start: number; end: number }; // of `body`, both ends included; absent: all
}

export interface PutOptions {
  contentType: string;
  maxBytes?: number; // checked while streaming; nothing is stored beyond
}

/** Throws VALIDATION for keys but `a/b/c` of letters, digits, `.`, `_`, `-`, and UNAVAILABLE. Objects are never incomplete. */
export interface ObjectStorage {
  /** Creates or replaces an object. Errors: TOO_LARGE; errors of the body unchanged. */
  put(
    key: string,
    body: Readable | Buffer | string,
    options: PutOptions,
  ): Promise<{ size: number; sha256: string }>;
  /** Errors: NOT_FOUND, RangeNotSatisfiable. The caller must consume or destroy `body`. */
  get(key: string, range?: ByteRange): Promise<StoredObject>;
  head(key: string): Promise<{ size: number; contentType: string } | null>;
  /** Idempotent. */
  delete(key: string): Promise<void>;
  /** Replaces `to`. Error: NOT_FOUND. */
  move(from: string, to: string): Promise<void>;
  /** Objects whose key begins with `prefix`, in any order. */
  list(prefix: string): AsyncIterable<{ key: string; size: number; modifiedAt: Date }>;
  check(): Promise<void>;
}
