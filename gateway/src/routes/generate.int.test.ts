import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SelectSources } from '@waymark/contracts/roadmaps/artifacts.endpoints';
import { StartRun } from '@waymark/contracts/roadmaps/drafts.endpoints';
import { StartCoaching } from '@waymark/contracts/roadmaps/learning.endpoints';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import { GetRun } from '@waymark/contracts/roadmaps/runs.endpoints';
import { AddSource, CheckUpload } from '@waymark/contracts/roadmaps/sources.endpoints';
import { AppError } from '@waymark/kernel/app-error';
import { newId } from '@waymark/kernel/ids';
import { LiveBus } from '@waymark/messaging/live-bus';
import { eventually } from '@waymark/testing/eventually';
import { RunSignals } from '../live/run-signals.ts';
import type { Browser } from '../testing/browser.ts';
import { TestGateway } from '../testing/gateway.ts';
import { aRun, ROADMAP_ID, RUN_ID } from '../testing/samples.ts';

let gateway: TestGateway;
let browser: Browser;
let run: AiRun;
beforeAll(async () => {
  gateway = await TestGateway.start({ env: { RATE_LIMIT_AI: '1000/60' } });
  browser = await gateway.mentor();
  gateway.roadmaps.on(GetRun, () => run);
});
afterAll(() => gateway?.stop());
beforeEach(() => {
  run = aRun({ status: 'running' });
  gateway.roadmaps.calls.length = 0;
});

const generate = (given: object = {}, headers: Record<string, string> = {}) =>
  browser.post('/api/generate-roadmap', { roadmapId: ROADMAP_ID, ...given }, headers);

/** Ends the run after it was first read. */
async function end(given: Partial<AiRun>): Promise<void> {
  await eventually(() => expect(gateway.roadmaps.callsOf(GetRun).length).toBeGreaterThan(0));
  run = aRun({ finishedAt: new Date().toISOString(), phase: 'done', ...given });
  gateway.service.app.get(LiveBus).publish(`live.run.${RUN_ID}`, {});
}

describe('a call that waits for its run', () => {
  it('returns the result of a coaching', async () => {
    const body = { roadmapId: ROADMAP_ID, stepId: 'step1', userContext: "I'm a beginner" };
    const coaching = {
      ...{
        opening: 'You are at the start.',
        questions: [],
        obstacle: null,
        quote: 'I began with one phone call.',
        passages: [],
      },
      ...{ actions: [{ title: 'Write', detail: 'One name.' }], encouragement: 'One call is enough.' },
      questions: [],
    };
    run = aRun({ kind: 'coaching', stepId: 'step1', status: 'succeeded', engine: 'offline', coaching });
    const response = await browser.post('/api/ai-coaching', body);
    expect(response.status).toBe(200);
    const message = 'AI Coaching Generated';
    expect(await response.json()).toEqual({
      success: true,
      coaching,
      message,
      runId: RUN_ID,
      engine: 'offline',
    });
    const allowed = { useProgress: false, useReflections: false };
    expect(gateway.roadmaps.callsOf(StartCoaching)[0]?.input).toEqual({ ...body, ...allowed });
  });

  it('returns the result of a generation when it ends', async () => {
    const pending = generate();
    await end({ status: 'succeeded', outcome: 'applied', stagesGenerated: 5, message: 'Five stages.' });
    const response = await pending;
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      success: true,
      stagesGenerated: 5,
      message: 'Five stages.',
      runId: RUN_ID,
      outcome: 'applied',
    });
    expect(gateway.service.app.get(RunSignals).size).toBe(0);
  });

  it('returns the result when the signal of the end is lost', async () => {
    const response = generate();
    await eventually(() => expect(gateway.roadmaps.callsOf(GetRun).length).toBeGreaterThan(0));
    run = aRun({ status: 'succeeded', stagesGenerated: 4 });
    expect(await (await response).json()).toMatchObject({ success: true, stagesGenerated: 4 });
  });

  it('returns the result after its service was unavailable', async () => {
    const away = () => {
      throw new AppError('UNAVAILABLE', 'away');
    };
    let response: Promise<Response> | undefined;
    await gateway.roadmaps.during(GetRun, away, async () => {
      response = generate();
      await eventually(() => expect(gateway.roadmaps.callsOf(GetRun).length).toBeGreaterThan(0));
    });
    run = aRun({ status: 'succeeded' });
    expect((await response!).status).toBe(200);
  });
});

describe('a call that does not wait', () => {
  it.each(['respond-async', 'wait=5, Respond-Async', 'respond-async; x=y'])(
    'returns 202 and the run with Prefer: %s',
    async (prefer) => {
      const response = await generate({}, { prefer });
      expect(response.status).toBe(202);
      expect(await response.json()).toEqual(aRun());
      expect(response.headers.get('location')).toBe(`/api/ai-runs/${RUN_ID}`);
      expect(response.headers.get('preference-applied')).toBe('respond-async');
    },
  );
});

describe('text in a call', () => {
  const async = { prefer: 'respond-async' };

  it('becomes sources of the roadmap before the run starts, unless it is blank', async () => {
    await generate({ content: 'I wrote this.', audioTranscript: 'I said this.' }, async);
    const added = gateway.roadmaps.callsOf(AddSource).map(({ input }) => [input.originalName, input.words]);
    expect(added).toEqual([
      ['Written story', 3],
      ['Transcript', 3],
    ]);
    expect(gateway.roadmaps.calls.at(-1)?.subject).toBe(StartRun.subject);
    gateway.roadmaps.calls.length = 0;
    await generate({ content: '  \n', audioTranscript: '', artifacts: [] }, async);
    expect(gateway.roadmaps.callsOf(AddSource)).toEqual([]);
    expect(gateway.roadmaps.callsOf(StartRun)).toHaveLength(1);
  });

  it('is read with the named uploads only', async () => {
    const sourceId = newId();
    gateway.roadmaps.on(SelectSources, () => ({ sourceIds: [sourceId] }));
    const artifacts = [{ filename: 'story.pdf', type: 'application/pdf' }];
    await generate({ content: 'I wrote this, too.', artifacts }, async);
    expect(gateway.roadmaps.callsOf(SelectSources)[0]?.input).toEqual({ roadmapId: ROADMAP_ID, artifacts });
    const written = [...gateway.roadmaps.sources.keys()].at(-1);
    expect(gateway.roadmaps.callsOf(StartRun)[0]?.input.sourceIds).toEqual([sourceId, written]);
  });

  it('is not stored when an upload has another name', async () => {
    const issues = [{ path: ['artifacts', 0, 'filename'], message: 'No such upload.' }];
    const refuse = () => {
      throw new AppError('VALIDATION', 'No such upload.', { issues });
    };
    const body = { content: 'I wrote this as well.', artifacts: [{ filename: 'x', type: 'y' }] };
    const response = await gateway.roadmaps.during(SelectSources, refuse, () => generate(body, async));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ issues });
    expect(gateway.roadmaps.callsOf(AddSource)).toEqual([]);
  });

  it('stores no source when one of two texts is invalid', async () => {
    const response = await generate({ content: 'I wrote this.', audioTranscript: 7 }, async);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ issues: [{ path: ['audioTranscript'] }] });
    expect(gateway.roadmaps.callsOf(AddSource)).toEqual([]);
  });

  it('starts no run when the caller may not add to the roadmap', async () => {
    const refuse = () => {
      throw new AppError('NOT_FOUND', 'No.');
    };
    const response = await gateway.roadmaps.during(CheckUpload, refuse, () =>
      generate({ content: 'x y z' }, async),
    );
    expect(response.status).toBe(404);
    expect(gateway.roadmaps.callsOf(StartRun)).toEqual([]);
  });

  it('passes the Idempotency-Key to the run and not to its sources', async () => {
    await generate(
      { content: 'Key one.', audioTranscript: 'Key two.' },
      { ...async, 'idempotency-key': 'k1' },
    );
    expect(gateway.roadmaps.callsOf(AddSource).map(({ ctx }) => ctx.idempotencyKey)).toEqual([
      undefined,
      undefined,
    ]);
    expect(gateway.roadmaps.callsOf(StartRun)[0]?.ctx.idempotencyKey).toBe('k1');
  });
});
