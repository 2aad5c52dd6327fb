import { z } from 'zod';
import { text } from '../text.ts';
import {
  attachmentKinds,
  FILE_EMPTY,
  FILE_MAX_BYTES,
  filePurposes,
  fileStates,
  tooLargeDetail,
} from './file-options.ts';

export const FilePurpose = z.enum(filePurposes, { error: `purpose can be ${filePurposes.join(', ')}` });
export const FileState = z.enum(fileStates);
export const FileId = z.uuid('This is not an id of a file');

/** Keys of stored files, `files/<id>/…`, and of what has arrived of unfinished uploads to disk storage. */
export const FILES_PREFIX = 'files/';
export const fileFolder = (id: string): string => `${FILES_PREFIX}${id}/`;
/** A frame of a video, which the browser took when it was chosen: servers have no codec. */
export const frameKey = (id: string): string => `${fileFolder(id)}frame`;
export const FRAME_MAX_BYTES = 2 * 1024 * 1024;

/** A file of the caller. */
export const StoredFile = z
  .object({
    id: z.string(),
    purpose: FilePurpose,
    name: z.string(), // as its owner named it
    state: FileState,
    reason: z.string().nullable(), // why it was refused
    size: z.number().int().nullable(), // bytes; null: not known before it arrives
    type: z.string().nullable(), // by content; null before it has arrived
    durationSeconds: z.number().nullable(),
    pageCount: z.number().int().nullable(),
    hasThumbnail: z.boolean(),
    isAttached: z.boolean(),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'StoredFile' });
export type StoredFile = z.infer<typeof StoredFile>;

/** Where to send the bytes: as one PUT with their type, or by the tus protocol (HEAD and PATCH), which resumes. */
export const FileUpload = z
  .object({
    id: z.string(),
    uploadURL: z.string(),
    received: z.number().int(), // bytes that have arrived by the tus protocol
    file: StoredFile,
  })
  .meta({ id: 'FileUpload' });
export type FileUpload = z.infer<typeof FileUpload>;

/** `fingerprint`: of the chosen file; the same one continues its unfinished upload. Without `size`: PUT only. */
export const OpenUploadBody = z
  .object({
    purpose: FilePurpose.default('material'),
    name: text('A name', 300, 0).default(''),
    size: z
      .number({ error: 'size is a number of bytes' })
      .int('size is a whole number of bytes')
      .min(1, FILE_EMPTY)
      .optional(),
    type: text('A type', 150, 0).default(''),
    fingerprint: text('A fingerprint', 500).optional(),
  })
  .superRefine(({ size = 0, purpose }, ctx) => {
    if (size <= FILE_MAX_BYTES[purpose]) return;
    ctx.addIssue({ code: 'custom', path: ['size'], message: tooLargeDetail(purpose) });
  })
  .meta({ id: 'OpenUploadBody' });
export type OpenUploadBody = z.infer<typeof OpenUploadBody>;
export type OpenUploadInput = z.input<typeof OpenUploadBody>;

export const AttachmentKind = z.enum(attachmentKinds);
