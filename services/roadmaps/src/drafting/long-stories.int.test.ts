import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BeginRun, PlanDraft, RetryRunWithoutAi } from '@waymark/contracts/roadmaps/drafts.endpoints';
import { SaveInterviewAnswer } from '@waymark/contracts/roadmaps/interview.endpoints';
import * as rpc from '@waymark/contracts/roadmaps/runs.endpoints';
import { expectRejection } from '@waymark/testing/rejection';
import { aDraft, aTranscript } from '../testing/builders.ts';
import { Harness } from '../testing/harness.ts';
import { aFreshMentor, RunCase } from '../testing/run-case.ts';

const roadmaps = new Harness({
  AI_ENGINE: 'openai',
  AI_IS_LOCAL: 'true',
  OPENAI_MAX_INPUT_TOKENS: '1000',
  OPENAI_PRICE_INPUT: '1',
  OPENAI_PRICE_OUTPUT: '4',
});
beforeAll(() => roadmaps.start());
afterAll(() => roadmaps.stop());

const SENTENCE = 'I rang the bank. ';
const part = (number: number, sourceId: string) => ({
  ...{ number, crisis: false, avoid: [] },
  moments: [{ sourceId, start: 0, end: 16 }],
});

describe('the plan of a draft', () => {
  it('counts the texts, what is written in the interview, and what is about to be added', async () => {
    const mentor = aFreshMentor();
    const { id } = await aDraft(roadmaps, mentor);
    const planned = (typed = 0) => roadmaps.call(PlanDraft, { id, typed }, mentor);
    expect(await planned()).toMatchObject({ words: 0, parts: 0, calls: 3, fits: true });
    await aTranscript(roadmaps, id, SENTENCE.repeat(200).trim(), mentor);
    expect(await planned()).toMatchObject({ words: 800, parts: 0, calls: 3 });
    const body = { text: SENTENCE.repeat(20), revision: 0 };
    await roadmaps.call(SaveInterviewAnswer, { id, question: 1, body }, mentor);
    expect(await planned()).toMatchObject({ words: 880, parts: 2, calls: 5 });
    expect(await planned(4_000)).toMatchObject({ parts: 3, calls: 6, costUsd: expect.any(Number) });
    expect(await planned(40_000)).toMatchObject({ fits: false });
  });

  it('is for the mentor of the roadmap alone', async () => {
    const { id } = await aDraft(roadmaps, aFreshMentor());
    await expectRejection(roadmaps.call(PlanDraft, { id, typed: 0 }, aFreshMentor()), 'NOT_FOUND');
  });
});

describe('a run over a story that is read in parts', () => {
  const reading = async () => {
    const on = await RunCase.start(roadmaps);
    const report = (number?: number, key = 'k') =>
      roadmaps.call(rpc.ReportRun, {
        ...{ runId: on.run.id, phase: 'understanding', progress: 0.1 + (number ?? 0) / 20, engine: 'openai' },
        reading: { key, parts: 3, ...(number && { part: part(number, on.source.id) }) },
      });
    const begin = (runId = on.run.id) => roadmaps.call(BeginRun, { runId, outside: false });
    await begin();
    return { on, report, begin };
  };

  it('shows each part as it is read, and gives those read to the next start of its worker', async () => {
    const { on, report, begin } = await reading();
    await report();
    expect((await on.current()).parts).toEqual({ read: 0, of: 3 });
    await report(1);
    await report(1);
    await report(2);
    expect(await on.current()).toMatchObject({ phase: 'understanding', parts: { read: 2, of: 3 } });
    const found = { moments: part(1, on.source.id).moments, avoid: [], crisis: false };
    expect(await begin()).toMatchObject({ reading: { key: 'k', parts: 3, read: [found, found] } });
  });

  it('gives what was read to a retry, and nothing to one without AI', async () => {
    const { on, report, begin } = await reading();
    await report(1);
    await on.cancel();
    const retried = await roadmaps.call(rpc.RetryRun, { id: on.run.id }, on.mentor);
    expect(await begin(retried.id)).toMatchObject({ paidCalls: 0, reading: { read: [{ crisis: false }] } });
    await roadmaps.call(rpc.CancelRun, { id: retried.id }, on.mentor);
    const { id } = await roadmaps.call(RetryRunWithoutAi, { id: retried.id }, on.mentor);
    expect(await begin(id)).toMatchObject({ withoutAi: true, reading: null });
  });

  it('states in how many parts the story was read', async () => {
    const { on, report } = await reading();
    for (const number of [1, 2, 3]) await report(number);
    await on.finish();
    expect((await on.ended()).message).toContain('Your story was read whole, in 3 parts.');
  });

  it('removes the parts of a run before when the story is read as a whole', async () => {
    const { on, report } = await reading();
    await report(1);
    await roadmaps.call(rpc.ReportRun, {
      ...{ runId: on.run.id, phase: 'drafting', progress: 0.5, engine: 'openai' },
      reading: null,
    });
    expect((await on.current()).parts).toBeNull();
  });
});
