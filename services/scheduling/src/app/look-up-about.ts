import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import { GetProgress, GetRoadmap } from '@waymark/contracts/roadmaps/rpc';
import type { About, BookingBody } from '@waymark/contracts/scheduling/sessions';
import { Database } from '@waymark/database/database';
import { AppError } from '@waymark/kernel/app-error';
import { RpcClient } from '@waymark/messaging/rpc-client';

/** What a learner shares of a roadmap, asked for as themselves: nobody shares more than they may see. */
@Injectable()
export class LookUpAbout {
  constructor(
    private readonly rpc: RpcClient,
    private readonly db: Database,
  ) {}

  /**
   * Books with what is shared. A repeated request returns its stored answer and needs no other service: the roadmap may
   * be gone by now. Errors: VALIDATION for a roadmap or step that is not there for the caller, UNAVAILABLE.
   */
  async execute<T>(
    { caller, about }: { caller: Caller; about: BookingBody['about'] },
    book: (about: About | null) => Promise<T>,
  ): Promise<T> {
    if (!about) return book(null);
    const stored = await this.db.storedResponse<T>();
    return stored ? stored.answer : book(await this.lookUp(caller, about));
  }

  private async lookUp(caller: Caller, about: NonNullable<BookingBody['about']>): Promise<About> {
    const { roadmapId, stepId, shareProgress } = about;
    const roadmap = await this.rpc.call(GetRoadmap, { id: roadmapId }).catch(unlessAbsent);
    const steps = roadmap.stages.flatMap((stage) => stage.steps);
    const step = stepId === undefined ? null : steps.find(({ id }) => id === stepId);
    if (step === undefined) throw notThere('stepId', 'This step is not on that roadmap.');
    return {
      ...{ roadmapId, roadmapTitle: roadmap.title },
      ...{ stepId: step?.id ?? null, stepTitle: step?.title ?? null },
      progress: shareProgress ? await this.progress(caller.userId, roadmapId) : null,
    };
  }

  private async progress(userId: number, roadmapId: string): Promise<About['progress']> {
    const progress = await this.rpc.call(GetProgress, { userId, roadmapId }).catch(unlessAbsent);
    const { completedSteps, totalSteps } = progress;
    return { completedSteps, totalSteps };
  }
}

function unlessAbsent(error: unknown): never {
  if (error instanceof AppError && error.code === 'NOT_FOUND') {
    throw notThere('roadmapId', 'This roadmap is not there (any more).');
  }
  throw error;
}

function notThere(field: string, message: string): AppError {
  return new AppError('VALIDATION', message, { issues: [{ path: ['about', field], message }] });
}
