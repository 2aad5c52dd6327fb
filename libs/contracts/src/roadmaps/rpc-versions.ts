import { z } from 'zod';
import { mentorRoles } from '../caller.ts';
import { pageOf } from '../paging.ts';
import { defineRpc } from '../rpc.ts';
import { Success } from '../success.ts';
import { Roadmap } from './http.ts';
import { Id } from './id.ts';
import { Story } from './stories.ts';
import {
  DeletedRoadmap,
  DraftDiff,
  MarkSeenBody,
  RestoreVersionBody,
  RoadmapVersion,
  VersionDetail,
} from './versions.ts';

const OfRoadmap = z.object({ id: Id });

/** Newest first. Errors: NOT_FOUND, FORBIDDEN. */
export const ListVersions = defineRpc('roadmaps.versions', {
  input: OfRoadmap,
  output: z.array(RoadmapVersion),
});
const number = z.coerce.number().int().min(1).max(2_147_483_647);
const OfVersion = OfRoadmap.extend({ version: number });

/** Errors: NOT_FOUND, FORBIDDEN. */
export const GetVersion = defineRpc('roadmaps.version', { input: OfVersion, output: VersionDetail });
/**
 * Makes the working copy equal to a published version, without files that were deleted since. Learners see no change, and
 * stages and steps have the ids they had. Errors of every edit, and NOT_FOUND for an unknown version.
 */
export const RestoreVersion = defineRpc('roadmaps.restore-version', {
  roles: mentorRoles,
  input: OfVersion.extend({ body: RestoreVersionBody }),
  output: Roadmap,
});
/**
 * Reverts the edit that led to `revision`, as an edit. Errors: STALE if the roadmap was changed since by an edit that is
 * not reverted, NOT_FOUND if it is not stored any more (the last 50, for a week).
 */
export const UndoEdit = defineRpc('roadmaps.undo-edit', {
  roles: mentorRoles,
  input: OfRoadmap.extend({ revision: number }),
  output: Roadmap,
});
/** Archives a roadmap with followers, deletes one without. Idempotent. Errors: NOT_FOUND, FORBIDDEN, RUN_ACTIVE. */
export const DeleteRoadmap = defineRpc('roadmaps.delete', { input: OfRoadmap, output: DeletedRoadmap });
/** Never decreases; a version above the newest counts as the newest. Error: NOT_FOUND. */
export const MarkSeen = defineRpc('roadmaps.mark-seen', {
  input: OfRoadmap.extend({ body: MarkSeenBody }),
  output: Success,
});
/** Errors: NOT_FOUND (also for other users), RULE_REFUSED when no draft is waiting. */
export const GetDraftDiff = defineRpc('roadmaps.draft-diff', { input: OfRoadmap, output: DraftDiff });
/** Storage key of a source on a roadmap. `isPublic`: in the published version. Error: NOT_FOUND. */
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
/** Published roadmaps with their mentors, newest first; 5000 a page, since a message holds 1 MB. */
export const ListForSitemap = defineRpc('roadmaps.sitemap', {
  access: 'none',
  input: z.object({ cursor: z.string().max(200).optional() }),
  output: pageOf(z.object({ id: z.string(), mentorId: z.number().int(), publishedAt: z.iso.datetime() })),
});
/** For caches: `roadmapIds` (null: any) changed since that `next`. After 5 minutes without a call, restart with '0'. */
export const PublicChanges = defineRpc('roadmaps.public-changes', {
  access: 'none',
  input: z.object({ since: z.string().regex(/^\d{1,19}$/) }),
  output: z.object({ next: z.string(), roadmapIds: z.array(z.string().nullable()) }),
  timeoutMs: 1_000,
});
