import { expect } from '@jest/globals';
import type { DraftStage, Evidence, HeldBackReason } from '@waymark/contracts/ai/draft';
import { RunFinished } from '@waymark/contracts/ai/events';
import type { Caller } from '@waymark/contracts/caller';
import { StartRun } from '@waymark/contracts/roadmaps/drafts.endpoints';
import { RunEnded } from '@waymark/contracts/roadmaps/events';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { GetRoadmap, PublishRoadmap } from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import type { AiRun, RunEvent } from '@waymark/contracts/roadmaps/runs';
import * as rpc from '@waymark/contracts/roadmaps/runs.endpoints';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { asMentor } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { aDraft, aTranscript } from './builders.ts';
import { aDraftQuoting, drafted, STORY } from './drafts.ts';
import type { Harness } from './harness.ts';

let mentorId = 1_000;
/** A new mentor, because limits are per mentor. */
export const aFreshMentor = (): Caller => asMentor(++mentorId);

/** A roadmap with a source, a run and a draft for it. */
export class RunCase {
  private constructor(
    private readonly roadmaps: Harness,
    readonly mentor: Caller,
    readonly roadmapId: string,
    readonly source: Source,
    readonly run: AiRun,
  ) {}

  static async start(roadmaps: Harness): Promise<RunCase> {
    const mentor = aFreshMentor();
    const { id: roadmapId } = await aDraft(roadmaps, mentor);
    const source = await aTranscript(roadmaps, roadmapId, STORY, mentor);
    const run = await roadmaps.call(StartRun, { roadmapId }, mentor);
    return new RunCase(roadmaps, mentor, roadmapId, source, run);
  }

  /** Two stages, with two steps and one. */
  get draft(): DraftStage[] {
    return this.quoting([['I stopped.', 'I rested for a month.'], ['Jana']]);
  }

  quoting(quotes: string[][]): DraftStage[] {
    return aDraftQuoting(this.source.id, STORY, quotes);
  }

  /** Publishes the draft of the worker. */
  finish(stages: DraftStage[] = this.draft, eventId?: string): Promise<void> {
    return this.roadmaps.publish(RunFinished, drafted(this.run.id, stages), { id: eventId });
  }

  /** As `finish`, with these words of the story held back. */
  finishHolding(
    quotes: string[],
    stages: DraftStage[] = this.draft,
    reason: HeldBackReason = 'mistake',
  ): Promise<void> {
    const heldBack = quotes.map((quote) => ({ reason, evidence: this.evidenceOf(quote) }));
    return this.roadmaps.publish(RunFinished, drafted(this.run.id, stages, heldBack));
  }

  /** At the start of the story for words that it does not contain. */
  evidenceOf(quote: string): Evidence {
    const start = Math.max(0, STORY.indexOf(quote));
    return { sourceId: this.source.id, quote, start, end: start + quote.length };
  }

  current(): Promise<AiRun> {
    return this.roadmaps.call(rpc.GetRun, { id: this.run.id }, this.mentor);
  }

  ended(): Promise<AiRun> {
    return eventually(async () => {
      const run = await this.current();
      expect(run.finishedAt).not.toBeNull();
      return run;
    });
  }

  roadmap(): Promise<Roadmap> {
    return this.roadmaps.call(GetRoadmap, { id: this.roadmapId }, this.mentor);
  }

  draftVersion(): Promise<Roadmap> {
    return this.roadmaps.call(GetRoadmap, { id: this.roadmapId, version: 'draft' }, this.mentor);
  }

  /** Publishes steps that the mentor has not reviewed, too. */
  publish(): Promise<Roadmap> {
    const input = { id: this.roadmapId, body: { unreviewed: 'accept' } } as const;
    return this.roadmaps.call(PublishRoadmap, input, this.mentor);
  }

  log(after = 0): Promise<RunEvent[]> {
    return this.roadmaps.call(rpc.ListRunEvents, { id: this.run.id, after }, this.mentor);
  }

  cancel(): Promise<AiRun> {
    return this.roadmaps.call(rpc.CancelRun, { id: this.run.id }, this.mentor);
  }

  /** The next run on the same roadmap. */
  async startAnother(): Promise<RunCase> {
    const run = await this.roadmaps.call(StartRun, { roadmapId: this.roadmapId }, this.mentor);
    return new RunCase(this.roadmaps, this.mentor, this.roadmapId, this.source, run);
  }

  /** The published ends of the run. */
  endEvents(): Promise<Record<string, unknown>[]> {
    return this.roadmaps.emitted(RunEnded, { runId: this.run.id });
  }
}
