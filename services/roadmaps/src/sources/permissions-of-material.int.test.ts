// guarantees: What a mentor takes back leaves the published version, older ones and guidance at once; engines read what is allowed
import { describe, expect, it } from '@jest/globals';
import { SourceExtracted } from '@waymark/contracts/ai/events';
import type { Caller } from '@waymark/contracts/caller';
import * as rpc from '@waymark/contracts/roadmaps/drafts.endpoints';
import { BeginCoaching, StartCoaching } from '@waymark/contracts/roadmaps/learning.endpoints';
import type { Permission } from '@waymark/contracts/roadmaps/permissions';
import {
  ChangePermission,
  GetOutsideModel,
  SetOutsideModel,
} from '@waymark/contracts/roadmaps/permissions.endpoints';
import { BeginWording, StartWording } from '@waymark/contracts/roadmaps/review.endpoints';
import { GetRun } from '@waymark/contracts/roadmaps/runs.endpoints';
import { BeginSource } from '@waymark/contracts/roadmaps/sources.endpoints';
import { asMentor } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { expectRejection } from '@waymark/testing/rejection';
import { aDraft, aTranscript, stepIdsOf } from '../testing/builders.ts';
import { aFreshLearner } from '../testing/coaching-case.ts';
import { Harness } from '../testing/harness.ts';
import { aRecording, PermissionCase } from '../testing/permission-case.ts';
import { aFreshMentor, RunCase } from '../testing/run-case.ts';

const roadmaps = new Harness().forFile();

const change = (id: string, permission: Permission, granted: boolean, mentor: Caller) =>
  roadmaps.call(ChangePermission, { id, body: { permission, granted } }, mentor);
const chooseFor = (id: string, granted: boolean, mentor: Caller) =>
  roadmaps.call(SetOutsideModel, { id, body: { granted } }, mentor);
const begin = (runId: string, outside = false) => roadmaps.call(rpc.BeginRun, { runId, outside });
const usedIn = async (runId: string, outside = false) => {
  const begun = await begin(runId, outside);
  return begun.next === 'draft' ? begun.sources.map(({ name }) => name) : begun.next;
};

describe('a draft', () => {
  it('uses only sources that allow drafting, and names the others', async () => {
    const on = await RunCase.start(roadmaps);
    await aTranscript(roadmaps, on.roadmapId, 'Another text, about the same year.', on.mentor);
    await change(on.source.id, 'drafting', false, on.mentor);
    const next = await on.startAnother();
    expect(await usedIn(next.run.id)).toHaveLength(1);
    await next.finish();
    expect((await next.ended()).message).toMatch(
      /Not used, because you have not allowed it: “Transcript”\.$/,
    );
  });

  it('is cancelled while it runs, and refused without any allowed source', async () => {
    const on = await RunCase.start(roadmaps);
    await begin(on.run.id);
    await change(on.source.id, 'drafting', false, on.mentor);
    expect((await on.current()).status).toBe('cancelled');
    const { run } = await on.startAnother();
    expect(run).toMatchObject({
      status: 'refused',
      message: expect.stringContaining('not allowed drafting'),
    });
  });
});

describe('an outside model', () => {
  it('gets no source before the mentor has chosen, and then only those permitted', async () => {
    const on = await RunCase.start(roadmaps);
    const { mentor, roadmapId: id } = on;
    expect(await roadmaps.call(GetOutsideModel, { id }, mentor)).toEqual({ granted: null });
    expect(await usedIn(on.run.id, true)).toBe('skip');
    expect(await on.current()).toMatchObject({
      status: 'refused',
      message: expect.stringContaining('run by another company'),
    });
    expect(await chooseFor(id, true, mentor)).toEqual({ granted: true });
    const later = await aTranscript(roadmaps, id, 'Added later.', mentor);
    expect(later.permissions).toContain('outside-model');
    await change(on.source.id, 'outside-model', false, mentor);
    expect(await usedIn((await on.startAnother()).run.id, true)).toHaveLength(1);
    expect(await roadmaps.brokenInvariants()).toEqual([]);
  });

  it('gets no quote of a source without permission for coaching, and no step of it for wording', async () => {
    const on = await PermissionCase.start(roadmaps);
    const { roadmapId, mentor } = on.on;
    const [stepId] = stepIdsOf(await on.asLearner());
    const body = { roadmapId, stepId: stepId!, userContext: '' };
    const coaching = await roadmaps.call(StartCoaching, body, aFreshLearner());
    const quoteFor = async (outside: boolean) => {
      const begun = await roadmaps.call(BeginCoaching, { runId: coaching.id, outside });
      return begun.next === 'coach' ? begun.material.quote : begun.next;
    };
    expect([await quoteFor(true), await quoteFor(false)]).toEqual([null, 'I stopped.']);
    const wording = await roadmaps.call(StartWording, { id: roadmapId, stepId: stepId! }, mentor);
    const begun = await roadmaps.call(BeginWording, { runId: wording.id, outside: true });
    expect(begun).toEqual({ next: 'skip' });
    expect(await roadmaps.call(GetRun, { id: wording.id }, mentor)).toMatchObject({ status: 'refused' });
  });

  it('transcribes a recording once the mentor permits it', async () => {
    const mentor = aFreshMentor();
    const { id } = await aDraft(roadmaps, mentor);
    const { id: sourceId } = await aRecording(roadmaps, id, mentor);
    const begin = () => roadmaps.call(BeginSource, { sourceId, outside: true });
    expect(await begin()).toMatchObject({ next: 'read', maySend: false });
    await roadmaps.publish(SourceExtracted, { outcome: 'no-text', sourceId, message: 'Not sent.' });
    await eventually(async () => expect(await begin()).toEqual({ next: 'skip' }));
    await chooseFor(id, true, mentor);
    expect(await begin()).toMatchObject({ next: 'read', maySend: true });
  });

  it('transcribes a recording that was permitted while it was being read without a model', async () => {
    const mentor = aFreshMentor();
    const { id } = await aDraft(roadmaps, mentor);
    const { id: sourceId } = await aRecording(roadmaps, id, mentor);
    const begin = () => roadmaps.call(BeginSource, { sourceId, outside: true });
    expect(await begin()).toMatchObject({ maySend: false });
    await chooseFor(id, true, mentor);
    const result = { outcome: 'no-text', sourceId, message: 'Not sent.', unsent: true } as const;
    await roadmaps.publish(SourceExtracted, result);
    const sql = 'SELECT enqueue_count AS count FROM sources WHERE id = $1';
    await eventually(async () => expect(await roadmaps.sql(sql, [sourceId])).toEqual([{ count: 2 }]));
    expect(await begin()).toMatchObject({ next: 'read', maySend: true });
  });

  it('cannot be allowed by others', async () => {
    const { id } = await aDraft(roadmaps);
    await expectRejection(chooseFor(id, true, asMentor(999)), 'NOT_FOUND');
    await expectRejection(roadmaps.call(GetOutsideModel, { id }, asMentor(999)), 'NOT_FOUND');
  });
});
