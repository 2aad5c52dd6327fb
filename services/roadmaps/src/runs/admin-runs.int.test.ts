import { describe, expect, it } from '@jest/globals';
import * as admin from '@waymark/contracts/roadmaps/admin-runs.endpoints';
import { AdminActed } from '@waymark/contracts/roadmaps/events';
import * as rpc from '@waymark/contracts/roadmaps/runs.endpoints';
import { asAdmin, asMentor } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { expectRejection } from '@waymark/testing/rejection';
import { Harness } from '../testing/harness.ts';
import { RunCase } from '../testing/run-case.ts';

const roadmaps = new Harness().forFile();
const boss = asAdmin();
const audited = (id: string) =>
  roadmaps.sql<{ action: string }>(
    `SELECT payload ->> 'action' AS action FROM outbox WHERE topic = $1 AND payload -> 'target' ->> 'id' = $2`,
    [AdminActed.type, id],
  );

describe('the runs of all users', () => {
  it('show an admin figures and no text', async () => {
    const on = await RunCase.start(roadmaps);
    await on.finish();
    await on.ended();
    const { items } = await roadmaps.call(admin.ListRunsOfUsers, { userIds: [on.mentor.userId] }, boss);
    expect(items).toMatchObject([
      { id: on.run.id, userId: on.mentor.userId, status: 'succeeded', cause: null },
    ]);
    const text = JSON.stringify(items);
    for (const word of ['Drafted stage', 'Jana', 'way back']) expect(text).not.toContain(word);
  });

  it('are rejected for everyone else', async () => {
    await expectRejection(roadmaps.call(admin.ListRunsOfUsers, {}, asMentor()), 'FORBIDDEN');
    await expectRejection(roadmaps.call(admin.ListAiQueues, {}, asMentor()), 'FORBIDDEN');
  });

  it('are cancelled and retried by an admin, each with one entry in the audit', async () => {
    const on = await RunCase.start(roadmaps);
    const { id } = on.run;
    await expectRejection(roadmaps.call(admin.RetryRunOfUser, { id }, boss), 'RULE_REFUSED');
    await roadmaps.call(admin.CancelRunOfUser, { id }, boss);
    await roadmaps.call(admin.CancelRunOfUser, { id }, boss);
    expect(await on.current()).toMatchObject({ status: 'cancelled', message: 'An admin cancelled this.' });
    await roadmaps.call(admin.RetryRunOfUser, { id }, boss);
    const { run } = await roadmaps.call(rpc.LatestRun, { id: on.roadmapId }, on.mentor);
    expect(run).toMatchObject({ status: 'queued' });
    expect(run!.id).not.toBe(id);
    expect((await audited(id)).map(({ action }) => action)).toEqual(['ai-run.cancel', 'ai-run.retry']);
  });

  it('are counted in their queues', async () => {
    await RunCase.start(roadmaps);
    await eventually(async () => {
      const queues = await roadmaps.call(admin.ListAiQueues, {}, boss);
      expect(queues.map(({ name }) => name).sort()).toEqual(['ai', 'ai-coach', 'ai-read']);
      expect(queues.find(({ name }) => name === 'ai')!.waiting).toBeGreaterThan(0);
    });
  });
});
