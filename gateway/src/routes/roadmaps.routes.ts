import * as artifactRoutes from '@waymark/contracts/roadmaps/artifact-routes';
import { GetRoadmapQuery } from '@waymark/contracts/roadmaps/http';
import { getInsight } from '@waymark/contracts/roadmaps/insight-routes';
import { featuredStories, getFeaturedClip } from '@waymark/contracts/roadmaps/learning-routes';
import * as reviewRoutes from '@waymark/contracts/roadmaps/review-routes';
import * as routes from '@waymark/contracts/roadmaps/routes';
import * as rpc from '@waymark/contracts/roadmaps/rpc';
import * as artifacts from '@waymark/contracts/roadmaps/rpc-artifacts';
import { GetFeaturedClip } from '@waymark/contracts/roadmaps/rpc-clips';
import { GetInsight } from '@waymark/contracts/roadmaps/rpc-insight';
import * as review from '@waymark/contracts/roadmaps/rpc-review';
import * as runs from '@waymark/contracts/roadmaps/rpc-runs';
import * as versions from '@waymark/contracts/roadmaps/rpc-versions';
import * as runRoutes from '@waymark/contracts/roadmaps/run-routes';
import * as versionRoutes from '@waymark/contracts/roadmaps/version-routes';
import type { RpcFacts } from '@waymark/contracts/rpc';
import { forward, forwardController } from '../http/forward.ts';
import { allCallers, type SharedWith } from '../http/sharing.ts';

const shared = { for: 'until-changed', with: allCallers } as const;

/** A roadmap's own mentor gets more fields; one that is not published is private. */
const allButItsMentor = ({
  id,
  isOwner,
  mentorId,
  status,
}: RpcFacts<typeof rpc.GetRoadmap>): SharedWith | null =>
  isOwner || status !== 'published' ? null : { ownerId: mentorId, roadmapId: id };

/** 30 steps of ten links each, beside their texts. */
const stageLimits = { bodyLimit: 768 * 1024, bodyValues: 1_000 };
/** The ids of 40 stages of 30 steps. */
const orderLimits = { bodyLimit: 96 * 1024, bodyValues: 1_500 };

export const RoadmapsRoutes = forwardController('Roadmaps', {
  categories: forward(routes.listCategories, rpc.ListCategories, { shared, summary: 'All categories' }),
  list: forward(routes.listRoadmaps, rpc.ListRoadmaps, {
    shared,
    summary:
      'Published roadmaps, newest first; with words those that match, the best first, each with the sentence that matches',
  }),
  mine: forward(routes.listMyRoadmaps, rpc.ListMyRoadmaps, {
    summary: "A mentor's own roadmaps with drafts, last edited first",
  }),
  get: forward(routes.getRoadmap, rpc.GetRoadmap, {
    fields: GetRoadmapQuery,
    shared: { for: 'until-changed', with: allButItsMentor },
    summary: 'A roadmap as last published; with ?version=draft, or never published, for its mentor alone',
  }),
  create: forward(routes.createRoadmap, rpc.CreateRoadmap, { status: 201, summary: 'Creates a draft' }),
  update: forward(routes.updateRoadmap, rpc.UpdateRoadmap, {
    summary: 'Changes title, description, category and picture',
  }),
  publish: forward(routes.publishRoadmap, rpc.PublishRoadmap, {
    summary:
      'Publishes a new version; steps of a draft must be reviewed, left out with {"unreviewed": "leave-out"}, or accepted with {"unreviewed": "accept"}',
  }),
  unpublish: forward(routes.unpublishRoadmap, rpc.UnpublishRoadmap, { summary: 'Makes it a draft again' }),

  addStage: forward(routes.addStage, rpc.AddStage, {
    status: 201,
    ...stageLimits,
    summary: 'Adds a stage with its steps at the end',
  }),
  updateStage: forward(routes.updateStage, rpc.UpdateStage, {
    ...stageLimits,
    summary: 'Replaces a stage; steps that keep their id keep their progress',
  }),
  deleteStage: forward(routes.deleteStage, rpc.DeleteStage, { summary: 'Removes a stage and its steps' }),
  reorder: forward(routes.reorder, rpc.Reorder, {
    ...orderLimits,
    summary: 'Sets the order of all stages and steps',
  }),

  versions: forward(versionRoutes.listVersions, versions.ListVersions, {
    summary: 'Published versions, newest first; for its mentor',
  }),
  version: forward(versionRoutes.getVersion, versions.GetVersion, {
    summary: 'What a version changed in the one before; for its mentor',
  }),
  restoreVersion: forward(versionRoutes.restoreVersion, versions.RestoreVersion, {
    summary: 'Makes the working copy equal to a published version; learners see no change',
  }),
  undoEdit: forward(versionRoutes.undoEdit, versions.UndoEdit, {
    summary: 'Reverts the edit that led to a revision, unless the roadmap was changed since',
  }),
  insight: forward(getInsight, GetInsight, {
    summary: 'How learners follow the published version, in figures without names; for its mentor',
  }),
  remove: forward(versionRoutes.deleteRoadmap, versions.DeleteRoadmap, {
    summary: 'Archives a roadmap that has followers; deletes it otherwise',
  }),
  markSeen: forward(versionRoutes.markSeen, versions.MarkSeen, {
    summary: 'Stores that the caller has seen the changes of a version',
  }),
  stories: forward(featuredStories, versions.FeaturedStories, {
    shared,
    summary: 'Stories of people who followed a roadmap',
  }),
  featuredClip: forward(getFeaturedClip, GetFeaturedClip, {
    summary: 'The clip of a mentor that visitors of the landing page can play; null without one',
  }),

  sources: forward(routes.listSources, rpc.ListSources, {
    summary: "A roadmap's sources; for its mentor",
  }),
  renameSource: forward(routes.renameSource, rpc.RenameSource, {
    summary: 'Renames a source, for its mentor',
  }),
  removeSource: forward(routes.deleteSource, rpc.DeleteSource, {
    summary: 'Removes a source; steps keep their quotes',
  }),

  runs: forward(runRoutes.listRuns, runs.ListRuns, {
    summary: 'The own AI runs of all kinds, newest first',
  }),
  aiLimits: forward(runRoutes.getAiLimits, runs.GetAiLimits, {
    summary: 'AI runs and tokens that the caller has used, and when more are free',
  }),

  uploadContent: forward(artifactRoutes.listUploadContent, artifacts.ListUploadContent, {
    summary: 'What was found in the uploads of a roadmap, and their captions; for its mentor',
  }),
  editUploadContent: forward(artifactRoutes.editUploadContent, artifacts.EditUploadContent, {
    bodyLimit: 40 * 1024,
    summary: 'Changes the caption and the lessons of an upload',
  }),
  useAsMaterial: forward(artifactRoutes.useAsMaterial, artifacts.UseAsMaterial, {
    summary: 'Stores caption and lessons of an upload as a text that drafts read; replaces the one before',
  }),

  run: forward(routes.getRun, rpc.GetRun, { summary: 'The state of a run' }),
  cancelRun: forward(routes.cancelRun, rpc.CancelRun, {
    summary: 'Cancels a run; one that has ended stays as it is',
  }),
  retryRun: forward(routes.retryRun, rpc.RetryRun, {
    status: 202,
    quota: 'ai',
    summary: 'Starts a new run over the current sources',
  }),
  retryRunWithoutAi: forward(routes.retryRunWithoutAi, runs.RetryRunWithoutAi, {
    status: 202,
    quota: 'ai',
    summary:
      "Starts a new run over the current sources that drafts from the mentor's own words, without a model",
  }),
  resolveDraft: forward(routes.resolveDraft, rpc.ResolveDraft, {
    summary: 'Applies or discards a pending draft',
  }),
  review: forward(reviewRoutes.getReview, review.GetReview, {
    summary: 'What is left to review, and what was held back from the drafts; for its mentor',
  }),
  decideReview: forward(reviewRoutes.decideReview, review.DecideReview, {
    summary:
      'One decision of the mentor: on a step, on a passage held back, or on a sentence to be made a step',
  }),
  undoReview: forward(reviewRoutes.undoReview, review.UndoReview, {
    summary: 'Reverts the last decision, unless the roadmap was changed since',
  }),
  startWording: forward(reviewRoutes.startWording, review.StartWording, {
    status: 202,
    quota: 'ai',
    summary: 'Starts a run that offers one wording of a step',
  }),
  draftDiff: forward(versionRoutes.getDraftDiff, versions.GetDraftDiff, {
    summary: 'A pending draft compared with the working copy; for its mentor',
  }),
});
