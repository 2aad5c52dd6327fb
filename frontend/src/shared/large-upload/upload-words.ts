import type { StoredFile } from '@waymark/contracts/community/files';
import { formatBytes, formatDuration, plural } from '../../lib/format.ts';
import type { LargeUploadState } from './large-upload.ts';
import { timeLeft } from './speed.ts';

/** The state of an upload, in a line. */
export function detailOf(state: Exclude<LargeUploadState, { step: 'none' }>): string {
  switch (state.step) {
    case 'chosen':
      return `Preparing, ${formatBytes(state.size)}`;
    case 'paused':
      return `Paused at ${percent(state)}% of ${formatBytes(state.size)}`;
    case 'uploading':
      return uploadingDetail(state);
    case 'checking':
      return 'Checking…';
    case 'ready':
      return factsOf(state.file);
    case 'refused':
      return 'Not accepted';
    case 'failed':
      return 'Upload failed';
  }
}

function uploadingDetail(state: LargeUploadState & { step: 'uploading' }): string {
  const { sent, size, isCut, bytesPerSecond } = state;
  const done = `${percent(state)}% of ${formatBytes(size)}`;
  if (isCut) return `Interrupted at ${done}`;
  const left = timeLeft(size - sent, bytesPerSecond);
  const parts = [done, bytesPerSecond === null ? null : `${formatBytes(bytesPerSecond)}/s`, left];
  return parts.filter((part) => part !== null).join(' · ');
}

function factsOf({ size, durationSeconds, pageCount }: StoredFile): string {
  const parts = [
    durationSeconds === null ? null : formatDuration(durationSeconds),
    pageCount === null ? null : plural(pageCount, 'page'),
    size === null ? null : formatBytes(size),
  ];
  return parts.filter((part) => part !== null).join(' · ');
}

/** Without the percentage: announcing each would drown everything else. */
export function announced(state: LargeUploadState, label: string): string {
  if (state.step === 'none') return '';
  if (state.step === 'ready') return `${label}: ${state.file.name} is ready.`;
  if (state.step === 'uploading')
    return state.isCut ? `${label}: interrupted.` : `${label}: uploading ${state.name}.`;
  if (state.step === 'paused') return `${label}: paused.`;
  return state.step === 'checking' ? `${label}: ${state.name} has arrived and is being checked.` : '';
}

const percent = ({ sent, size }: { sent: number; size: number }): number => Math.floor((sent / size) * 100);
