import { z } from 'zod';
import { PageQuery } from '../paging.ts';
import { searchWords, singleLine, text } from '../text.ts';
import { normalText } from '../visible-text.ts';
import { RoadmapDetails, shownDetails } from './details.ts';
import { Id } from './id.ts';
import { Artifact, ArtifactInput, StepVoice, StoryAudio, VoiceClip } from './media.ts';
import { roadmapFilters, SearchMatch } from './search.ts';
import { MAX_STEP_MATERIALS, StepMaterial } from './step-materials.ts';

/** Shown as a link for http, https and mailto, else as plain text. */
export const ResourceLink = z
  .string()
  .overwrite(normalText)
  .min(1, 'A link cannot be empty')
  .max(500, 'A link can have at most 500 characters')
  // Lone surrogates and control characters are invalid in Postgres and in URLs.
  .refine((value) => !/[\p{Cc}\p{Cs}]/u.test(value), 'A link cannot hold control characters')
  .refine(isWhole, 'This link is not complete. Write it like https://example.org');

/** Text that begins like a link must be one; any other text, such as the title of a book, is allowed. */
function isWhole(value: string): boolean {
  if (/^www\./i.test(value)) return false;
  if (/^mailto:/i.test(value)) return /^mailto:[^\s@]+@[^\s@]+$/i.test(value);
  return !/^https?:/i.test(value) || (URL.canParse(value) && /^https?:\/\/[^\s/]+/i.test(value));
}

export const Category = z
  .object({ id: z.string(), name: z.string(), slug: z.string(), color: z.string(), icon: z.string() })
  .meta({ id: 'Category' });
export type Category = z.infer<typeof Category>;

/** An exact substring of a source, as UTF-16 offsets into its text. */
export const Evidence = z
  .object({
    sourceId: z.string(),
    quote: z.string(),
    start: z.number().int().min(0),
    end: z.number().int().min(0),
  })
  .meta({ id: 'Evidence' });
export type Evidence = z.infer<typeof Evidence>;

/** `mentor`: written or rewritten by the mentor. `outline`: the mentor's own sentence. `ai`: written by a model. */
export const Origin = z.enum(['mentor', 'outline', 'ai']);

/** `reviewed`: the mentor has decided on it; false until then for a step of an engine. */
export const Step = z
  .object({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    estimatedDuration: z.string().nullable(),
    resourceLinks: z.array(z.string()),
    order: z.number().int(),
    origin: Origin,
    reviewed: z.boolean(),
    evidence: Evidence.nullable(),
    voice: StepVoice.nullish(), // absent in versions from before step voices
    materials: z.array(StepMaterial).optional(), // in order; absent in versions from before materials
  })
  .meta({ id: 'Step' });
export type Step = z.infer<typeof Step>;

/** What the mentor would not do again, in words written for the reader; nothing to check off. */
export const Warning = z
  .object({ id: z.string(), text: z.string(), evidence: Evidence.nullable() })
  .meta({ id: 'Warning' });
export type Warning = z.infer<typeof Warning>;

export const Stage = z
  .object({
    id: z.string(),
    title: z.string(),
    description: z.string(),
    order: z.number().int(),
    estimatedDuration: z.string(), // may be empty
    origin: Origin,
    mentorNote: z.string().nullable(), // shown on this step
    voiceClip: VoiceClip.nullable(),
    artifacts: z.array(Artifact),
    warnings: z.array(Warning),
    steps: z.array(Step),
  })
  .meta({ id: 'Stage' });
export type Stage = z.infer<typeof Stage>;

/** The response of an edit. `revision`: of the roadmap after it, which names the edit for undo. */
export const Edited = z.object({ revision: z.number().int() });
export const EditedStage = Stage.extend(Edited.shape).meta({ id: 'EditedStage' });
export type EditedStage = z.infer<typeof EditedStage>;

export const MentorCard = z
  .object({ id: z.number().int(), name: z.string(), avatar: z.string().nullable(), bio: z.string() })
  .meta({ id: 'MentorCard' });
export type MentorCard = z.infer<typeof MentorCard>;

/** archived: deleted or unpublished by its mentor, visible to followers only. hidden: by an admin, visible to its mentor and admins. */
export const RoadmapStatus = z.enum(['draft', 'published', 'archived', 'hidden']);
export type RoadmapStatus = z.infer<typeof RoadmapStatus>;

const roadmapFields = {
  id: z.string(),
  ...shownDetails,
  followers: z.number().int(),
  audioUrl: z.string().nullable(),
  mentorId: z.number().int(),
  mentor: MentorCard,
  category: Category,
  status: RoadmapStatus,
  publishedAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime(),
};

/** `quote`: of a step, in the mentor's own words. */
export const RoadmapSummary = z
  .object({
    ...roadmapFields,
    stageCount: z.number().int(),
    stepCount: z.number().int(),
    quote: z.string().nullish(), // null without a quote that fits; absent in responses of older services
    match: SearchMatch.nullish(), // in results of a search with words
  })
  .meta({ id: 'RoadmapSummary' });
export type RoadmapSummary = z.infer<typeof RoadmapSummary>;

/** `revision` grows with every edit. The published version, unless `?version=draft` or the response of an edit. */
export const Roadmap = z
  .object({
    ...roadmapFields,
    revision: z.number().int(),
    isOwner: z.boolean(),
    version: z.number().int().nullable(), // the published one; null: never published
    hasUnpublishedChanges: z.boolean(), // the working copy differs from the published version, with or without undecided steps
    /** Why, while an admin has hidden it. `unpublished`: by its mentor since, so it is a draft once restored. */
    hidden: z
      .object({ at: z.iso.datetime(), reason: z.string(), unpublished: z.boolean().optional() })
      .nullish(),
    story: StoryAudio.nullish(), // about what is at `audioUrl`; absent in versions from before captions
    stages: z.array(Stage),
  })
  .meta({ id: 'Roadmap' });
export type Roadmap = z.infer<typeof Roadmap>;

/** `draft` is the mentor's working copy (NOT_FOUND for others); default: the published version. */
export const GetRoadmapQuery = z.object({
  version: z.literal('draft', { error: 'version can only be draft' }).optional(),
});

export const ListRoadmapsQuery = PageQuery.extend({
  categoryId: Id.optional(),
  mentorId: z.coerce.number<number>().pipe(z.int32().positive()).optional(),
  q: searchWords,
  ...roadmapFilters,
});
export type ListRoadmapsQuery = z.infer<typeof ListRoadmapsQuery>;

export const CreateRoadmapBody = RoadmapDetails.pick({ title: true, categoryId: true, description: true })
  .extend({
    /** Accepted because the screens send it; another user's id is rejected with 403. */
    mentorId: z.number().int().optional(),
  })
  .meta({ id: 'CreateRoadmapBody' });
export type CreateRoadmapBody = z.infer<typeof CreateRoadmapBody>;

/**
 * What happens to steps of an engine that the mentor has not decided on. `leave-out`: they stay in the working copy, and
 * the version lacks them and stages of nothing else. `accept`: the mentor's explicit word that they may be published.
 */
export const PublishBody = z
  .object({
    unreviewed: z
      .enum(['accept', 'leave-out'], { error: 'unreviewed can only be accept or leave-out' })
      .optional(),
  })
  .meta({ id: 'PublishBody' });
export type PublishBody = z.infer<typeof PublishBody>;

export const UpdateRoadmapBody = RoadmapDetails.partial()
  .extend({
    revision: z.number().int().optional(), // the edited revision; 409 STALE if another is stored
  })
  .meta({ id: 'UpdateRoadmapBody' });
export type UpdateRoadmapBody = z.infer<typeof UpdateRoadmapBody>;

/** With `id` an existing step (and its progress), without a new one. */
export const StepInput = z.object({
  id: Id.optional(),
  title: singleLine('Step title', 120),
  description: text('Step description', 2_000, 0).default(''),
  estimatedDuration: singleLine('Duration', 40).nullable().optional(),
  resourceLinks: z.array(ResourceLink).max(10, 'A step can have at most 10 links').default([]),
  materialIds: z
    .array(Id)
    .max(MAX_STEP_MATERIALS, `A step can have at most ${MAX_STEP_MATERIALS} learning materials`)
    .refine((ids) => new Set(ids).size === ids.length, 'A step can show a learning material once')
    .optional(), // of learning materials, in order; absent: unchanged
  useVoice: z.boolean({ error: 'useVoice must be true or false' }).optional(), // play the quote there; absent: unchanged
});
export type StepInput = z.infer<typeof StepInput>;

/** With `id` an existing warning, without a new one. */
export const WarningInput = z.object({ id: Id.optional(), text: text('Warning', 500) });

export const DEFAULT_STAGE_DURATION = '1-2 weeks';

export const StageBody = z
  .object({
    title: singleLine('Stage title', 120, 1, 'Please enter a stage title.'),
    description: text('Description', 2_000, 0).default(''),
    estimatedDuration: singleLine('Duration', 40, 0).default(DEFAULT_STAGE_DURATION),
    steps: z
      .array(StepInput, { error: 'Please add at least one action step.' })
      .min(1, 'Please add at least one action step.')
      .max(30, 'A stage can have at most 30 steps'),
    mentorNote: text('Note', 2_000).nullable().optional(), // absent: unchanged
    voiceClipSourceId: Id.nullable().optional(),
    artifacts: z.array(ArtifactInput).max(12, 'A stage can have at most 12 artifacts').optional(),
    warnings: z.array(WarningInput).max(12, 'A stage can have at most 12 warnings').optional(), // absent: unchanged
    revision: z.number().int().optional(),
  })
  .meta({ id: 'StageBody' });
export type StageBody = z.infer<typeof StageBody>;

/** The complete order: every stage once, every step once; steps may move between stages. */
export const OrderBody = z
  .object({
    stages: z
      .array(z.object({ id: Id, steps: z.array(Id).max(30) }))
      .min(1)
      .max(40),
    revision: z.number().int().optional(),
  })
  .meta({ id: 'OrderBody' });
export type OrderBody = z.infer<typeof OrderBody>;
