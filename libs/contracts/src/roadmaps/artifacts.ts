import { z } from 'zod';
import { ArtifactFileType, Extraction, type Lesson, MAX_LESSONS } from '../ai/extraction.ts';
import { text } from '../text.ts';
import { Id } from './id.ts';
import { RunStatus } from './runs.ts';

/** Of a file sent to be extracted; files of a roadmap may be larger. */
export const ARTIFACT_MAX_BYTES = 10 * 1024 * 1024;
export const ARTIFACT_TOO_LARGE = 'File size must be less than 10MB';
export const ARTIFACT_BAD_TYPE =
  'File type not supported. Please choose a picture, a video, a PDF, a Word document or a text file.';

/** Prefix of files that belong to no roadmap; they are deleted after a day. */
export const ARTIFACTS_PREFIX = 'artifacts/';
export const artifactKey = (userId: number, id: string): string => `${ARTIFACTS_PREFIX}${userId}/${id}`;

/** The kind of a file by its detected type; null for a recording without pictures. */
export function artifactFileType(type: string): ArtifactFileType | null {
  if (type.startsWith('image/')) return 'image';
  if (type.startsWith('video/')) return 'video';
  return type.startsWith('audio/') ? null : 'document';
}

/** Spec §7: `fileUrl` instead of a file. Only an upload of the caller to one of their roadmaps. */
export const ExtractContentBody = z
  .object({
    fileUrl: z.string({ error: 'Send a file, or the fileUrl of an upload.' }).max(2_048),
    fileType: ArtifactFileType.optional(),
    file: z.undefined({ error: 'Send the file itself as multipart/form-data.' }).optional(),
  })
  .meta({ id: 'ExtractContentBody' });
export type ExtractContentBody = z.infer<typeof ExtractContentBody>;

/** What was found in an upload of a roadmap. `extraction` null: nothing yet. */
export const UploadContent = z
  .object({
    sourceId: z.string(),
    caption: z.string(),
    extraction: Extraction.nullable(),
    run: z.object({ id: z.string(), status: RunStatus, message: z.string().nullable() }).nullable(), // the newest
    materialSourceId: z.string().nullable(), // the text that drafts read
  })
  .meta({ id: 'UploadContent' });
export type UploadContent = z.infer<typeof UploadContent>;

const EditedLesson = z.object({
  concept: text('Idea', 120, 0),
  action: text('Action', 600, 0),
  impact: text('Impact', 600, 0),
}) satisfies z.ZodType<Lesson>;
export const EditUploadContentBody = z
  .object({
    caption: text('Caption', 500, 0).optional(),
    lessons: z.array(EditedLesson).max(MAX_LESSONS).optional(),
  })
  .meta({ id: 'EditUploadContentBody' });
export type EditUploadContentBody = z.infer<typeof EditUploadContentBody>;

/** A file of the caller: an upload of their roadmap, or a stored object under ARTIFACTS_PREFIX. */
export const ExtractionSubject = z.union([
  z.object({ sourceId: Id }),
  z.object({
    key: z.string().min(1).max(400),
    name: z.string().min(1).max(255),
    fileType: z.string().min(1).max(120),
    fileSize: z.number().int().min(1).max(ARTIFACT_MAX_BYTES),
    outsideModel: z.boolean().default(false), // may be sent to an AI service of another company
  }),
]);
export type ExtractionSubject = z.infer<typeof ExtractionSubject>;

/** Spec §5: a picture to try out uploads with. */
export const TEST_UPLOAD_MAX_BYTES = 5 * 1024 * 1024;
export const TEST_UPLOAD_TOO_LARGE = 'Please select an image smaller than 5MB.';
export const TEST_UPLOAD_BAD_TYPE = 'Please select an image file (JPG, PNG, GIF or WebP).';

/** `url`: for the sender only, for a day. */
export const TestUpload = z.object({ url: z.string() }).meta({ id: 'TestUpload' });
export type TestUpload = z.infer<typeof TestUpload>;
