import { HEIC_TEXT, isHeic } from '@waymark/contracts/heic';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { sendForm } from '#lib/send-form.ts';

/** Extensions of studio files (spec §5). The server checks the content. */
export const ACCEPTED = [
  'pdf',
  'doc',
  'docx',
  'txt',
  'jpeg',
  'jpg',
  'png',
  'gif',
  'webp',
  'mp3',
  'wav',
  'ogg',
  'mp4',
  'webm',
  'm4a',
];
/** For the file picker. */
export const UPLOAD_ACCEPT = ACCEPTED.map((extension) => `.${extension}`).join(',');
const MAX_BYTES = 50 * 1024 * 1024;

/** An error message for a file that the server would reject, or null. */
export function fileError(file: File): string | null {
  if (file.size === 0) return 'This file is empty.';
  if (file.size > MAX_BYTES) return 'File size must be less than 50MB';
  const extension = file.name.split('.').pop()?.toLowerCase() ?? '';
  if (ACCEPTED.includes(extension)) return null;
  if (isHeic(file)) return HEIC_TEXT;
  return 'File type not supported. Please upload PDF, Word documents, images, audio, or video files.';
}

interface Hooks {
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

/** Idempotent: the same bytes are one source of a roadmap. Errors: those of a form. */
export function sendFile(roadmapId: string, file: File, hooks: Hooks): Promise<Source> {
  const form = new FormData();
  // Before the file, so that the server can reject the request without reading it.
  form.append('roadmapId', roadmapId);
  form.append('file', file);
  const failure = `Failed to upload ${file.name} . Please try again.`;
  return sendForm<Source>({ route: 'POST /api/upload', form, failure, ...hooks });
}
