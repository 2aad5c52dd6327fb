import type { Caller } from '@waymark/contracts/caller';
import {
  type AttachmentKind,
  badTypeOf,
  FILE_MAX_BYTES,
  FILE_TOO_LARGE,
  FILE_TYPES,
  type FilePurpose,
  type FileState,
  tooLargeDetail,
} from '@waymark/contracts/community/file-options';
import { AppError } from '@waymark/kernel/app-error';

/** `removed`: stored only for the limits. */
export type StoredState = FileState | 'removed';

export interface FileFacts {
  id: string;
  ownerId: number;
  purpose: FilePurpose;
  name: string;
  state: StoredState;
  reason: string | null;
  size: number | null;
  declaredType: string;
  type: string | null;
  objectKey: string | null;
  thumbnailKey: string | null;
  durationSeconds: number | null;
  pageCount: number | null;
  attachedKind: AttachmentKind | null;
  attachedId: string | null;
  createdAt: Date;
  enqueueCount: number;
}

/** What a check finds out. */
export type MeasuredFile = Pick<
  FileFacts,
  'durationSeconds' | 'pageCount' | 'thumbnailKey' | 'objectKey' | 'type'
>;

export interface UploadUse {
  unfinished: number;
  bytesOfDay: number;
}

export interface UploadLimits {
  unfinished: number;
  bytesPerDay: number;
}

const MEGABYTE = 1024 * 1024;

export const fileNotFound = () => new AppError('NOT_FOUND', 'This file does not exist.');
export const alreadyArrived = () => new AppError('CONFLICT', 'This file has already arrived.');

export function checkUnfinished({ unfinished }: UploadUse, limits: UploadLimits): void {
  if (unfinished < limits.unfinished) return;
  throw new AppError(
    'RULE_REFUSED',
    `You have ${unfinished} unfinished uploads. Finish or cancel one before you start another.`,
  );
}

/** `size`: of the file to add. */
export function checkBytesOfDay({ bytesOfDay }: UploadUse, limits: UploadLimits, size: number): void {
  const left = limits.bytesPerDay - bytesOfDay;
  if (size <= left) return;
  const total = Math.floor(limits.bytesPerDay / MEGABYTE);
  const rest = Math.max(0, Math.floor(left / MEGABYTE));
  throw new AppError(
    'RULE_REFUSED',
    `You can upload ${total} MB within 24 hours. ${rest} MB are left: try again later, or choose a smaller file.`,
  );
}

export function checkSize(purpose: FilePurpose, size: number): void {
  if (size <= FILE_MAX_BYTES[purpose]) return;
  throw new AppError('TOO_LARGE', `${FILE_TOO_LARGE}. ${tooLargeDetail(purpose)}.`, {
    details: { maxBytes: FILE_MAX_BYTES[purpose] },
  });
}

/** Why the bytes that arrived cannot be used; null if they can. `type`: by content. */
export function faultOf(
  { purpose, size: declared, declaredType }: Pick<FileFacts, 'purpose' | 'size' | 'declaredType'>,
  { size, type }: { size: number; type: string | null },
): string | null {
  if (size === 0) return 'This file is empty.';
  if (size > FILE_MAX_BYTES[purpose]) return `${FILE_TOO_LARGE}. ${tooLargeDetail(purpose)}.`;
  if (declared !== null && declared !== size)
    return 'The file that arrived does not have the expected size. Please upload it again.';
  if (type === null || !FILE_TYPES[purpose].includes(type))
    return `This type of file is not supported. ${badTypeOf(purpose)}`;
  if (disagrees(declaredType, type))
    return `This file was sent as ${declaredType}, but its content is ${type}. Please upload the original file.`;
  return null;
}

/** Browsers and systems report many names for one format, so only kinds are compared. */
function disagrees(declared: string, type: string): boolean {
  const kind = kindOf(declared);
  return kind !== null && kind !== kindOf(type);
}

function kindOf(type: string): string | null {
  const [name = ''] = type.toLowerCase().split(';');
  if (/^(?:audio|video)\//.test(name)) return 'recording';
  if (name.startsWith('image/')) return 'image';
  if (name.startsWith('text/')) return 'text';
  if (name === 'application/pdf' || name.startsWith('application/vnd.openxmlformats')) return name;
  return null;
}

export const isOwner = ({ ownerId }: Pick<FileFacts, 'ownerId'>, caller: Caller | null): boolean =>
  caller?.userId === ownerId;

export const nameFault = (name: string, extension: string): string =>
  `The name of this file (${name}) does not match its content, which is that of a .${extension} file. Upload the original file, or rename it if the name is wrong.`;

/** Error: RULE_REFUSED. */
export function checkAttachable({ state, reason }: FileFacts, kind: AttachmentKind): void {
  if (state === 'ready' || (state === 'checking' && kind === 'peer-session')) return;
  if (state === 'uploading') throw new AppError('RULE_REFUSED', 'This file has not arrived yet.');
  if (state === 'checking')
    throw new AppError('RULE_REFUSED', 'This file is still being checked. Please wait a moment.');
  throw new AppError('RULE_REFUSED', reason ?? 'This file cannot be used.');
}
