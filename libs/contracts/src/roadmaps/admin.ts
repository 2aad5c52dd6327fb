import { z } from 'zod';
import { PageQuery } from '../paging.ts';
import { searchWords } from '../text.ts';
import { RoadmapStatus } from './http.ts';

/** Published once and not a draft now. */
const Shown = RoadmapStatus.exclude(['draft']);

/** A roadmap as admins see it. `hidden`: by whom (user name), when and why. */
export const AdminRoadmap = z
  .object({
    id: z.string(),
    title: z.string(),
    mentorId: z.number().int(),
    mentorName: z.string(),
    category: z.string(),
    status: RoadmapStatus,
    publishedAt: z.iso.datetime().nullable(),
    followers: z.number().int(),
    hidden: z.object({ at: z.iso.datetime(), by: z.string(), reason: z.string() }).nullable(),
  })
  .meta({ id: 'AdminRoadmap' });
export type AdminRoadmap = z.infer<typeof AdminRoadmap>;

/** By words of title, description and mentor's name; newest first. */
export const ListAdminRoadmapsQuery = PageQuery.extend({
  q: searchWords,
  status: z.enum(Shown.options, { error: `status can be ${Shown.options.join(', ')}` }).default('published'),
});
export type ListAdminRoadmapsQuery = z.infer<typeof ListAdminRoadmapsQuery>;
