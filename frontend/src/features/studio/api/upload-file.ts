import { uploadFile as uploadRoute } from '@waymark/contracts/roadmaps/routes';
import type { Source } from '@waymark/contracts/roadmaps/sources';

/** Studio files: what may be picked, by name. The server looks at the content. */
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

/** What is wrong with a file before a byte of it is sent, in words; null when nothing is. */
export function faultOf(file: File): string | null {
  if (file.size === 0) return 'This file is empty.';
  if (file.size > MAX_BYTES) return 'File size must be less than 50MB';
  const extension = file.name.split('.').pop()?.toLowerCase() ?? '';
  if (ACCEPTED.includes(extension)) return null;
  return 'File type not supported. Please upload PDF, Word documents, images, audio, or video files.';
}

interface Hooks {
  /** 0–1 of the bytes that have left. */
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

/** Sends a file, answers what became of it. Over XMLHttpRequest, because fetch does not tell how much has left. Rejects with words for the person. */
export function sendFile(roadmapId: string, file: File, { onProgress, signal }: Hooks): Promise<Source> {
  return new Promise((resolve, reject) => {
    const form = new FormData();
    // Before the file, so that the server can refuse without taking it.
    form.append('roadmapId', roadmapId);
    form.append('file', file);
    const request = new XMLHttpRequest();
    request.open(uploadRoute.method, uploadRoute.path);
    request.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total);
    request.onload = () =>
      request.status < 300
        ? resolve(JSON.parse(request.responseText) as Source)
        : reject(new Error(messageIn(request) ?? failed(file)));
    request.onerror = () => reject(new Error(failed(file)));
    request.onabort = () => reject(signal.reason);
    const stop = () => request.abort();
    signal.addEventListener('abort', stop);
    // A signal may outlive the upload, and would hold on to the request and its file.
    request.onloadend = () => signal.removeEventListener('abort', stop);
    request.send(form);
  });
}

const failed = (file: File): string => `Failed to upload ${file.name} . Please try again.`;

function messageIn(request: XMLHttpRequest): string | null {
  try {
    const body = JSON.parse(request.responseText) as { message?: unknown };
    return typeof body.message === 'string' && request.status < 500 ? body.message : null;
  } catch {
    return null;
  }
}
