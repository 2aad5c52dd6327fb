import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import { Harness } from './testing/harness.ts';
import { OpenAiTestServer } from './testing/openai-server.ts';
import { STORY } from './testing/stories.ts';

describe('the job generate-roadmap', () => {
  let harness: Harness;
  let model: OpenAiTestServer;
  let openai: Record<string, string>;
  beforeAll(async () => {
    harness = await Harness.start();
    model = await OpenAiTestServer.start();
    openai = { OPENAI_API_KEY: 'k', OPENAI_BASE_URL: model.baseUrl };
  });
  afterEach(async () => {
    await harness.tidy();
    model.reset();
  });
  afterAll(async () => {
    await harness.stop();
    await model.close();
  });

  it('drafts with the offline engine, phase by phase, with quotes that are in the source', async () => {
    await harness.startWorker();
    const { runId, sourceId } = await harness.queueRun(STORY);
    const result = await harness.finished(runId);
    expect(result).toMatchObject({ outcome: 'drafted', engine: 'offline', usage: null });
    const steps = result.outcome === 'drafted' ? result.draft.stages.flatMap((stage) => stage.steps) : [];
    expect(steps.filter((step) => step.evidence).length).toBeGreaterThan(5);
    for (const { evidence } of steps) {
      if (evidence)
        expect([evidence.sourceId, STORY.slice(evidence.start, evidence.end)]).toEqual([
          sourceId,
          evidence.quote,
        ]);
    }
    // A phase that ends within the interval of the reports is left out.
    const phases = harness.roadmaps.phasesOf(runId);
    expect(phases[0]).toBe('reading');
    expect(phases).toEqual(
      ['reading', 'understanding', 'drafting', 'checking'].filter((phase) =>
        phases.some((one) => one === phase),
      ),
    );
  });

  it('drafts with a model and publishes its usage', async () => {
    await harness.startWorker(openai);
    const { runId } = await harness.queueRun(STORY);
    expect(await harness.finished(runId)).toMatchObject({
      outcome: 'drafted',
      engine: 'openai',
      usage: { calls: 2 },
    });
  });

  it('refuses too little material with a message', async () => {
    await harness.startWorker();
    const { runId } = await harness.queueRun('just three words');
    expect(await harness.finished(runId)).toMatchObject({
      outcome: 'refused',
      message: expect.stringMatching(/\w/),
    });
  });

  it('aborts the model call when the mentor cancels', async () => {
    model.next({ kind: 'slow', pauseMs: 300 });
    await harness.startWorker(openai);
    const { runId } = await harness.queueRun(STORY);
    await eventually(() => expect(harness.roadmaps.phasesOf(runId)).toContain('drafting'));
    await eventually(() => expect(model.chats).toHaveLength(1));
    harness.cancel(runId);
    await eventually(() => expect(model.abandoned).toBe(1));
    await sleep(300);
    expect(harness.roadmaps.resultsOf(runId)).toEqual([]);
  });

  it('waits until the sources are read', async () => {
    await harness.startWorker(openai);
    const { runId } = await harness.queueRun(STORY);
    await harness.finished(runId);
    const second = await harness.queueRun(STORY);
    const ready = harness.roadmaps.runs.get(second.runId);
    harness.roadmaps.runs.set(second.runId, { next: 'wait', waitingFor: 'story.pdf' });
    await harness.addJob(second.runId, 2);
    await eventually(() => {
      expect(harness.roadmaps.begun.filter((id) => id === second.runId).length).toBeGreaterThan(3);
    });
    if (ready) harness.roadmaps.runs.set(second.runId, ready);
    expect(await harness.finished(second.runId)).toMatchObject({ outcome: 'drafted' });
  });
});
