import { uploadFile as uploadRoute } from '@waymark/contracts/roadmaps/routes';
import type { Source } from '@waymark/contracts/roadmaps/sources';

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
const MAX_BYTES = 50 * 1024 * 1024;

/** An error message for a file that the server would reject, or null. */
export function fileError(file: File): string | null {
  if (file.size === 0) return 'This file is empty.';
  if (file.size > MAX_BYTES) return 'File size must be less than 50MB';
  const extension = file.name.split('.').pop()?.toLowerCase() ?? '';
  if (ACCEPTED.includes(extension)) return null;
  return 'File type not supported. Please upload PDF, Word documents, images, audio, or video files.';
}

interface Hooks {
  /** The sent fraction, 0–1. */
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

/** Uploads a file by XMLHttpRequest, since fetch reports no progress. Rejects with a message for the user. */
export function sendFile(roadmapId: string, file: File, { onProgress, signal }: Hooks): Promise<Source> {
  return new Promise((resolve, reject) => {
    const form = new FormData();
    // Before the file, so that the server can reject the request without reading it.
    form.append('roadmapId', roadmapId);
    form.append('file', file);
    const request = new XMLHttpRequest();
    request.open(uploadRoute.method, uploadRoute.path);
    request.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total);
    request.onload = () =>
      request.status < 300
        ? resolve(JSON.parse(request.responseText) as Source)
        : reject(new Error(errorMessage(request) ?? failureText(file)));
    request.onerror = () => reject(new Error(failureText(file)));
    request.onabort = () => reject(signal.reason);
    const stop = () => request.abort();
    signal.addEventListener('abort', stop);
    // A longer-lived signal would retain the request and its file.
    request.onloadend = () => signal.removeEventListener('abort', stop);
    request.send(form);
  });
}

const failureText = (file: File): string => `Failed to upload ${file.name} . Please try again.`;

function errorMessage(request: XMLHttpRequest): string | null {
  try {
    const body = JSON.parse(request.responseText) as { message?: unknown };
    return typeof body.message === 'string' && request.status < 500 ? body.message : null;
  } catch {
    return null;
  }
}
