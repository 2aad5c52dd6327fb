import type { Slice } from '../shared/slice.ts';
import { ApplyDraft } from './app/apply-draft.ts';
import { ApplyWordingResult } from './app/apply-wording-result.ts';
import { BeginRun } from './app/begin-run.ts';
import { BeginWording } from './app/begin-wording.ts';
import { DecideReview } from './app/decide-review.ts';
import { PlanDraft } from './app/plan-draft.ts';
import { ResolveDraft } from './app/resolve-draft.ts';
import { RetryRunWithoutAi } from './app/retry-run-without-ai.ts';
import { ReviewQueries } from './app/review-queries.ts';
import { StartGhostwrite } from './app/start-ghostwrite.ts';
import { StartRun } from './app/start-run.ts';
import { StartWording } from './app/start-wording.ts';
import { StoreRunResult } from './app/store-run-result.ts';
import { UndoReview } from './app/undo-review.ts';
import { DraftsReader } from './persistence/drafts.reader.ts';

export const drafting: Slice = {
  providers: [
    RetryRunWithoutAi,
    ApplyDraft,
    ApplyWordingResult,
    BeginRun,
    BeginWording,
    DecideReview,
    DraftsReader,
    PlanDraft,
    ResolveDraft,
    ReviewQueries,
    StartGhostwrite,
    StartRun,
    StartWording,
    StoreRunResult,
    UndoReview,
  ],
  runKinds: [StartGhostwrite, StartRun, StartWording],
};
