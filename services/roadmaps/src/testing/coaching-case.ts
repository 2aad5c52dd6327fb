import { expect } from '@jest/globals';
import { CoachingFinished } from '@waymark/contracts/ai/events';
import type { Caller } from '@waymark/contracts/caller';
import type { Coaching } from '@waymark/contracts/roadmaps/coaching';
import { RunEnded } from '@waymark/contracts/roadmaps/events';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { StartCoaching } from '@waymark/contracts/roadmaps/learning.endpoints';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import * as rpc from '@waymark/contracts/roadmaps/runs.endpoints';
import { asLearner } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { aPublishedRoadmap, stepIdsOf } from './builders.ts';
import type { Harness } from './harness.ts';

let learnerId = 20_000;
/** A new learner, because limits are per person. */
export const aFreshLearner = (): Caller => asLearner(++learnerId);

export const GUIDANCE: Coaching = {
  opening: 'You are at the very beginning, and that is fine.',
  actions: [{ title: 'Begin small', detail: 'Five minutes are enough.' }],
  questions: [],
  obstacle: null,
  quote: null,
  encouragement: 'You can do this.',
};

/** A learner with a coaching run on the first step of a published roadmap. */
export class CoachingCase {
  private constructor(
    private readonly roadmaps: Harness,
    readonly learner: Caller,
    readonly roadmap: Roadmap,
    readonly run: AiRun,
  ) {}

  static async start(roadmaps: Harness, learner = aFreshLearner()): Promise<CoachingCase> {
    const roadmap = await aPublishedRoadmap(roadmaps, [2, 1]);
    const [stepId] = stepIdsOf(roadmap);
    const body = { roadmapId: roadmap.id, stepId: stepId!, userContext: 'I am new to this' };
    const run = await roadmaps.call(StartCoaching, body, learner);
    return new CoachingCase(roadmaps, learner, roadmap, run);
  }

  get stepIds(): string[] {
    return stepIdsOf(this.roadmap);
  }

  request(stepId = this.stepIds[0]!, learner = this.learner, idempotencyKey?: string): Promise<AiRun> {
    const body = { roadmapId: this.roadmap.id, stepId };
    return this.roadmaps.call(StartCoaching, body, learner, idempotencyKey);
  }

  /** Publishes the guidance of the worker. */
  finish(coaching: Partial<Coaching> = {}, runId = this.run.id, eventId?: string): Promise<void> {
    const guidance = { ...GUIDANCE, ...coaching };
    return this.roadmaps.publish(
      CoachingFinished,
      { outcome: 'coached', runId, engine: 'offline', coaching: guidance, usage: null },
      { id: eventId },
    );
  }

  current(id = this.run.id): Promise<AiRun> {
    return this.roadmaps.call(rpc.GetRun, { id }, this.learner);
  }

  ended(id = this.run.id): Promise<AiRun> {
    return eventually(async () => {
      const run = await this.current(id);
      expect(run.finishedAt).not.toBeNull();
      return run;
    });
  }

  /** The published ends of the run. */
  endEvents(): Promise<Record<string, unknown>[]> {
    return this.roadmaps.emitted(RunEnded, { runId: this.run.id });
  }
}
