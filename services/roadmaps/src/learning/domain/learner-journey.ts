import type { RoadmapStatus } from '@waymark/contracts/roadmaps/http';
import { isStageLocked, type JourneyStage } from '@waymark/contracts/roadmaps/journey';
import { AppError } from '@waymark/kernel/app-error';

/** Error: RULE_REFUSED for an own, unpublished roadmap. */
export function checkFollowable({
  status,
  isFollowing,
}: {
  status: RoadmapStatus;
  isFollowing: boolean;
}): void {
  if (status === 'published' || isFollowing) return;
  throw new AppError('RULE_REFUSED', 'A draft cannot be followed. Publish it first.');
}

/** One learner's progress on one roadmap. */
export class LearnerJourney {
  constructor(
    private readonly stages: readonly JourneyStage[],
    private readonly done: Record<string, boolean>,
  ) {}

  /** Returns whether the step changed. Errors: NOT_FOUND, STAGE_LOCKED (completing only). */
  set(stepId: string, completed: boolean): boolean {
    const index = this.stages.findIndex((stage) => stage.steps.some((step) => step.id === stepId));
    if (index < 0) throw new AppError('NOT_FOUND', 'This step is no longer part of the roadmap.');
    if ((this.done[stepId] ?? false) === completed) return false;
    if (completed && isStageLocked(this.stages, index, this.done)) {
      throw new AppError('STAGE_LOCKED', 'One stage at a time: finish the stage before this one first.');
    }
    this.done[stepId] = completed;
    return true;
  }

  get totalSteps(): number {
    return this.steps().length;
  }

  /** Without steps removed from the roadmap. */
  get completedSteps(): number {
    return this.steps().filter(({ id }) => this.done[id]).length;
  }

  private steps(): readonly { id: string }[] {
    return this.stages.flatMap((stage) => stage.steps);
  }
}
