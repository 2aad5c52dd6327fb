import type { Role } from '@waymark/contracts/caller';
import { NO_DETAILS, type RoadmapDetails } from '@waymark/contracts/roadmaps/details';
import type { OrderBody, PublishBody, RoadmapStatus, StageBody } from '@waymark/contracts/roadmaps/http';
import { AppError } from '@waymark/kernel/app-error';
import { newId } from '@waymark/kernel/ids';
import { mayQuote } from './consent.ts';
import type { MediaLibrary } from './media.ts';
import { reorderStages } from './order.ts';
import { checkPublishable } from './publishing.ts';
import type { Hidden, RoadmapState, StageState } from './roadmap-state.ts';
import { checkSize } from './size.ts';
import { changeStage, writeStage } from './stage-edit.ts';
import {
  checkRecording,
  knownSource,
  withKnownSources,
  withoutQuotes,
  withoutSource,
} from './stage-media.ts';
import { followQuote } from './step-voice.ts';
import type { VersionContent } from './version-content.ts';

/** `admin`: the caller has checked that it is one. */
export type EditorId = number | 'admin';
export type NewRoadmap = Pick<RoadmapState, 'mentorId' | 'title' | 'categoryId' | 'description'>;

type Content = RoadmapDetails & Pick<RoadmapState, 'stages'>;

export class Roadmap {
  /** Whether the version that it publishes lacks the steps that are not reviewed. */
  leavesOut = false;

  /** `library`: the sources that its stages can show. */
  constructor(
    readonly state: RoadmapState,
    readonly library: MediaLibrary = new Map(),
  ) {}

  static create(given: NewRoadmap): Roadmap {
    return new Roadmap({
      id: newId(),
      ...NO_DETAILS,
      ...given,
      status: 'draft',
      publishedAt: null,
      version: null,
      hasUnpublishedChanges: false,
      hidden: null,
      revision: 1,
      stages: [],
    });
  }

  /** See the function `checkEditor`. */
  checkEditor(editorId: EditorId): void {
    if (editorId !== 'admin') checkEditor(this.state, editorId);
  }

  /** Error: STALE for another revision than `expected`, if given. */
  checkRevision(expected: number | undefined): void {
    if (expected === undefined || expected === this.state.revision) return;
    const message = 'This roadmap was changed somewhere else. Load it again to see the changes.';
    throw new AppError('STALE', message, { details: { revision: this.state.revision } });
  }

  /** Error: VALIDATION unless the recording belongs to this roadmap. */
  updateDetails(changes: Partial<RoadmapDetails>): void {
    if (changes.audioSourceId) checkRecording(this.library, changes.audioSourceId, ['audioSourceId']);
    const given = Object.entries(changes).filter(([, value]) => value !== undefined);
    Object.assign(this.state, Object.fromEntries(given));
  }

  addStage(body: StageBody): StageState {
    const stage = writeStage(body, this.library);
    this.state.stages.push(stage);
    checkSize(this.state);
    return stage;
  }

  updateStage(stageId: string, body: StageBody): StageState {
    const stage = changeStage(this.stage(stageId), body, this.library);
    this.state.stages = this.state.stages.map((other) => (other.id === stageId ? stage : other));
    checkSize(this.state);
    return stage;
  }

  removeStage(stageId: string): void {
    this.stage(stageId);
    this.state.stages = this.state.stages.filter((stage) => stage.id !== stageId);
  }

  reorder(order: OrderBody['stages']): void {
    this.state.stages = reorderStages(this.state.stages, order);
  }

  setStages(stages: StageState[]): void {
    this.state.stages = stages;
    checkSize(this.state);
  }

  /** Stages with steps of a draft, whose quotes are played where the recording may be. */
  setDrafted(stages: readonly StageState[]): void {
    const before = new Map(this.state.stages.flatMap(({ steps }) => steps.map((step) => [step.id, step])));
    this.setStages(
      stages.map((stage) => ({
        ...stage,
        steps: stage.steps.map((step) => followQuote(step, before.get(step.id), this.library)),
      })),
    );
  }

  /** Replaces the content, without references to sources that were deleted since. */
  setContent({ stages, ...details }: Content): void {
    const { state, library } = this;
    Object.assign(state, { ...details, audioSourceId: knownSource(details.audioSourceId, library) });
    this.setStages(stages.map((stage) => withKnownSources(stage, library)));
  }

  /** The content of a published version. Stages that the mentor edited since still count as edited. */
  restoreVersion({ stages, ...details }: VersionContent): void {
    const touched = new Map(this.state.stages.map((stage) => [stage.id, stage.touchedByMentor]));
    const restored = stages.map((stage) => ({ ...stage, touchedByMentor: touched.get(stage.id) ?? true }));
    this.setContent({ ...details, stages: restored });
  }

  /** Makes a changed working copy the next version. Error: see `checkPublishable`. */
  publish(now: Date, accepted: PublishBody = {}): void {
    const { state } = this;
    this.checkNotHidden();
    const isNew = state.version === null || state.hasUnpublishedChanges;
    if (state.status === 'published' && !isNew) return;
    checkPublishable(state, accepted);
    this.leavesOut = accepted.unreviewed === 'leave-out';
    if (isNew) state.version = (state.version ?? 0) + 1;
    state.hasUnpublishedChanges = false;
    if (state.status === 'published') return;
    state.status = 'published';
    state.publishedAt = now;
  }

  /** A followed roadmap is archived, and any other is a draft again. A hidden one stays hidden until it is restored. */
  unpublish(isFollowed: boolean): void {
    const { state } = this;
    if (state.hidden) state.hidden = { ...state.hidden, unpublished: true };
    if (state.status !== 'published') return;
    Object.assign(state, isFollowed ? { status: 'archived' } : { status: 'draft', publishedAt: null });
  }

  /** Hides it from all but its followers, who still see the last published version. */
  archive(now: Date): void {
    const { state } = this;
    if (state.status === 'archived') return;
    this.checkNotHidden();
    state.status = 'archived';
    state.publishedAt ??= now;
  }

  /** Takes it from all readers, its followers included. Their progress remains stored. */
  withdraw(): void {
    this.state.status = 'draft';
    this.state.publishedAt = null;
  }

  /** By an admin: it exists for its mentor and admins only. Idempotent. Error: RULE_REFUSED unless it is published. */
  hide(hidden: Omit<Hidden, 'unpublished'>): void {
    const { state } = this;
    if (state.status === 'hidden') return;
    if (state.status !== 'published')
      throw new AppError('RULE_REFUSED', 'Only a published roadmap can be hidden.');
    Object.assign(state, { status: 'hidden', hidden: { ...hidden, unpublished: false } });
  }

  /** As it was before it was hidden, unless its mentor has unpublished it since. Idempotent. */
  restore(isFollowed: boolean): void {
    const { hidden } = this.state;
    if (hidden) Object.assign(this.state, { status: 'published', hidden: null });
    if (hidden?.unpublished) this.unpublish(isFollowed);
  }

  private checkNotHidden(): void {
    if (this.state.status !== 'hidden') return;
    throw new AppError(
      'RULE_REFUSED',
      'An admin has hidden this roadmap. You can change it, and publish again once it is restored.',
    );
  }

  /** Removes a source from the page. Its quotes stay as long as learners may read them. */
  removeSource(sourceId: string): void {
    const { state } = this;
    if (!mayQuote(this.library, sourceId))
      state.stages = state.stages.map((stage) => withoutQuotes(stage, sourceId));
    if (state.audioSourceId === sourceId) state.audioSourceId = null;
    state.stages = state.stages.map((stage) => withoutSource(stage, sourceId));
  }

  /** Error: NOT_FOUND. */
  indexOf(stageId: string): number {
    const index = this.state.stages.findIndex((stage) => stage.id === stageId);
    if (index < 0) throw new AppError('NOT_FOUND', 'This stage is no longer part of the roadmap.');
    return index;
  }

  private stage(stageId: string): StageState {
    return this.state.stages[this.indexOf(stageId)]!;
  }
}

/** null: a visitor. */
export type Viewer = { userId: number; role?: Role } | null;

/**
 * Who may read the published version and its media: everyone; once archived, its followers; while hidden, admins; always
 * its mentor.
 */
export const canRead = (
  roadmap: { status: RoadmapStatus; mentorId: number; isFollower: boolean },
  viewer: Viewer,
): boolean =>
  roadmap.status === 'published' ||
  roadmap.mentorId === viewer?.userId ||
  (roadmap.status === 'archived' && roadmap.isFollower) ||
  (roadmap.status === 'hidden' && viewer?.role === 'admin');

/** Only the mentor may edit, admins included. Errors: FORBIDDEN for a published roadmap of another, else NOT_FOUND. */
export function checkEditor(roadmap: Pick<RoadmapState, 'mentorId' | 'status'>, userId: number): void {
  if (roadmap.mentorId === userId) return;
  if (roadmap.status !== 'published') throw roadmapNotFound();
  throw new AppError('FORBIDDEN', 'Only its mentor can change this roadmap.');
}

export const STEP_GONE = 'This step is no longer part of the roadmap.';

export const roadmapNotFound = (): AppError =>
  new AppError('NOT_FOUND', "The roadmap you're looking for doesn't exist or has been removed.");
