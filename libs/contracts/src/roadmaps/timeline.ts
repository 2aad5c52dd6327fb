import { z } from 'zod';
import { singleLine } from '../text.ts';
import { ResourceLink } from './http.ts';
import { Id } from './id.ts';
import { MAX_MILESTONE_STEPS, MAX_MILESTONES } from './timeline-limits.ts';

/** A web or mail address that a browser can open. */
const TimelineLink = ResourceLink.refine(isOpenable, 'Use an address that begins with https:// or mailto:');

const TimelineResource = z.object({
  id: Id,
  title: singleLine('The name of the link', 120),
  url: TimelineLink,
});

export const TimelineStep = z
  .object({
    id: Id,
    title: singleLine('The step', 120),
    resources: z.array(TimelineResource).max(5, 'A step can have at most 5 links'),
  })
  .meta({ id: 'TimelineStep' });
export type TimelineStep = z.infer<typeof TimelineStep>;

const milestoneFields = {
  year: z
    .number({ error: 'Enter a year such as 2019' })
    .int('Enter a year such as 2019')
    .min(1900, 'Enter a year from 1900')
    .max(2100, 'Enter a year up to 2100'),
  title: singleLine('The title', 120),
  /** Becomes the description of a stage, so on one line. */
  description: singleLine('The description', 600, 0).default(''),
  steps: z
    .array(TimelineStep)
    .max(MAX_MILESTONE_STEPS, `A milestone can have at most ${MAX_MILESTONE_STEPS} steps`)
    .refine((steps) => new Set(steps.map(({ id }) => id)).size === steps.length, 'Two steps have the same id')
    .default([]),
};

export const MilestoneBody = z.object(milestoneFields).meta({ id: 'MilestoneBody' });
export type MilestoneBody = z.infer<typeof MilestoneBody>;

/** `revision`: of the milestone that was edited; 409 STALE if another is stored. */
export const UpdateMilestoneBody = MilestoneBody.extend({ revision: z.int32().min(1) }).meta({
  id: 'UpdateMilestoneBody',
});
export type UpdateMilestoneBody = z.infer<typeof UpdateMilestoneBody>;

export const Milestone = z
  .object({
    id: z.string(),
    year: z.number().int(),
    title: z.string(),
    description: z.string(),
    steps: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        resources: z.array(z.object({ id: z.string(), title: z.string(), url: z.string() })),
      }),
    ),
    revision: z.number().int(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Milestone' });
export type Milestone = z.infer<typeof Milestone>;

/** In the order of the mentor. */
export const Timeline = z.object({ milestones: z.array(Milestone) }).meta({ id: 'Timeline' });
export type Timeline = z.infer<typeof Timeline>;

export const TimelineOrderBody = z
  .object({ milestones: z.array(Id).max(MAX_MILESTONES) })
  .meta({ id: 'TimelineOrderBody' });
export type TimelineOrderBody = z.infer<typeof TimelineOrderBody>;

function isOpenable(value: string): boolean {
  try {
    const url = new URL(value);
    if (url.protocol === 'mailto:') return /^[^@\s]+@[^@\s]+$/.test(url.pathname);
    return ['http:', 'https:'].includes(url.protocol) && url.hostname !== '';
  } catch {
    return false;
  }
}
