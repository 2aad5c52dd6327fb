import { z } from 'zod';
import { defineRpc } from '../rpc.ts';
import { StoredBytes } from '../stored-bytes.ts';
import { Success } from '../success.ts';
import { FileId, FilePurpose, OpenUploadBody, StoredFile } from './files.ts';
import { memberRoles } from './rpc-network.ts';

const roles = memberRoles;
const OfFile = z.object({ id: FileId });
const bytes = z.number().int().min(0);

/**
 * Continues the unfinished upload of the same file, if there is one. Errors: RULE_REFUSED (too many unfinished uploads,
 * or too many bytes within a day).
 */
export const OpenFile = defineRpc('community.open-file', {
  roles,
  input: OpenUploadBody,
  output: StoredFile,
});
/** Checks each request of an upload, and that it is the caller's. Errors: NOT_FOUND, CONFLICT (it has arrived). */
export const CheckFileUpload = defineRpc('community.check-file-upload', {
  roles,
  // `size`: of a file that arrives whole; refused like `OpenFile` if it was not declared before.
  input: OfFile.extend({ size: bytes.optional(), type: z.string().max(150).optional() }),
  output: StoredFile,
});
/**
 * All bytes are stored at the key. Takes effect once: later calls return the file as it is, and `isUsed` is false for
 * other bytes. Error: NOT_FOUND.
 */
export const CompleteFile = defineRpc('community.complete-file', {
  roles,
  input: OfFile.extend({
    key: z.string().min(1).max(400),
    size: bytes,
    type: z.string().max(150).nullable(), // by content; null: unknown
    extension: z.string().max(20).nullable(),
  }),
  output: z.object({ file: StoredFile, isUsed: z.boolean() }),
});
/** Bytes of the caller's files, with the declared ones of unfinished uploads. Any role: a former mentor has files, too. */
export const GetStoredBytes = defineRpc('community.stored-bytes', {
  input: z.object({}),
  output: StoredBytes,
});
export const ListFileUploads = defineRpc('community.file-uploads', {
  roles,
  input: z.object({}),
  output: z.array(StoredFile),
});
/** Error: NOT_FOUND, also for files of others. */
export const GetFile = defineRpc('community.file', { roles, input: OfFile, output: StoredFile });
/** Idempotent. Errors: NOT_FOUND, CONFLICT (attached). */
export const RemoveFile = defineRpc('community.remove-file', { input: OfFile, output: Success });

/** Where the bytes are. Error: NOT_FOUND, also for files that the caller may not read. */
export const LocateFile = defineRpc('community.locate-file', {
  access: 'optional',
  input: OfFile.extend({ part: z.enum(['content', 'thumbnail']) }),
  output: z.object({
    key: z.string(),
    contentType: z.string(),
    name: z.string(),
    purpose: FilePurpose,
  }),
});

/** For the worker. `skip`: it was looked at before, or removed. */
export const BeginProbe = defineRpc('community.worker.begin-probe', {
  access: 'service',
  input: z.object({ fileId: FileId }),
  output: z.discriminatedUnion('next', [
    z.object({ next: z.literal('skip') }),
    z.object({
      next: z.literal('probe'),
      key: z.string(),
      type: z.string(),
      size: bytes,
      purpose: FilePurpose,
      frameKey: z.string(),
      thumbnailKey: z.string(), // where the worker stores the picture
    }),
  ]),
});
