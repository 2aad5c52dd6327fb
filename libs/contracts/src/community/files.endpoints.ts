import { z } from 'zod';
import { endpoint, gatewayEndpoint } from '../endpoint.ts';
import { defineRpc } from '../rpc.ts';
import { StoredBytes } from '../stored-bytes.ts';
import { Success } from '../success.ts';
import { FileId, FilePurpose, FileUpload, OpenUploadBody, StoredFile } from './files.ts';
import { memberRoles } from './network.endpoints.ts';

const OfFile = z.object({ id: FileId });
const bytes = z.number().int().min(0);

/**
 * Continues the unfinished upload of the same file, if there is one. Errors: FORBIDDEN (a learner, for another purpose than
 * `message`), RULE_REFUSED (too many unfinished uploads, or too many bytes within a day).
 */
export const OpenFile = defineRpc('community.open-file', {
  input: OpenUploadBody,
  output: StoredFile,
});
/** Checks each request of an upload, and that it is the caller's. Errors: NOT_FOUND, CONFLICT (it has arrived). */
export const CheckFileUpload = defineRpc('community.check-file-upload', {
  // `size`: of a file that arrives whole; refused like `OpenFile` if it was not declared before.
  input: OfFile.extend({ size: bytes.optional(), type: z.string().max(150).optional() }),
  output: StoredFile,
});
/**
 * All bytes are stored at the key. Takes effect once: later calls return the file as it is, and `isUsed` is false for
 * other bytes. Error: NOT_FOUND.
 */
export const CompleteFile = defineRpc('community.complete-file', {
  input: OfFile.extend({
    key: z.string().min(1).max(400),
    size: bytes,
    type: z.string().max(150).nullable(), // by content; null: unknown
    extension: z.string().max(20).nullable(),
  }),
  output: z.object({ file: StoredFile, isUsed: z.boolean() }),
});
/** Bytes of the caller's files, with the declared ones of unfinished uploads. */
export const GetStoredBytes = defineRpc('community.stored-bytes', {
  input: z.object({}),
  output: StoredBytes,
});
export const ListFileUploads = defineRpc('community.file-uploads', {
  input: z.object({}),
  output: z.array(StoredFile),
});
/** Error: NOT_FOUND, also for files of others. */
export const GetFile = endpoint('GET /api/objects/{id}/info', {
  subject: 'community.file',
  summary: "One of the caller's files: its state, and what the worker measured",
  input: OfFile,
  output: StoredFile,
});
/** Idempotent. Errors: NOT_FOUND, CONFLICT (attached). */
export const RemoveFile = endpoint('DELETE /api/objects/{id}', {
  subject: 'community.remove-file',
  summary: "Cancels an upload, or deletes one of the caller's files that nothing shows",
  input: OfFile,
  output: Success,
});

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

// Served by controllers of the gateway.

export const OpenUploadEndpoint = gatewayEndpoint('POST /api/objects/upload', {
  quota: 'upload',
  status: 201,
  summary: 'Where to send a file of at most 500 MB; the same file again continues its unfinished upload',
  body: OpenUploadBody.prefault({}),
  output: FileUpload,
});
/** Of the caller: unfinished ones, the latest first. */
export const ListUploadsEndpoint = gatewayEndpoint('GET /api/objects/uploads', {
  summary: "The caller's unfinished uploads, the latest first",
  output: z.array(FileUpload),
});
export const PutFrameEndpoint = gatewayEndpoint('PUT /api/objects/upload/{id}/frame', {
  roles: memberRoles,
  summary: 'A frame of a video that is being uploaded, of at most 2 MB, for its thumbnail',
  output: Success,
});
export const CompleteUploadEndpoint = gatewayEndpoint('POST /api/objects/upload/{id}/complete', {
  summary: 'Makes a file of an upload whose bytes have all arrived; repeated, it returns the same file',
  output: StoredFile,
});
