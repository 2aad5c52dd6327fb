import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import { GetProgress, GetRoadmap } from '@waymark/contracts/roadmaps/rpc';
import type { About, BookingBody } from '@waymark/contracts/scheduling/sessions';
import { AppError } from '@waymark/kernel/app-error';
import { RpcClient } from '@waymark/messaging/rpc-client';

/** What a learner shares of a roadmap, asked for as themselves: nobody shares more than they may see. */
@Injectable()
export class LookUpAbout {
  constructor(private readonly rpc: RpcClient) {}

  /** Errors: VALIDATION for a roadmap or step that is not there for the caller, UNAVAILABLE. */
  async execute(caller: Caller, about: BookingBody['about']): Promise<About | null> {
    if (!about) return null;
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
