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
    /** Published roadmaps. */
    roadmapCount: z.number().int(),
    /** Cents per 30 minutes, 0 for free; null while no price is set. */
    sessionPrice: z.number().int().nullable(),
    currency: Currency,
    /** Of reviews of completed sessions; null while there are none. */
    rating: z.object({ average: z.number(), count: z.number().int() }).nullable(),
    memberSince: z.iso.datetime(),
  })
  .meta({ id: 'Mentor' });
export type Mentor = z.infer<typeof Mentor>;

/** `q` looks in name and bio without regard to case and accents; `featured=true` answers at most 6 who have published. */
export const ListMentorsQuery = PageQuery.extend({
  featured: z.enum(['true', 'false'], { error: 'featured can be true or false' }).optional(),
  q: z.string().trim().max(200, 'Search for at most 200 characters').optional(),
});
export type ListMentorsQuery = z.infer<typeof ListMentorsQuery>;
