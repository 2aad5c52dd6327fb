import * as admin from '@waymark/contracts/roadmaps/admin.endpoints';
import * as adminRuns from '@waymark/contracts/roadmaps/admin-runs.endpoints';
import * as artifacts from '@waymark/contracts/roadmaps/artifacts.endpoints';
import * as clips from '@waymark/contracts/roadmaps/clips.endpoints';
import * as drafts from '@waymark/contracts/roadmaps/drafts.endpoints';
import {
  PlanDraft,
  ResolveDraft,
  RetryRunWithoutAi,
  StartGhostwrite,
  StartRun,
} from '@waymark/contracts/roadmaps/drafts.endpoints';
import * as endings from '@waymark/contracts/roadmaps/endings.endpoints';
import * as home from '@waymark/contracts/roadmaps/home.endpoints';
import { GetInsight } from '@waymark/contracts/roadmaps/insight.endpoints';
import * as interview from '@waymark/contracts/roadmaps/interview.endpoints';
import * as learning from '@waymark/contracts/roadmaps/learning.endpoints';
import * as names from '@waymark/contracts/roadmaps/names.endpoints';
import * as outline from '@waymark/contracts/roadmaps/outline.endpoints';
import * as ownSteps from '@waymark/contracts/roadmaps/own-steps.endpoints';
import * as pathRequests from '@waymark/contracts/roadmaps/path-requests.endpoints';
import * as permissions from '@waymark/contracts/roadmaps/permissions.endpoints';
import * as progress from '@waymark/contracts/roadmaps/progress.endpoints';
import {
  Follow,
  GetProgress,
  ListFollowing,
  SetProgress,
  Unfollow,
} from '@waymark/contracts/roadmaps/progress.endpoints';
import * as recordings from '@waymark/contracts/roadmaps/recordings.endpoints';
import * as review from '@waymark/contracts/roadmaps/review.endpoints';
import * as rpc from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import * as account from '@waymark/contracts/roadmaps/rpc-account';
import * as runs from '@waymark/contracts/roadmaps/runs.endpoints';
import {
  CancelRun,
  GetRun,
  LatestRun,
  ListRunEvents,
  RetryRun,
} from '@waymark/contracts/roadmaps/runs.endpoints';
import type { RegisterSource, Source } from '@waymark/contracts/roadmaps/sources';
import * as sources from '@waymark/contracts/roadmaps/sources.endpoints';
import {
  AddSource,
  CheckUpload,
  DeleteSource,
  ListSources,
  LocateSource,
} from '@waymark/contracts/roadmaps/sources.endpoints';
import * as stages from '@waymark/contracts/roadmaps/stages.endpoints';
import { AddStage, DeleteStage, Reorder, UpdateStage } from '@waymark/contracts/roadmaps/stages.endpoints';
import * as timeline from '@waymark/contracts/roadmaps/timeline.endpoints';
import * as userStories from '@waymark/contracts/roadmaps/user-stories.endpoints';
import * as versions from '@waymark/contracts/roadmaps/versions.endpoints';
import { rpcsIn } from '@waymark/contracts/rpc';
import { AppError } from '@waymark/kernel/app-error';
import { newId } from '@waymark/kernel/ids';
import { type Call, exportOf, FakeService } from './fake-service.ts';
import {
  AT,
  aCategory,
  aReflection,
  aRoadmap,
  aRun,
  aRunSummary,
  aSource,
  aStage,
  aStory,
  aSummary,
  ROADMAP_ID,
} from './samples.ts';

const all = [
  ...rpcsIn(admin, adminRuns, endings, home, interview, pathRequests, timeline, userStories),
  ...rpcsIn(rpc, account, artifacts, clips, versions, learning, names, permissions, recordings, review, runs),
  ...rpcsIn(drafts, outline, ownSteps, progress, sources, stages),
  GetInsight,
];
const forBrowsers = all.filter(({ subject }) => !subject.startsWith('roadmaps.worker.'));

const unused = (limit: number) => ({ used: 0, limit, freeAt: null });
const aProgress = (of: { userId?: number; roadmapId?: string } = {}) => ({
  ...{ userId: 2, roadmapId: ROADMAP_ID, progress: {}, completedSteps: 0, totalSteps: 1, ...of },
  ...{ lastUpdated: null, isFollowing: false, version: 1, whatsNew: null },
});
const aCompanion = () => ({
  streak: { current: 3, longest: 9, activeToday: true, thisWeek: 3, thisMonth: 7 },
  mood: { mood: 'thriving' as const, at: AT },
  reflections: [aReflection()],
});
const aPermissions = () => ({
  sourceId: 's1',
  roadmapId: ROADMAP_ID,
  granted: ['drafting' as const],
  history: [],
  published: null,
});
const aReview = () => ({
  roadmapId: ROADMAP_ID,
  revision: 2,
  unreviewed: 1,
  total: 1,
  undo: null,
  heldBack: [],
  doubts: [],
});
const aContent = { sourceId: 's1', caption: '', extraction: null, run: null, materialSourceId: null };
const aVersion = {
  ...{ version: 1, publishedAt: AT, title: 'From nurse to developer', stageCount: 1, stepCount: 1 },
  ...{ addedCount: 1, changedCount: 0, removedCount: 0 },
};

/** Returns success for every request, and stores the sources that are added. */
export class FakeRoadmaps extends FakeService {
  readonly sources = new Map<string, { source: Source; key: string; sha256: string }>();

  constructor() {
    super('roadmaps', forBrowsers);
    const page = { items: [aSummary()], nextCursor: null };
    const roadmap = () => aRoadmap();
    this.on(rpc.ListCategories, () => [aCategory()]);
    this.on(rpc.ListRoadmaps, () => page).on(rpc.ListMyRoadmaps, () => page);
    for (const one of [rpc.GetRoadmap, rpc.CreateRoadmap, rpc.UpdateRoadmap, rpc.PublishRoadmap]) {
      this.on(one, roadmap);
    }
    this.on(rpc.UnpublishRoadmap, roadmap).on(Reorder, roadmap);
    this.on(outline.CreateFromOutline, roadmap).on(outline.DuplicateRoadmap, roadmap);
    const stage = () => ({ ...aStage(), revision: 2 });
    this.on(AddStage, stage).on(UpdateStage, stage);
    const done = () => ({ success: true as const });
    this.on(DeleteStage, () => ({ ...done(), revision: 2 }))
      .on(CheckUpload, done)
      .on(DeleteSource, done);
    this.handleProgress();
    this.handleSources();
    this.handleRuns();
    this.handleLearning();
    this.handleVersions();
    this.handleReview();
    this.on(runs.ListRuns, () => ({ items: [aRunSummary()], nextCursor: null }));
    this.on(runs.GetAiLimits, () => ({
      ...{ atOnce: { used: 0, limit: 2 }, hour: unused(20), day: unused(100), tokens: unused(1_000) },
    }));
    this.on(PlanDraft, () => ({ words: 90, parts: 0, calls: 3, costUsd: null, fits: true }));
    this.on(account.ExportRoadmaps, () => exportOf('progress'));
    this.on(account.ListOwnFiles, () => ({ items: [], nextCursor: null }));
    this.on(account.GetRoadmapsAtDeletion, () => ({
      ...{ followed: { count: 1, people: 2 }, unfollowed: 0, uploads: 3, following: 4, reflections: 5 },
    }));
  }

  /** All calls but the periodic polls of the change feed. */
  get asked(): Call[] {
    return this.calls.filter(({ subject }) => subject !== versions.PublicChanges.subject);
  }

  private handleLearning(): void {
    this.on(learning.MergeProgress, () => ({ ...aProgress(), ignored: [] }));
    this.on(learning.ResetProgressRpc, (of) => ({ resetId: 'r1', progress: aProgress(of) }));
    this.on(learning.UndoReset, () => aProgress());
    this.on(learning.GetCompanion, aCompanion);
    this.on(learning.CheckIn, ({ body }) => ({ mood: body.mood, at: AT }));
    this.on(learning.AddReflection, aReflection);
    this.on(learning.DeleteReflection, () => ({ success: true as const }));
    this.on(learning.StartCoaching, ({ stepId }) => aRun({ kind: 'coaching', stepId }));
    this.on(learning.AskStory, () => ({ passages: [], safety: null }));
    this.on(learning.StartReply, () => aRun({ kind: 'reply' }));
    this.on(learning.ListReplies, () => [aRun({ kind: 'reply' })]);
    this.on(learning.DeleteReply, () => ({ success: true as const }));
    this.on(learning.ListCoachings, () => [aRun({ kind: 'coaching', stepId: 'step1' })]);
    this.handleOwnSteps();
  }

  private handleOwnSteps(): void {
    const success = () => ({ success: true as const });
    this.on(ownSteps.GetOwnSteps, () => ({ notes: [], reminders: [], days: [] }));
    this.on(ownSteps.SaveStepNote, ({ stepId, body }) => ({
      ...{ stepId, text: body.text, revision: 1, updatedAt: AT },
    }));
    this.on(ownSteps.SetStepReminder, ({ stepId, body }) => ({ stepId, at: AT, ...body }));
    this.on(ownSteps.DeleteStepReminder, success).on(ownSteps.DeleteCoaching, success);
    this.on(ownSteps.GetReminderIcs, () => ({ ics: 'BEGIN:VCALENDAR', filename: 'step.ics' }));
    this.on(ownSteps.ListCoachingTries, () => []).on(ownSteps.ListSaved, () => []);
    this.on(ownSteps.SaveRoadmap, success).on(ownSteps.UnsaveRoadmap, success);
  }

  private handleReview(): void {
    const decided = () => ({ review: aReview(), roadmap: aRoadmap() });
    this.on(review.GetReview, aReview);
    this.on(review.DecideReview, decided).on(review.UndoReview, decided);
    for (const one of [names.GetNames, names.DecideName]) {
      this.on(one, () => ({ revision: 2, names: [], undo: null }));
    }
    this.on(permissions.GetPermissions, () => aPermissions());
    this.on(permissions.ChangePermission, () => ({
      permissions: aPermissions(),
      removed: { quotes: 0, clips: 0 },
    }));
    this.on(permissions.GetOutsideModel, () => ({ granted: null }));
    this.on(permissions.SetOutsideModel, ({ body }) => body);
    this.on(review.StartWording, ({ stepId }) => aRun({ kind: 'wording', stepId }));
  }

  private handleVersions(): void {
    this.on(versions.ListVersions, () => [aVersion]);
    this.on(versions.GetVersion, () => ({
      ...aVersion,
      ...{ steps: { added: [], changed: [], removed: [] }, stages: { added: [], changed: [], removed: [] } },
      ...{ reordered: false, details: [] },
    }));
    this.on(versions.RestoreVersion, () => aRoadmap()).on(versions.UndoEdit, () => aRoadmap());
    this.on(GetInsight, ({ id }) => ({
      ...{ roadmapId: id, title: 'From nurse to developer', version: 1, followers: 3 },
      ...{ started: 3, active: 1, finished: 1, stages: [] },
    }));
    this.on(versions.DeleteRoadmap, () => ({ outcome: 'archived' as const, followers: 3 }));
    this.on(versions.MarkSeen, () => ({ success: true as const }));
    this.on(versions.GetDraftDiff, ({ id }) => ({
      runId: id,
      roadmapId: ROADMAP_ID,
      revision: 2,
      stages: [],
    }));
    this.on(versions.FeaturedStories, () => [aStory()]);
    this.on(clips.GetFeaturedClip, () => null);
    this.on(versions.PublicChanges, () => ({ next: '1', roadmapIds: [] }));
    this.on(versions.ListForSitemap, () => ({
      items: [{ id: ROADMAP_ID, mentorId: 2, publishedAt: AT }],
      nextCursor: null,
    }));
  }

  private handleProgress(): void {
    this.on(GetProgress, (of) => aProgress(of));
    this.on(SetProgress, ({ stepId, roadmapId, completed }, { caller }) => ({
      userId: caller?.userId ?? 0,
      stepId,
      roadmapId,
      completed,
      completedSteps: 1,
      totalSteps: 1,
      updatedAt: AT,
    }));
    const following = { roadmap: aSummary(), completedSteps: 1, totalSteps: 2, lastUpdated: AT };
    this.on(ListFollowing, () => ({ items: [following], nextCursor: null }));
    const state = { roadmapId: ROADMAP_ID, isFollowing: true, followers: 1 };
    this.on(Follow, () => state).on(Unfollow, () => state);
  }

  private handleSources(): void {
    this.on(account.GetStoredBytes, () => ({
      bytes: [...this.sources.values()].reduce((sum, { source }) => sum + source.fileSize, 0),
    }));
    this.on(AddSource, (input) => this.addSource(input));
    this.on(ListSources, () => [...this.sources.values()].map(({ source }) => source));
    this.on(artifacts.StartExtraction, () => aRun({ kind: 'extraction' }));
    this.on(artifacts.ListUploadContent, () => [aContent]);
    this.on(artifacts.EditUploadContent, () => aContent).on(artifacts.UseAsMaterial, () => aContent);
    this.on(artifacts.SelectSources, () => ({ sourceIds: [newId()] }));
    this.on(LocateSource, ({ id }) => {
      const known = this.sources.get(id);
      if (!known) throw new AppError('NOT_FOUND', 'There is no such source.');
      const { source, key } = known;
      return { source, key, textKey: source.kind === 'transcript' ? key : null, moments: [] };
    });
  }

  /** Idempotent by the hash of the bytes. */
  addSource(input: RegisterSource): Source {
    const known = [...this.sources.values()].find(({ sha256 }) => sha256 === input.sha256);
    if (known) return known.source;
    const { roadmapId, kind, originalName, fileType, fileSize, words, key, sha256 } = input;
    const id = newId();
    const source = aSource({
      id,
      roadmapId,
      kind,
      originalName,
      fileType,
      fileSize,
      words,
      filename: originalName,
    });
    this.sources.set(id, { source, key, sha256 });
    return source;
  }

  private handleRuns(): void {
    const run = () => aRun();
    this.on(StartRun, run)
      .on(StartGhostwrite, run)
      .on(GetRun, run)
      .on(CancelRun, run)
      .on(RetryRun, run)
      .on(RetryRunWithoutAi, run);
    this.on(ResolveDraft, run);
    this.on(LatestRun, () => ({ run: null }));
    this.on(ListRunEvents, () => []);
  }
}
