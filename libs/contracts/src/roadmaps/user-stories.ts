import { z } from 'zod';
import { PageQuery } from '../paging.ts';
import { singleLine, text } from '../text.ts';
import { Id } from './id.ts';

export const STORY_MIN = 50;
export const STORY_MAX = 2_000;
export const STORY_TITLE_MAX = 80;
export const ANONYMOUS = 'Anonymous';

export const storyStates = ['submitted', 'published', 'rejected', 'withdrawn'] as const;
export const StoryState = z.enum(storyStates, { error: `state can be ${storyStates.join(', ')}` });
export type StoryState = z.infer<typeof StoryState>;

/** `name`: the first name to show, null to stay anonymous. `consent` covers publishing title, story and that name. */
export const SubmitStoryBody = z
  .object({
    title: singleLine('Title', STORY_TITLE_MAX, 3),
    story: text('Story', STORY_MAX, STORY_MIN),
    roadmapId: Id.nullable().default(null),
    name: singleLine('First name', 40).nullable().default(null),
    consent: z.literal(true, { error: 'We can only publish your story if you agree to it' }),
  })
  .meta({ id: 'SubmitStoryBody' });
export type SubmitStoryBody = z.infer<typeof SubmitStoryBody>;

/** A story as its author sees it. */
export const UserStory = z
  .object({
    id: Id,
    title: z.string(),
    story: z.string(),
    roadmapId: Id.nullable(),
    roadmapTitle: z.string().nullable(),
    name: z.string(),
    state: StoryState,
    reason: z.string().nullable(), // why it was not published, or was taken down
    createdAt: z.iso.datetime(),
    decidedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'UserStory' });
export type UserStory = z.infer<typeof UserStory>;

/** As an admin sees it. */
export const AdminStory = UserStory.extend({
  author: z.object({ id: z.number().int(), username: z.string() }),
  decidedBy: z.object({ id: z.number().int(), username: z.string() }).nullable(),
}).meta({ id: 'AdminStory' });
export type AdminStory = z.infer<typeof AdminStory>;

export const ListStoriesQuery = PageQuery.extend({ state: StoryState.optional() });
export type ListStoriesQuery = z.infer<typeof ListStoriesQuery>;

/** `from`: the state the admin saw; STALE if it is another by now. A rejection needs a reason, shown to the author. */
export const DecideStoryBody = z
  .object({
    state: z.enum(['published', 'rejected'], { error: 'state can be published or rejected' }),
    from: StoryState.optional(),
    reason: text('Reason', 500, 3).nullable().optional(),
  })
  .refine(({ state, reason }) => state === 'published' || reason, {
    path: ['reason'],
    message: 'Say why, for the author',
  })
  .meta({ id: 'DecideStoryBody' });
export type DecideStoryBody = z.infer<typeof DecideStoryBody>;
