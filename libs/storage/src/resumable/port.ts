import type { DataStore } from '@tus/utils';

/**
 * Uploads that arrive in several requests and become one object of the storage. Ids are UUIDs. Calls for the same id must
 * not overlap. Errors: UNAVAILABLE.
 */
export interface ResumableUploads {
  readonly store: DataStore; // of the tus protocol
  /** The id of an upload in `store`. */
  storeId(id: string): string;
  /** Begins an upload of `size` bytes; one that has begun is unchanged. */
  begin(id: string, size: number): Promise<void>;
  /** Bytes that have arrived; null when it has not begun, or was finished or removed. */
  progress(id: string): Promise<{ received: number; size: number } | null>;
  /** Idempotent. Makes a complete upload an object and returns its key. Errors: NOT_FOUND, RULE_REFUSED (bytes are missing). */
  finish(id: string): Promise<{ key: string; size: number }>;
  /** Idempotent. */
  remove(id: string): Promise<void>;
  /** Ids of all uploads that have begun and were not finished. */
  list(): AsyncIterable<{ id: string; modifiedAt: Date }>;
}
