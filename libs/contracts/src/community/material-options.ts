// Without zod, which the first pages of the frontend do not load.

export const materialTypes = ['video', 'audio', 'document', 'course'] as const;
export type MaterialType = (typeof materialTypes)[number];

export const difficulties = ['beginner', 'intermediate', 'advanced'] as const;
export type Difficulty = (typeof difficulties)[number];

export const materialSorts = ['newest', 'most-viewed'] as const;
export type MaterialSort = (typeof materialSorts)[number];

/** Types that may be a page of another site instead of a file. */
export const linkTypes: readonly MaterialType[] = ['video', 'course'];

export const MAX_MATERIAL_TITLE = 120;
export const MIN_MATERIAL_TEXT = 10;
export const MAX_MATERIAL_TEXT = 4_000;
export const MAX_MATERIAL_CATEGORY = 40;
export const MAX_MATERIAL_TAGS = 10;
export const MAX_MATERIAL_TAG = 40;
export const MAX_CONTENT_URL = 2_000;
/** Seconds or pages. */
export const MAX_POSITION = 1_000_000;
