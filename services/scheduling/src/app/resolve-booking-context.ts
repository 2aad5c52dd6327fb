import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import { GetProgress } from '@waymark/contracts/roadmaps/progress.endpoints';
import { GetRoadmap } from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import type { About, BookingBody } from '@waymark/contracts/scheduling/sessions';
import { Database } from '@waymark/database/database';
import { AppError } from '@waymark/kernel/app-error';
import { RpcClient } from '@waymark/messaging/rpc-client';

/** Resolves the roadmap that a learner shares with a booking, with the permissions of that learner. */
@Injectable()
export class ResolveBookingContext {
  constructor(
    private readonly rpc: RpcClient,
    private readonly db: Database,
  ) {}

  /**
   * Calls `book` with the shared roadmap. A repeated request returns its stored response without calling another service.
   * Errors: VALIDATION for a roadmap or step that the caller cannot see, UNAVAILABLE.
   */
  async execute<T>(
    about: BookingBody['about'],
    caller: Caller,
    book: (about: About | null) => Promise<T>,
  ): Promise<T> {
    if (!about) return book(null);
    const stored = await this.db.storedResponse<T>();
    return stored ? stored.response : book(await this.resolve(caller, about));
  }

  private async resolve(caller: Caller, about: NonNullable<BookingBody['about']>): Promise<About> {
    const { roadmapId, stepId, shareProgress } = about;
    const roadmap = await this.rpc.call(GetRoadmap, { id: roadmapId }).catch(toInvalidRoadmap);
    const steps = roadmap.stages.flatMap((stage) => stage.steps);
    const step = stepId === undefined ? null : steps.find(({ id }) => id === stepId);
    if (step === undefined) throw invalidAbout('stepId', 'This step is not on that roadmap.');
    return {
      ...{ roadmapId, roadmapTitle: roadmap.title },
      ...{ stepId: step?.id ?? null, stepTitle: step?.title ?? null },
      progress: shareProgress ? await this.progress(caller.userId, roadmapId) : null,
    };
  }

  private async progress(userId: number, roadmapId: string): Promise<About['progress']> {
    const progress = await this.rpc.call(GetProgress, { userId, roadmapId }).catch(toInvalidRoadmap);
    const { completedSteps, totalSteps } = progress;
    return { completedSteps, totalSteps };
  }
}

function toInvalidRoadmap(error: unknown): never {
  if (error instanceof AppError && error.code === 'NOT_FOUND') {
    throw invalidAbout('roadmapId', 'This roadmap is no longer available.');
  }
  throw error;
}

function invalidAbout(field: string, message: string): AppError {
  return new AppError('VALIDATION', message, { issues: [{ path: ['about', field], message }] });
}
