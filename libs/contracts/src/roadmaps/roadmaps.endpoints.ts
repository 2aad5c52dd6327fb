import { z } from 'zod';
import { authorGrants, mentorRoles } from '../caller.ts';
import { endpoint } from '../endpoint.ts';
import { PageQuery, pageOf } from '../paging.ts';
import {
  Category,
  CreateRoadmapBody,
  GetRoadmapQuery,
  ListRoadmapsQuery,
  PublishBody,
  Roadmap,
  RoadmapSummary,
  UpdateRoadmapBody,
} from './http.ts';
import { OfRoadmap } from './id.ts';

export const ListCategories = endpoint('GET /api/categories', {
  subject: 'roadmaps.categories',
  access: 'none',
  shared: 'until-changed',
  summary: 'All categories',
  input: z.object({}),
  output: z.array(Category),
});
export const ListRoadmaps = endpoint('GET /api/roadmaps', {
  subject: 'roadmaps.list',
  access: 'none',
  shared: 'until-changed',
  summary:
    'Published roadmaps, newest first; with words those that match, the best first, each with the sentence that matches',
  input: ListRoadmapsQuery,
  output: pageOf(RoadmapSummary),
});
/** Also those of a former mentor. */
export const ListMyRoadmaps = endpoint('GET /api/mentor/roadmaps', {
  subject: 'roadmaps.list-mine',
  summary: "A mentor's own roadmaps with drafts, last edited first",
  input: PageQuery,
  output: pageOf(RoadmapSummary),
});
/** Error: NOT_FOUND for another mentor's draft, or an archived roadmap that the caller does not follow. */
export const GetRoadmap = endpoint('GET /api/roadmaps/{id}', {
  subject: 'roadmaps.get',
  access: 'optional',
  shared: 'until-changed',
  sharedWith: 'all-but-owner',
  summary: 'A roadmap as last published; with ?version=draft, or never published, for its mentor alone',
  input: OfRoadmap.extend(GetRoadmapQuery.shape),
  query: GetRoadmapQuery,
  output: Roadmap,
  facts: ['id', 'isOwner', 'mentorId', 'status'],
});
/** Idempotent. Errors: FORBIDDEN (no mentor, or another's mentorId), VALIDATION (unknown category). */
export const CreateRoadmap = endpoint('POST /api/roadmaps', {
  subject: 'roadmaps.create',
  roles: authorGrants,
  status: 201,
  summary: 'Creates a draft',
  input: CreateRoadmapBody,
  output: Roadmap,
});
/** Errors of every edit: NOT_FOUND, FORBIDDEN (published by another mentor), STALE. */
export const UpdateRoadmap = endpoint('PATCH /api/roadmaps/{id}', {
  subject: 'roadmaps.update',
  roles: authorGrants,
  summary: 'Changes title, description, category and picture',
  input: OfRoadmap.extend({ body: UpdateRoadmapBody }),
  output: Roadmap,
});
/**
 * No-op without changes. Error: NOT_PUBLISHABLE with what is missing, or with details.unreviewed (see review.ts)
 * while steps of an engine are not reviewed, and neither accepted nor left out.
 */
export const PublishRoadmap = endpoint('PATCH /api/roadmaps/{id}/publish', {
  subject: 'roadmaps.publish',
  roles: mentorRoles,
  summary:
    'Publishes a new version; steps of a draft must be reviewed, left out with {"unreviewed": "leave-out"}, or accepted with {"unreviewed": "accept"}',
  input: OfRoadmap.extend({ body: PublishBody.default({}) }),
  output: Roadmap,
});
export const UnpublishRoadmap = endpoint('PATCH /api/roadmaps/{id}/unpublish', {
  subject: 'roadmaps.unpublish',
  summary: 'Makes it a draft again',
  input: OfRoadmap,
  output: Roadmap,
});
