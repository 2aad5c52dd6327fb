import { route } from '../route.ts';
import type { Success } from '../success.ts';
import type { FileUpload, OpenUploadInput, StoredFile } from './files.ts';

type OfFile = { id: string };

export const openUpload = route<{ body: OpenUploadInput; response: FileUpload }>(
  'POST',
  '/api/objects/upload',
);
/** Of the caller: unfinished ones, the latest first. */
export const listUploads = route<{ response: FileUpload[] }>('GET', '/api/objects/uploads');
export const completeUpload = route<{ params: OfFile; response: StoredFile }>(
  'POST',
  '/api/objects/upload/{id}/complete',
);
export const putFrame = route<{ params: OfFile; response: Success }>('PUT', '/api/objects/upload/{id}/frame');
export const getFile = route<{ params: OfFile; response: StoredFile }>('GET', '/api/objects/{id}/info');
export const removeFile = route<{ params: OfFile; response: Success }>('DELETE', '/api/objects/{id}');
