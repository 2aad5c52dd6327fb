// guarantees: A follow-up question quotes its interview answer, gives no advice, and is not asked where there is a sign of danger
import { describe, expect, it } from '@jest/globals';
import { FollowUpFinished } from '@waymark/contracts/ai/events';
import { FindFollowUpJob } from '@waymark/contracts/ai/jobs';
import type { Caller } from '@waymark/contracts/caller';
import { StartRun } from '@waymark/contracts/roadmaps/drafts.endpoints';
import * as interview from '@waymark/contracts/roadmaps/interview.endpoints';
import { SetOutsideModel } from '@waymark/contracts/roadmaps/permissions.endpoints';
import * as rpc from '@waymark/contracts/roadmaps/runs.endpoints';
import { ListSources, LocateSource } from '@waymark/contracts/roadmaps/sources.endpoints';
import type { ObjectStorage } from '@waymark/storage/port';
import { asLearner } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { expectRejection, rejectionOf } from '@waymark/testing/rejection';
import { STORAGE } from '../shared/storage.ts';
import { aDraft } from '../testing/builders.ts';
import { Harness } from '../testing/harness.ts';
import { aFreshMentor } from '../testing/run-case.ts';

const roadmaps = new Harness().forFile();

const WORDS = 'A letter came, and I sat down with my brother.';
const QUESTION = 'What did your brother say?';
interface Case {
  id: string;
  mentor: Caller;
}

async function withWords(): Promise<Case> {
  const mentor = aFreshMentor();
  const { id } = await aDraft(roadmaps, mentor);
  await save({ id, mentor }, { text: WORDS, revision: 0 });
  return { id, mentor };
}
const save = ({ id, mentor }: Case, body: { text: string; followUpAnswer?: string; revision: number }) =>
  roadmaps.call(interview.SaveInterviewAnswer, { id, question: 2, body }, mentor);
const start = ({ id, mentor }: Case, by = mentor) =>
  roadmaps.call(interview.StartFollowUp, { id, question: 2 }, by);
const dismiss = ({ id, mentor }: Case) =>
  roadmaps.call(interview.DismissFollowUp, { id, question: 2 }, mentor);
const begin = (runId: string, outside = false) => roadmaps.call(interview.BeginFollowUp, { runId, outside });
const read = ({ id, mentor }: Case) => roadmaps.call(interview.GetInterview, { id }, mentor);
const asked = (runId: string, question = QUESTION) =>
  roadmaps.publish(FollowUpFinished, { outcome: 'asked', runId, engine: 'openai', question, usage: null });
const ended = (runId: string, { mentor }: Case) =>
  eventually(async () => {
    const run = await roadmaps.call(rpc.GetRun, { id: runId }, mentor);
    expect(run.finishedAt).not.toBeNull();
    return run;
  });
async function withFollowUp(): Promise<Case> {
  const on = await withWords();
  const run = await start(on);
  await asked(run.id);
  await ended(run.id, on);
  return on;
}

describe('a follow-up question', () => {
  it('is stored once with the interview answer it is about, and changes no words', async () => {
    const on = await withWords();
    const run = await start(on);
    expect(run).toMatchObject({ kind: 'follow-up', question: 2, roadmapId: on.id, status: 'queued' });
    expect(await roadmaps.emitted(FindFollowUpJob, { runId: run.id })).toHaveLength(1);
    expect((await read(on)).asking).toEqual([{ question: 2, runId: run.id }]);
    expect(await begin(run.id)).toMatchObject({ next: 'ask', material: { answer: WORDS } });
    await asked(run.id, ' What did\u0000\nyour brother say? ');
    expect(await ended(run.id, on)).toMatchObject({ status: 'succeeded' });
    const followUp = { question: QUESTION, answer: '' };
    expect(await read(on)).toMatchObject({ asking: [], answers: [{ text: WORDS, followUp, revision: 1 }] });
    await asked(run.id, 'Another?');
    expect(await begin(run.id)).toEqual({ next: 'skip' });
    expect((await read(on)).answers[0]).toMatchObject({ followUp });
    await expectRejection(start(on), 'RULE_REFUSED');
  });

  it('is read by drafts as a quoted line above what the mentor wrote below it', async () => {
    const on = await withFollowUp();
    await save(on, { text: WORDS, followUpAnswer: 'That we would pay it together.', revision: 1 });
    await roadmaps.call(StartRun, { roadmapId: on.id }, on.mentor);
    const [source] = await roadmaps.call(ListSources, { id: on.id }, on.mentor);
    const { key } = await roadmaps.call(LocateSource, { id: source!.id }, on.mentor);
    const { body } = await roadmaps.get<ObjectStorage>(STORAGE).get(key);
    const text = Buffer.concat(await body.toArray()).toString();
    expect(text).toContain(`> ${QUESTION}\n\nThat we would pay it together.`);
  });

  it('is dismissed with what was written below it, also while another window writes there', async () => {
    const on = await withFollowUp();
    await save(on, { text: WORDS, followUpAnswer: 'Nothing.', revision: 1 });
    expect(await dismiss(on)).toMatchObject({ followUp: null, revision: 3, text: WORDS });
    expect(await dismiss(on)).toMatchObject({ revision: 3 });
    await expectRejection(save(on, { text: WORDS, followUpAnswer: 'Late', revision: 2 }), 'STALE');
    expect(await save(on, { text: WORDS, followUpAnswer: 'Late', revision: 3 })).toMatchObject({
      followUp: null,
    });
    await expect(start(on)).resolves.toMatchObject({ status: 'queued' });
  });

  it('is looked for once at a time, within the limits of its mentor', async () => {
    const on = await withWords();
    const run = await start(on);
    expect(await rejectionOf(start(on))).toMatchObject({
      code: 'RUN_ACTIVE',
      message: 'We are already working on this answer.',
      details: { runId: run.id },
    });
    await roadmaps.call(rpc.CancelRun, { id: run.id }, on.mentor);
    await asked(run.id);
    expect((await read(on)).answers[0]).toMatchObject({ followUp: null });
    const again = await roadmaps.call(rpc.RetryRun, { id: run.id }, on.mentor);
    expect(again).toMatchObject({ kind: 'follow-up', question: 2, status: 'queued' });
  });

  it('needs some words of the mentor of the roadmap', async () => {
    const on = await withWords();
    await expectRejection(start(on, aFreshMentor()), 'NOT_FOUND');
    await expectRejection(start(on, asLearner()), 'FORBIDDEN');
    await save(on, { text: 'A letter', revision: 1 });
    await expectRejection(start(on), 'RULE_REFUSED');
  });

  it('is not looked for outside without permission, and no longer after it is taken back', async () => {
    const on = await withWords();
    const refused = await start(on);
    expect(await begin(refused.id, true)).toEqual({ next: 'skip' });
    expect(await ended(refused.id, on)).toMatchObject({ status: 'refused' });
    const allow = (granted: boolean) =>
      roadmaps.call(SetOutsideModel, { id: on.id, body: { granted } }, on.mentor);
    await allow(true);
    const allowed = await start(on);
    expect(await begin(allowed.id, true)).toMatchObject({ next: 'ask' });
    await allow(false);
    expect(await ended(allowed.id, on)).toMatchObject({ status: 'cancelled' });
  });

  it('is replaced by help when the worker finds danger, and fails for a deleted interview answer', async () => {
    const on = await withWords();
    const danger = await start(on);
    const event = { outcome: 'refused', runId: danger.id, engine: 'openai', message: 'Hard.' } as const;
    await roadmaps.publish(FollowUpFinished, event);
    expect(await ended(danger.id, on)).toMatchObject({ status: 'refused', crisis: true, message: 'Hard.' });
    const late = await start(on);
    await roadmaps.call(interview.DeleteInterview, { id: on.id }, on.mentor);
    await asked(late.id);
    expect(await ended(late.id, on)).toMatchObject({ status: 'failed' });
    expect((await read(on)).answers).toEqual([]);
  });
});
