// guarantees: Runs of one user alternate with those of others; a run that waits for long is neither repeated nor failed
import { describe, expect, it } from '@jest/globals';
import { ApplicationEvaluated } from '@waymark/contracts/ai/events';
import { COACH_QUEUE, EvaluateApplicationJob } from '@waymark/contracts/ai/jobs';
import { BeginApplication } from '@waymark/contracts/identity/applications.endpoints';
import * as rpc from '@waymark/contracts/identity/evaluations.endpoints';
import { newId } from '@waymark/kernel/ids';
import { QueuedJobs } from '@waymark/messaging/queued-jobs';
import { eventually } from '@waymark/testing/eventually';
import { expectRejection } from '@waymark/testing/rejection';
import { admin, applicantsOf } from '../testing/applicants.ts';
import { anEvaluation } from '../testing/evaluations.ts';
import { Harness } from '../testing/harness.ts';
import { RequeueEvaluations } from './app/requeue-evaluations.ts';
import { type Evaluation, NO_SCORES } from './domain/application.ts';

const identity = new Harness({ DEMO_MODE: 'true' }).forFile();
const { learner, apply, own, decide } = applicantsOf(identity);

const requeue = () => identity.get(RequeueEvaluations).execute();
const jobsOf = (applicationId: string) => identity.emitted(EvaluateApplicationJob, { applicationId });
const untilQueued = (jobId: string) =>
  eventually(async () => {
    const states = await identity.get(QueuedJobs).statesOf([{ queue: COACH_QUEUE, jobId }]);
    expect(states).toEqual(['waiting']);
  });
const quieten = (id: string) =>
  identity.sql(`UPDATE mentor_applications SET active_at = now() - interval '1 hour' WHERE id = $1`, [id]);

describe('an evaluation without a report', () => {
  it('is not enqueued again while its job waits, however long that is', async () => {
    const { id } = await apply(await learner());
    await untilQueued(`${id}-1-1`);
    for (let n = 0; n < 12; n++) {
      await quieten(id);
      await requeue();
    }
    expect(await jobsOf(id)).toHaveLength(1);
  });

  it('is enqueued again when its job is lost, and ends without scores after ten times', async () => {
    const nora = await learner();
    const { id } = await apply(nora);
    for (let count = 1; count <= 10; count++) {
      await untilQueued(`${id}-1-${count}`);
      expect(await own(nora)).toMatchObject({ status: 'pending', evaluating: true });
      await identity.loseJobs();
      await quieten(id);
      await requeue();
    }
    expect(await jobsOf(id)).toHaveLength(10);
    expect(await own(nora)).toMatchObject({ status: 'pending', evaluating: false });
  });
});

describe('the evaluations of all applications', () => {
  const listed = async (id: string, filter = {}) => {
    const { items } = await identity.call(rpc.ListEvaluations, { limit: 100, ...filter }, admin);
    return items.find((item) => item.id === id);
  };
  const evaluate = (applicationId: string, given: Partial<Evaluation> = {}) =>
    identity.publish(ApplicationEvaluated, anEvaluation({ applicationId, ...given }));
  const failed = { outcome: 'failed', scores: NO_SCORES, feedback: null } as const;
  const untilFailed = (id: string) =>
    eventually(async () => expect(await listed(id)).toMatchObject({ status: 'failed', cause: 'engine' }));

  it('are listed as runs, with figures alone', async () => {
    const nora = await learner();
    const { id } = await apply(nora);
    expect(await listed(id)).toMatchObject({
      ...{ kind: 'evaluation', userId: nora.userId, status: 'queued', phase: 'queued' },
      ...{ engine: null, usage: null, cause: null, finishedAt: null },
    });
    await identity.call(BeginApplication, { applicationId: id });
    expect(await listed(id, { status: 'active' })).toMatchObject({ status: 'running', phase: 'reading' });
    await evaluate(id);
    await eventually(async () =>
      expect(await listed(id, { status: 'succeeded', userIds: [nora.userId] })).toMatchObject({
        ...{ status: 'succeeded', phase: 'done', progress: 1, engine: 'openai' },
        finishedAt: expect.any(String),
      }),
    );
    expect(await listed(id, { userIds: [admin.userId] })).toBeUndefined();
    expect(JSON.stringify(await listed(id))).not.toContain('Concrete');
  });

  it('are paged', async () => {
    for (let n = 0; n < 3; n++) await apply(await learner());
    const { items } = await identity.call(rpc.ListEvaluations, { limit: 100 }, admin);
    const paged: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await identity.call(rpc.ListEvaluations, { limit: 1, cursor }, admin);
      paged.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(paged).toEqual(items.map(({ id }) => id));
  });

  it('are cancelled once, and leave the application open without scores', async () => {
    const nora = await learner();
    const { id } = await apply(nora);
    await identity.call(rpc.CancelEvaluation, { id }, admin);
    await identity.call(rpc.CancelEvaluation, { id }, admin);
    await evaluate(id);
    expect(await own(nora)).toMatchObject({ status: 'pending', evaluating: false, valorScore: null });
    expect(await listed(id)).toMatchObject({ status: 'cancelled', cause: 'cancelled' });
    expect(await identity.call(BeginApplication, { applicationId: id })).toEqual({ next: 'skip' });
    const audited = await identity.sql('SELECT action FROM admin_actions WHERE target_id = $1', [id]);
    expect(audited).toEqual([{ action: 'evaluation.cancel' }]);
  });

  it('are started again after a failure, and take the result of the new one alone', async () => {
    const nora = await learner();
    const { id } = await apply(nora);
    await evaluate(id, failed);
    await untilFailed(id);
    await identity.call(rpc.RetryEvaluation, { id }, admin);
    await untilQueued(`${id}-2-1`);
    const begun = await identity.call(BeginApplication, { applicationId: id });
    expect(begun).toMatchObject({ next: 'evaluate', number: 2 });
    await evaluate(id, { feedback: 'Late.' });
    await evaluate(id, { number: 2 });
    await eventually(async () => expect(await own(nora)).toMatchObject({ evaluating: false }));
    expect(await own(nora)).toMatchObject({ authenticityScore: 8, aiFeedback: 'Concrete and honest.' });
  });

  it('are not started again while active, after a success, or for a decided application', async () => {
    const again = (id: string) => identity.call(rpc.RetryEvaluation, { id }, admin);
    const [active, done, decided] = [
      ...[await apply(await learner()), await apply(await learner()), await apply(await learner())],
    ] as const;
    await evaluate(done.id);
    await decide(decided.id, 'rejected');
    await eventually(async () => expect(await listed(done.id)).toMatchObject({ status: 'succeeded' }));
    for (const { id } of [active, done, decided]) await expectRejection(again(id), 'RULE_REFUSED');
    await expectRejection(again(newId()), 'NOT_FOUND');
    await expectRejection(
      identity.call(rpc.CancelEvaluation, { id: active.id }, await learner()),
      'FORBIDDEN',
    );
  });
});
