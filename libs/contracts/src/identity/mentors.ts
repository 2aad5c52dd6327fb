import { z } from 'zod';
import { Currency } from '../money.ts';
import { PageQuery } from '../paging.ts';

/** A mentor in the directory and on their page. `id` equals `userId`. */
export const Mentor = z
  .object({
    id: z.number().int(),
    userId: z.number().int(),
    name: z.string(),
    avatar: z.string().nullable(),
    bio: z.string(),
    expertise: z.array(z.string()),
    roadmapCount: z.number().int(),
    sessionPrice: z.number().int().nullable(), // cents per 30 minutes, 0 for free; null: no price set
    currency: Currency,
    rating: z.object({ average: z.number(), count: z.number().int() }).nullable(), // null without reviews
    memberSince: z.iso.datetime(),
  })
  .meta({ id: 'Mentor' });
export type Mentor = z.infer<typeof Mentor>;

/** `q` matches name and bio, ignoring case and accents; `featured=true` returns at most 6 with published roadmaps. */
export const ListMentorsQuery = PageQuery.extend({
  featured: z.enum(['true', 'false'], { error: 'featured can be true or false' }).optional(),
  q: z.string().trim().max(200, 'Search for at most 200 characters').optional(),
});
export type ListMentorsQuery = z.infer<typeof ListMentorsQuery>;
