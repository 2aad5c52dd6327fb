import {
  type Difficulty,
  MAX_MATERIAL_CATEGORY,
  MAX_MATERIAL_TEXT,
  MAX_MATERIAL_TITLE,
  type MaterialType,
  MIN_MATERIAL_TEXT,
} from '@waymark/contracts/community/material-options';
import { fileIdOf, hostOf, type Material } from '@waymark/contracts/community/materials';
import { z } from 'zod';
import type { LargeUploadState } from '#shared/large-upload/large-upload.ts';

export const FILE_FIRST = 'Please upload a file first';

/** Why a form without a file cannot be published yet, by the step of its upload. */
export function fileMissing(step: LargeUploadState['step']): string {
  if (step === 'checking') return 'The file is still being checked';
  return step === 'chosen' || step === 'uploading' ? 'The file is still being uploaded' : FILE_FIRST;
}

/** The form of a material. `source`: of the content. */
export const MaterialFields = z
  .object({
    source: z.enum(['file', 'link']),
    contentUrl: z.string().trim(),
    captionsUrl: z.string().nullable(),
    title: z
      .string()
      .trim()
      .min(1, 'Title is required')
      .max(MAX_MATERIAL_TITLE, `Title must be at most ${MAX_MATERIAL_TITLE} characters`),
    description: z
      .string()
      .trim()
      .min(MIN_MATERIAL_TEXT, `Description must be at least ${MIN_MATERIAL_TEXT} characters`)
      .max(MAX_MATERIAL_TEXT, `Description must be at most ${MAX_MATERIAL_TEXT} characters`),
    type: z.string(),
    category: z
      .string()
      .trim()
      .min(1, 'Category is required')
      .max(MAX_MATERIAL_CATEGORY, `Category must be at most ${MAX_MATERIAL_CATEGORY} characters`),
    difficulty: z.string(),
    tags: z.string(),
  })
  .superRefine(({ source, contentUrl }, ctx) => {
    const isFound = source === 'file' ? fileIdOf(contentUrl) !== null : hostOf(contentUrl) !== null;
    if (isFound) return;
    const message = source === 'file' ? FILE_FIRST : 'Enter an address that begins with https://';
    ctx.addIssue({ code: 'custom', path: ['contentUrl'], message });
  });
export type MaterialFields = z.infer<typeof MaterialFields>;

export const emptyFields: MaterialFields = {
  ...{ source: 'file', contentUrl: '', captionsUrl: null, title: '', description: '', type: 'video' },
  ...{ category: '', difficulty: 'beginner', tags: '' },
};

export const fieldsOf = (material: Material): MaterialFields => ({
  source: material.host === null ? 'file' : 'link',
  contentUrl: material.contentUrl ?? '',
  captionsUrl: material.captionsUrl,
  title: material.title,
  description: material.description,
  type: material.type,
  category: material.category,
  difficulty: material.difficulty,
  tags: material.tags.join(', '),
});

export const bodyOf = ({ source, type, difficulty, captionsUrl, ...texts }: MaterialFields) => ({
  ...texts,
  type: type as MaterialType,
  difficulty: difficulty as Difficulty,
  captionsUrl: source === 'file' ? captionsUrl : null,
});
export type MaterialFormBody = Partial<ReturnType<typeof bodyOf>> & { is_published?: boolean };

/** What a file most likely is, by its media type. */
export function typeOfFile(mediaType: string | null): MaterialType {
  if (mediaType?.startsWith('video/')) return 'video';
  return mediaType?.startsWith('audio/') ? 'audio' : 'document';
}

/** A name without its extension, as the beginning of a title. */
export const titleOfFile = (name: string): string =>
  name
    .replace(/\.\w{1,5}$/, '')
    .replace(/[_-]+/g, ' ')
    .trim()
    .slice(0, MAX_MATERIAL_TITLE);
