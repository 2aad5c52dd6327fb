import { z } from 'zod';
import { pageOf } from '../paging.ts';
import { defineRpc } from '../rpc.ts';
import { Success } from '../success.ts';
import { Id } from './id.ts';
import { Story } from './stories.ts';
import { DeletedRoadmap, DraftDiff, MarkSeenBody, RoadmapVersion } from './versions.ts';

const OfRoadmap = z.object({ id: Id });

/** Newest first. Errors: NOT_FOUND, FORBIDDEN. */
export const ListVersions = defineRpc('roadmaps.versions', {
  input: OfRoadmap,
  output: z.array(RoadmapVersion),
});
/**
 * With followers it is archived, without it is gone with its material. Archiving what is archived changes nothing.
 * Errors: NOT_FOUND, FORBIDDEN, RUN_ACTIVE. Idempotent by key.
 */
export const DeleteRoadmap = defineRpc('roadmaps.delete', { input: OfRoadmap, output: DeletedRoadmap });
/** Never goes back; a version above the newest counts as the newest. NOT_FOUND for a roadmap one cannot see. */
export const MarkSeen = defineRpc('roadmaps.mark-seen', {
  input: OfRoadmap.extend({ body: MarkSeenBody }),
  output: Success,
});
/** Errors: NOT_FOUND (another's run, too), RULE_REFUSED when no draft waits. */
export const GetDraftDiff = defineRpc('roadmaps.draft-diff', { input: OfRoadmap, output: DraftDiff });
/** Where the bytes of a source stand on a roadmap. `isPublic`: in a version learners see. Others': NOT_FOUND. */
export const LocateMedia = defineRpc('roadmaps.locate-media', {
  access: 'optional',
  input: OfRoadmap,
  output: z.object({ key: z.string(), contentType: z.string(), name: z.string(), isPublic: z.boolean() }),
});
export const FeaturedStories = defineRpc('roadmaps.stories', {
  access: 'none',
  input: z.object({}),
  output: z.array(Story),
});
/** Every published roadmap and its mentor, for the sitemap, newest first: 5000 a page, since a message holds 1 MB. */
export const ListForSitemap = defineRpc('roadmaps.sitemap', {
  access: 'none',
  input: z.object({ cursor: z.string().max(200).optional() }),
  output: pageOf(z.object({ id: z.string(), mentorId: z.number().int(), publishedAt: z.iso.datetime() })),
});
/**
 * What changed of all that is public, for those who keep copies: `roadmapIds` since the answer whose `next` is given
 * (null: something that is no single roadmap). Ask within 5 minutes, else forget every copy and begin with '0'.
 */
export const PublicChanges = defineRpc('roadmaps.public-changes', {
  access: 'none',
  input: z.object({ since: z.string().regex(/^\d{1,19}$/) }),
  output: z.object({ next: z.string(), roadmapIds: z.array(z.string().nullable()) }),
  timeoutMs: 1_000,
});
