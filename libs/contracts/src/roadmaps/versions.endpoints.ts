import { z } from 'zod';
import { authorGrants } from '../caller.ts';
import { endpoint } from '../endpoint.ts';
import { pageOf } from '../paging.ts';
import { defineRpc } from '../rpc.ts';
import { Success } from '../success.ts';
import { Roadmap } from './http.ts';
import { OfRoadmap } from './id.ts';
import { Story } from './stories.ts';
import {
  DeletedRoadmap,
  DraftDiff,
  MarkSeenBody,
  RestoreVersionBody,
  RoadmapVersion,
  VersionDetail,
} from './versions.ts';

/** Newest first. Errors: NOT_FOUND, FORBIDDEN. */
export const ListVersions = endpoint('GET /api/roadmaps/{id}/versions', {
  subject: 'roadmaps.versions',
  summary: 'Published versions, newest first; for its mentor',
  input: OfRoadmap,
  output: z.array(RoadmapVersion),
});
const number = z.coerce.number<number>().int().min(1).max(2_147_483_647);
const OfVersion = OfRoadmap.extend({ version: number });

/** Errors: NOT_FOUND, FORBIDDEN. */
export const GetVersion = endpoint('GET /api/roadmaps/{id}/versions/{version}', {
  subject: 'roadmaps.version',
  summary: 'What a version changed in the one before; for its mentor',
  input: OfVersion,
  output: VersionDetail,
});
/**
 * Makes the working copy equal to a published version, without files that were deleted since. Learners see no
 * change, and stages and steps have the ids they had. Errors of every edit, and NOT_FOUND for an unknown version.
 */
export const RestoreVersion = endpoint('POST /api/roadmaps/{id}/versions/{version}/restore', {
  subject: 'roadmaps.restore-version',
  roles: authorGrants,
  summary: 'Makes the working copy equal to a published version; learners see no change',
  input: OfVersion.extend({ body: RestoreVersionBody }),
  output: Roadmap,
});
/**
 * Reverts the edit that led to `revision`, as an edit. Errors: STALE if the roadmap was changed since by an edit
 * that is not reverted, NOT_FOUND if it is not stored any more (the last 50, for a week).
 */
export const UndoEdit = endpoint('POST /api/roadmaps/{id}/edits/{revision}/undo', {
  subject: 'roadmaps.undo-edit',
  roles: authorGrants,
  summary: 'Reverts the edit that led to a revision, unless the roadmap was changed since',
  input: OfRoadmap.extend({ revision: number }),
  output: Roadmap,
});
/** Archives a roadmap with followers, deletes one without. Idempotent. Errors: NOT_FOUND, FORBIDDEN, RUN_ACTIVE. */
export const DeleteRoadmap = endpoint('DELETE /api/roadmaps/{id}', {
  subject: 'roadmaps.delete',
  summary: 'Archives a roadmap that has followers; deletes it otherwise',
  input: OfRoadmap,
  output: DeletedRoadmap,
});
/** Never decreases; a version above the newest counts as the newest. Error: NOT_FOUND. */
export const MarkSeen = endpoint('POST /api/roadmaps/{id}/seen', {
  subject: 'roadmaps.mark-seen',
  summary: 'Stores that the caller has seen the changes of a version',
  input: OfRoadmap.extend({ body: MarkSeenBody }),
  output: Success,
});
/** Errors: NOT_FOUND (also for other users), RULE_REFUSED when no draft is waiting. */
export const GetDraftDiff = endpoint('GET /api/ai-runs/{id}/diff', {
  subject: 'roadmaps.draft-diff',
  summary: 'A pending draft compared with the working copy; for its mentor',
  input: OfRoadmap,
  output: DraftDiff,
});
/** Storage key of a source on a roadmap. `isPublic`: in the published version. Error: NOT_FOUND. */
export const LocateMedia = defineRpc('roadmaps.locate-media', {
  access: 'optional',
  input: OfRoadmap,
  output: z.object({ key: z.string(), contentType: z.string(), name: z.string(), isPublic: z.boolean() }),
});
export const FeaturedStories = endpoint('GET /api/user-stories/featured', {
  subject: 'roadmaps.stories',
  access: 'none',
  shared: 'until-changed',
  summary: 'Stories of people who followed a roadmap',
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
