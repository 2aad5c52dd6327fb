import {
  badTypeOf,
  FILE_ACCEPT,
  FILE_EMPTY,
  FILE_MAX_BYTES,
  FILE_TOO_LARGE,
  type FilePurpose,
  tooLargeDetail,
} from '@waymark/contracts/community/file-options';

/** Why a file cannot be uploaded, known before anything is sent; null if it can. */
export function faultOf({ name, size }: Pick<File, 'name' | 'size'>, purpose: FilePurpose): string | null {
  const extension = /\.\w+$/.exec(name.toLowerCase())?.[0] ?? '';
  if (size === 0) return FILE_EMPTY;
  if (size > FILE_MAX_BYTES[purpose]) return `${FILE_TOO_LARGE}. ${tooLargeDetail(purpose)}.`;
  return FILE_ACCEPT[purpose].split(',').includes(extension) ? null : badTypeOf(purpose);
}
