import type { Extraction } from '../ai/extraction.ts';
import { route } from '../route.ts';
import type { EditUploadContentBody, ExtractContentBody, TestUpload, UploadContent } from './artifacts.ts';
import type { AiRun } from './runs.ts';

type OfSource = { id: string };

/** A form with `file`, or `fileUrl` as form or JSON. 202 and the run with `Prefer: respond-async`. */
export const extractContent = route<{ body: ExtractContentBody; response: Extraction | AiRun }>(
  'POST',
  '/api/artifacts/extract-content',
);
export const testUpload = route<{ response: TestUpload }>('POST', '/api/test-upload');
export const listUploadContent = route<{ params: { id: string }; response: UploadContent[] }>(
  'GET',
  '/api/roadmaps/{id}/content',
);
export const editUploadContent = route<{
  params: OfSource;
  body: EditUploadContentBody;
  response: UploadContent;
}>('PATCH', '/api/sources/{id}/content');
/** Stores caption and lessons as a text that drafts read; replaces the one before. */
export const useAsMaterial = route<{ params: OfSource; response: UploadContent }>(
  'POST',
  '/api/sources/{id}/material',
);
