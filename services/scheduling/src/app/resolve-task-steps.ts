import { Injectable } from '@nestjs/common';
import { GetRoadmap } from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import type { TaskBody, TaskStep } from '@waymark/contracts/scheduling/tasks';
import { Database } from '@waymark/database/database';
import { AppError } from '@waymark/kernel/app-error';
import { RpcClient } from '@waymark/messaging/rpc-client';
import type { WantedTask } from '../domain/tasks.ts';

type StepId = NonNullable<TaskBody['step']>;

/** Resolves the steps of new tasks at services/roadmaps: their titles, and that the learner can read them. */
@Injectable()
export class ResolveTaskSteps {
  constructor(
    private readonly rpc: RpcClient,
    private readonly db: Database,
  ) {}

  /**
   * Calls `store` with the tasks. A repeated request returns its stored response without calling another service.
   * Errors: VALIDATION for a step that is not on a published roadmap, UNAVAILABLE.
   */
  async execute<T>(
    tasks: readonly TaskBody[] | undefined,
    store: (tasks: WantedTask[] | undefined) => Promise<T>,
  ): Promise<T> {
    if (!tasks?.some(isNewWithStep)) return store(tasks?.map((task) => ({ ...task, step: null })));
    const stored = await this.db.storedResponse<T>();
    return stored ? stored.response : store(await this.resolve(tasks));
  }

  private resolve(tasks: readonly TaskBody[]): Promise<WantedTask[]> {
    const titles = new Map<string, Promise<Map<string, string>>>();
    const titlesOf = (roadmapId: string) => {
      const found = titles.get(roadmapId) ?? this.titles(roadmapId);
      titles.set(roadmapId, found);
      return found;
    };
    return Promise.all(
      tasks.map(async (task, index) => ({
        ...task,
        step: isNewWithStep(task) ? toStep(task.step, await titlesOf(task.step.roadmapId), index) : null,
      })),
    );
  }

  /** Titles by step. Empty for a roadmap that only its mentor can read. */
  private async titles(roadmapId: string): Promise<Map<string, string>> {
    const roadmap = await this.rpc.call(GetRoadmap, { id: roadmapId }).catch(toNone);
    if (roadmap?.status !== 'published') return new Map();
    return new Map(roadmap.stages.flatMap(({ steps }) => steps.map(({ id, title }) => [id, title])));
  }
}

const isNewWithStep = (task: TaskBody): task is TaskBody & { step: StepId } =>
  task.id === undefined && !!task.step;

function toStep({ roadmapId, stepId }: StepId, titles: Map<string, string>, index: number): TaskStep {
  const title = titles.get(stepId);
  if (title !== undefined) return { roadmapId, stepId, title };
  const message = 'This step is not on a published roadmap any more.';
  throw new AppError('VALIDATION', message, { issues: [{ path: ['tasks', index, 'step'], message }] });
}

function toNone(error: unknown): null {
  if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
  throw error;
}
