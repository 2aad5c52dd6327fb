import { z } from 'zod';
import { PageQuery } from '../paging.ts';
import { searchWords, singleLine, text } from '../text.ts';
import { comparable, normalText } from '../visible-text.ts';
import {
  difficulties,
  MAX_CONTENT_URL,
  MAX_MATERIAL_CATEGORY,
  MAX_MATERIAL_TAG,
  MAX_MATERIAL_TAGS,
  MAX_MATERIAL_TEXT,
  MAX_MATERIAL_TITLE,
  MAX_POSITION,
  MIN_MATERIAL_TEXT,
  materialSorts,
  materialTypes,
} from './material-options.ts';
import { Author } from './support.ts';

export const MaterialType = z.enum(materialTypes, { error: `A type can be ${materialTypes.join(', ')}` });
export const Difficulty = z.enum(difficulties, { error: `A difficulty can be ${difficulties.join(', ')}` });

/** The file of a material. `type`: of its content, such as `video/mp4`. */
export const MaterialFile = z.object({
  name: z.string(),
  type: z.string(),
  size: z.number().int(),
});
export type MaterialFile = z.infer<typeof MaterialFile>;

export const Material = z
  .object({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    type: MaterialType,
    category: z.string(),
    difficulty: Difficulty,
    tags: z.array(z.string()),
    contentUrl: z.string().nullable(), // of our file or a page of another site; null for visitors
    host: z.string().nullable(), // of the page of another site; null: our file
    captionsUrl: z.string().nullable(), // as contentUrl
    thumbnail_url: z.string().nullable(),
    file: MaterialFile.nullable(), // null: a page of another site
    duration: z.number().int().nullable(), // seconds
    pageCount: z.number().int().nullable(),
    view_count: z.number().int(), // once per person and day
    is_published: z.boolean(),
    author: Author,
    createdAt: z.iso.datetime(),
    publishedAt: z.iso.datetime().nullable(), // of the first time
    editedAt: z.iso.datetime().nullable(),
    hiddenReason: z.string().nullable(), // hidden by the team; only its author and admins can read the material
  })
  .meta({ id: 'LearningMaterial' });
export type Material = z.infer<typeof Material>;

/** Materials that are published, by type, and the categories among them by name. */
export const MaterialSummary = z
  .object({
    videos: z.number().int(),
    audio: z.number().int(),
    documents: z.number().int(),
    courses: z.number().int(),
    categories: z.array(z.object({ name: z.string(), count: z.number().int() })),
  })
  .meta({ id: 'LearningMaterialSummary' });
export type MaterialSummary = z.infer<typeof MaterialSummary>;

const Category = singleLine('Category', MAX_MATERIAL_CATEGORY);

/** `q`: each word must occur in title, description or tags, ignoring case and accents; of one or two letters: begin a word. */
export const ListMaterialsQuery = PageQuery.extend({
  q: searchWords,
  category: Category.optional(),
  type: MaterialType.optional(),
  difficulty: Difficulty.optional(),
  sort: z.enum(materialSorts, { error: `sort can be ${materialSorts.join(' or ')}` }).default('newest'),
});
export type ListMaterialsQuery = z.infer<typeof ListMaterialsQuery>;

const isSame = (one: string, other: string) => comparable(one) === comparable(other);

/** Each tag of a comma-joined text once. */
function tagsOf(value: string | string[]): unknown {
  if (typeof value !== 'string') return value;
  const tags = value.split(',').map(normalText);
  return tags.filter((tag, at) => tag !== '' && tags.findIndex((other) => isSame(tag, other)) === at);
}

/** A comma-joined string, or a list. */
const Tags = z.preprocess(
  tagsOf,
  z
    .array(singleLine('A tag', MAX_MATERIAL_TAG), { error: 'Tags are a text with commas' })
    .max(MAX_MATERIAL_TAGS, `Name at most ${MAX_MATERIAL_TAGS} tags`),
);

/** The id of our file that an address names, also the one it was uploaded to; null: another address. */
export const fileIdOf = (contentUrl: string): string | null =>
  /^(?:https?:\/\/[^/]+)?\/api\/objects\/(?:upload\/)?([0-9a-f-]{36})(?:[/?]|$)/i
    .exec(contentUrl)?.[1]
    ?.toLowerCase() ?? null;

/** The host of a page of another site; null: not an https address. */
export function hostOf(contentUrl: string): string | null {
  const url = URL.canParse(contentUrl) ? new URL(contentUrl) : null;
  const isPage = url?.protocol === 'https:' && !url.username && !url.password && url.hostname.includes('.');
  return isPage ? url.host : null;
}

const FILE_FIRST = 'Please upload a file first';
const ContentUrl = z
  .string({ error: FILE_FIRST })
  .overwrite(normalText)
  .min(1, { error: FILE_FIRST, abort: true })
  .max(MAX_CONTENT_URL, `An address has at most ${MAX_CONTENT_URL} characters`)
  .refine(
    (url) => fileIdOf(url) !== null || hostOf(url) !== null,
    'Enter an address that begins with https://',
  );
const CaptionsUrl = z
  .string()
  .max(MAX_CONTENT_URL)
  .refine((url) => fileIdOf(url) !== null, 'Captions are a file of yours')
  .nullable();

const Fields = {
  title: singleLine('Title', MAX_MATERIAL_TITLE),
  description: text('Description', MAX_MATERIAL_TEXT, MIN_MATERIAL_TEXT),
  type: MaterialType,
  category: Category,
  difficulty: Difficulty,
  tags: Tags,
  contentUrl: ContentUrl,
  captionsUrl: CaptionsUrl,
};

/** `contentUrl`: `/api/objects/{id}` of a file of the caller, or for videos and courses an https address. */
export const MaterialBody = z
  .object({
    ...Fields,
    difficulty: Difficulty.default('beginner'),
    tags: Tags.default([]),
    captionsUrl: CaptionsUrl.default(null),
    is_published: z.boolean({ error: 'is_published can be true or false' }).default(true),
  })
  .meta({ id: 'LearningMaterialBody' });
export type MaterialBody = z.infer<typeof MaterialBody>;

/** Fields that are absent stay as they are. */
export const EditMaterialBody = z.object(Fields).partial().meta({ id: 'EditLearningMaterialBody' });
export type EditMaterialBody = z.infer<typeof EditMaterialBody>;

/** As it is sent: tags joined by commas. */
export type MaterialInput = Pick<MaterialBody, 'title' | 'description' | 'type' | 'category' | 'contentUrl'> &
  Partial<Pick<MaterialBody, 'difficulty' | 'captionsUrl' | 'is_published'>> & { tags?: string };
export type EditMaterialInput = Partial<Omit<MaterialInput, 'is_published'>>;

export const MaterialViews = z.object({ view_count: z.number().int() }).meta({ id: 'LearningMaterialViews' });
export type MaterialViews = z.infer<typeof MaterialViews>;

const Position = z
  .number({ error: 'A position is a number of seconds or a page' })
  .min(0, 'A position is at least 0')
  .max(MAX_POSITION, `A position is at most ${MAX_POSITION}`)
  .transform(Math.floor);

/** Where the caller stopped: seconds of a video or an audio, a page of a document. 0: at the beginning. */
export const MaterialPosition = z
  .object({ position: z.number().int(), updatedAt: z.iso.datetime().nullable() })
  .meta({ id: 'LearningMaterialPosition' });
export type MaterialPosition = z.infer<typeof MaterialPosition>;

export const SavePositionBody = z.object({ position: Position }).meta({ id: 'SavePositionBody' });
export type SavePositionBody = z.infer<typeof SavePositionBody>;
