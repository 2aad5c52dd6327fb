import { z } from 'zod';
import { Currency } from '../money.ts';
import { PageQuery } from '../paging.ts';
import { Id } from '../roadmaps/id.ts';
import { isDistinct, searchWords } from '../text.ts';
import { TimeZone } from '../time.ts';
import { countedLength, normalText } from '../visible-text.ts';

export const MAX_AREAS = 12;
export const MAX_LANGUAGES = 8;
export const MAX_BIO = 2_000;

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const isLanguage = (code: string): boolean => languageNames.of(code) !== undefined;

/** ISO 639 code in lower case. */
const Language = z
  .string({ error: 'Choose a language' })
  .regex(/^[a-z]{2,3}$/, { error: 'Choose a language by its code, such as en or de', abort: true })
  .refine(isLanguage, 'Choose a language by its code, such as en or de');

/** A mentor in the directory and on their page. `id` equals `userId`. */
export const Mentor = z
  .object({
    id: z.number().int(),
    userId: z.number().int(),
    name: z.string(),
    avatar: z.string().nullable(),
    bio: z.string(),
    expertise: z.array(z.string()),
    languages: z.array(z.string()), // ISO 639 codes
    timezone: z.string().nullable(), // where they live; null: not set
    roadmapCount: z.number().int(),
    sessionPrice: z.number().int().nullable(), // cents per 30 minutes, 0 for free; null: no price set
    currency: Currency, // of all prices
    guidedPrice: z.object({ from: z.number().int(), to: z.number().int() }), // cents of an hour on `/book-session`
    rating: z.object({ average: z.number(), count: z.number().int() }).nullable(), // null without reviews
    memberSince: z.iso.datetime(),
    /** Of a session of 30 minutes, seconds behind the calendar; null: none known. It may have just passed. */
    nextFreeAt: z.iso.datetime().nullable(),
    /** Of an hour on `/book-session`; otherwise as `nextFreeAt`. */
    nextGuidedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Mentor' });
export type Mentor = z.infer<typeof Mentor>;

export const mentorSorts = ['recommended', 'soonest', 'price', 'rating', 'newest', 'name'] as const;
export type MentorSort = (typeof mentorSorts)[number];

/** A free time within that many days, or at any time. */
export const availables = ['1', '3', '7', 'any'] as const;
export type Available = (typeof availables)[number];

const Flag = (name: string) => z.enum(['true', 'false'], { error: `${name} can be true or false` });
const Price = z.coerce
  .number<number>({ error: 'A price is a number of cents' })
  .int('A price is a whole number of cents')
  .min(0, 'A price cannot be negative')
  .max(100_000_000, 'A price can be at most 100,000,000 cents');

/**
 * `q` matches name and bio, ignoring case and accents, and mentors of roadmaps that it finds; `featured=true` returns at most 6 with published roadmaps. Prices
 * are compared by amount, in whatever currency; `categoryId` matches mentors with a published roadmap in it; `zone` matches mentors whose calendar (or else profile) has
 * a clock at most 4 hours away from it; `sort=soonest` lists by the next free time, those without one last; `sort=recommended` lists first who match `q` best.
 */
export const ListMentorsQuery = PageQuery.extend({
  featured: Flag('featured').optional(),
  q: searchWords,
  expertise: z
    .string()
    .overwrite(normalText)
    .max(60, 'An area of expertise has at most 60 characters')
    .optional(),
  language: Language.optional(),
  categoryId: Id.optional(),
  zone: TimeZone.optional(),
  available: z.enum(availables, { error: `available can be ${availables.join(', ')}` }).optional(),
  free: Flag('free').optional(),
  minPrice: Price.optional(),
  maxPrice: Price.optional(),
  minRating: z.coerce
    .number<number>({ error: 'minRating is a number from 1 to 5' })
    .min(1, 'minRating must be at least 1')
    .max(5, 'minRating must be at most 5')
    .optional(),
  sort: z.enum(mentorSorts, { error: `sort can be ${mentorSorts.join(', ')}` }).optional(), // default: name
});
export type ListMentorsQuery = z.infer<typeof ListMentorsQuery>;

/** What the mentors of the directory offer, most frequent first, at most 60 each. */
export const MentorFilters = z
  .object({ expertise: z.array(z.string()), languages: z.array(z.string()) })
  .meta({ id: 'MentorFilters' });
export type MentorFilters = z.infer<typeof MentorFilters>;

const Area = z
  .string({ error: 'Name the area' })
  .overwrite(normalText)
  .refine((area) => countedLength(area) >= 2, 'An area has at least 2 characters')
  .max(60, 'An area has at most 60 characters')
  .refine((area) => !area.includes('\0'), 'This character cannot be saved');

/** Missing fields stay as they are. */
export const UpdateMentorProfileBody = z
  .object({
    bio: z
      .string()
      .overwrite(normalText)
      .max(MAX_BIO, `Write at most ${MAX_BIO} characters`)
      .refine((bio) => !bio.includes('\0'), 'This text holds a character that cannot be saved')
      .optional(),
    expertise: z
      .array(Area)
      .max(MAX_AREAS, `Name at most ${MAX_AREAS} areas`)
      .refine(isDistinct, 'Name each area once')
      .optional(),
    languages: z
      .array(Language)
      .max(MAX_LANGUAGES, `Choose at most ${MAX_LANGUAGES} languages`)
      .refine(isDistinct, 'Choose each language once')
      .optional(),
    timezone: TimeZone.nullable().optional(),
  })
  .meta({ id: 'UpdateMentorProfileBody' });
export type UpdateMentorProfileBody = z.infer<typeof UpdateMentorProfileBody>;
