// guarantees: An application changes only while it waits; its applicant is known as one for exactly as long
import { describe, expect, it } from '@jest/globals';
import { ApplicationEvaluated } from '@waymark/contracts/ai/events';
import { EvaluateApplicationJob } from '@waymark/contracts/ai/jobs';
import * as rpc from '@waymark/contracts/identity/applications.endpoints';
import { UserAppliesChanged } from '@waymark/contracts/identity/events';
import { GetMentor, ListMentors } from '@waymark/contracts/identity/mentors.endpoints';
import { GetUser } from '@waymark/contracts/identity/users.endpoints';
import { newId } from '@waymark/kernel/ids';
import { eventually } from '@waymark/testing/eventually';
import { admin, applicantsOf } from '../testing/applicants.ts';
import { anApplication, anEvaluation } from '../testing/evaluations.ts';
import { Harness } from '../testing/harness.ts';

const identity = new Harness({ DEMO_MODE: 'true' }).forFile();
const { learner, apply, own, decide, find, roleOf, mailsTo } = applicantsOf(identity);
type Person = Awaited<ReturnType<typeof learner>>;

const change = (id: string, who: Person, given = {}, key?: string) =>
  identity.call(rpc.ChangeApplication, { id, body: anApplication(given) }, who, key);
const withdraw = (id: string, who: Person) => identity.call(rpc.WithdrawApplication, { id }, who);
const applies = async (who: Person) =>
  (await identity.call(GetUser, { userId: who.userId }, who)).applies === true;
const announced = async ({ userId }: Person) =>
  (await identity.emitted(UserAppliesChanged, { userId })).map((event) => event.applies);

describe('an applicant', () => {
  it('is one from sending an application until it is decided', async () => {
    const nora = await learner();
    expect(await applies(nora)).toBe(false);
    const { id } = await apply(nora);
    expect(await applies(nora)).toBe(true);
    await decide(id, 'rejected', admin, { hold: true });
    expect(await applies(nora)).toBe(true);
    await identity.call(rpc.UndoDecision, { id }, admin);
    await decide(id, 'rejected');
    expect(await applies(nora)).toBe(false);
    await decide((await apply(nora)).id, 'approved');
    expect(await applies(nora)).toBe(false);
    expect(await announced(nora)).toEqual([true, false, true, false]);
  });

  it('is no longer one after an evaluation has rejected it', async () => {
    const nora = await learner();
    const { id } = await apply(nora);
    const scores = { authenticity: 2, perseverance: 2, valor: 2 };
    await identity.publish(ApplicationEvaluated, anEvaluation({ applicationId: id, scores }));
    await eventually(async () => expect(await applies(nora)).toBe(false));
  });

  it('appears in no list of mentors', async () => {
    const nora = await learner();
    const fullName = `Hidden ${nora.username}`;
    await apply(nora, { fullName });
    for (const q of [fullName, nora.username]) {
      expect((await identity.call(ListMentors, { q, limit: 100 }, null)).items).toEqual([]);
    }
    const { userId } = nora;
    await expect(identity.call(GetMentor, { userId }, null)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a change', () => {
  it('replaces the text, and its evaluation begins again', async () => {
    const nora = await learner();
    const { id } = await apply(nora);
    await identity.publish(ApplicationEvaluated, anEvaluation({ applicationId: id }));
    await eventually(async () => expect(await own(nora)).toMatchObject({ authenticityScore: 8 }));
    const changed = await change(id, nora, { achievements: 'In 2021 I began again.' });
    expect(changed).toMatchObject({
      ...{ id, status: 'pending', evaluating: true, achievements: 'In 2021 I began again.' },
      ...{ authenticityScore: null, aiFeedback: null, quotes: null, changedAt: expect.any(String) },
    });
    expect(await find(id)).toMatchObject({ achievements: 'In 2021 I began again.', evaluation: null });
    expect(await identity.emitted(EvaluateApplicationJob, { applicationId: id })).toHaveLength(2);
    // The result of the evaluation of the former text.
    await identity.publish(ApplicationEvaluated, anEvaluation({ applicationId: id, feedback: 'Old.' }));
    await identity.publish(ApplicationEvaluated, anEvaluation({ applicationId: id, number: 2 }));
    await eventually(async () => expect(await own(nora)).toMatchObject({ evaluating: false }));
    expect(await own(nora)).toMatchObject({ aiFeedback: 'Concrete and honest.' });
  });

  it('to the same text, or repeated with one key, starts no evaluation', async () => {
    const nora = await learner();
    const { id } = await apply(nora);
    expect((await change(id, nora)).changedAt).toBeNull();
    await change(id, nora, { expertise: 'Debt' }, 'one-key');
    await change(id, nora, { expertise: 'Debt' }, 'one-key');
    expect(await identity.emitted(EvaluateApplicationJob, { applicationId: id })).toHaveLength(2);
  });

  it('leaves no call of a model to the evaluation that it has ended', async () => {
    const nora = await learner();
    const { id: applicationId } = await apply(nora);
    const call = (number: number) => identity.call(rpc.BeginApplicationCall, { applicationId, number }, null);
    await change(applicationId, nora, { expertise: 'Debt' });
    expect(await call(1)).toEqual({ allowed: false });
    expect(await call(2)).toEqual({ allowed: true });
  });

  it('counts among the five attempts of a day', async () => {
    const nora = await learner();
    const { id } = await apply(nora);
    for (let n = 1; n < 5; n += 1) await change(id, nora, { expertise: `Debt ${n}` });
    await expect(change(id, nora, { expertise: 'Debt' })).rejects.toMatchObject({ code: 'TOO_MANY' });
    expect((await own(nora)).expertise).toBe('Debt 4');
    await withdraw(id, nora);
    await expect(apply(nora)).rejects.toMatchObject({ code: 'TOO_MANY' });
  });

  it('is for the applicant alone, with the same rules as an application', async () => {
    const [nora, other] = [await learner(), await learner()];
    const { id } = await apply(nora);
    for (const given of [id, newId()])
      await expect(change(given, other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(withdraw(id, other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    for (const [given, field] of [
      [{ yearsExperience: 2 }, 'yearsExperience'],
      [{ fullName: 'Waymark Team' }, 'fullName'],
    ] as const) {
      const sent = change(id, nora, given);
      await expect(sent).rejects.toMatchObject({
        code: 'VALIDATION',
        issues: [{ path: expect.arrayContaining([field]) }],
      });
    }
  });
});

describe('a withdrawal', () => {
  it('ends the application for everybody, and another one can be sent', async () => {
    const nora = await learner();
    const { id } = await apply(nora);
    expect(await withdraw(id, nora)).toEqual({ success: true });
    expect(await withdraw(id, nora)).toEqual({ success: true });
    expect(await own(nora)).toBeNull();
    expect(await find(id)).toBeUndefined();
    await expect(decide(id, 'approved')).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(change(id, nora)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await identity.call(rpc.BeginApplication, { applicationId: id }, null)).toEqual({ next: 'skip' });
    expect(await mailsTo(nora)).toEqual([]);
    const next = await apply(nora);
    expect(next.id).not.toBe(id);
    expect((await find(next.id)).earlierAttempts).toBe(0);
    expect(await announced(nora)).toEqual([true, false, true]);
  });

  it('leads back to the application before it', async () => {
    const nora = await learner();
    const first = await apply(nora);
    await decide(first.id, 'rejected');
    await withdraw((await apply(nora)).id, nora);
    expect(await own(nora)).toMatchObject({ id: first.id, status: 'rejected' });
  });
});

describe('a decision and its applicant', () => {
  it('exclude each other while the decision can be undone, and afterwards', async () => {
    const nora = await learner();
    const { id } = await apply(nora);
    await decide(id, 'approved', admin, { hold: true });
    const conflict = { code: 'CONFLICT' };
    await expect(change(id, nora, { expertise: 'Debt' })).rejects.toMatchObject(conflict);
    await expect(withdraw(id, nora)).rejects.toMatchObject(conflict);
    await identity.call(rpc.UndoDecision, { id }, admin);
    await change(id, nora, { expertise: 'Debt' });
    await decide(id, 'approved');
    await expect(change(id, nora, { expertise: 'Debts' })).rejects.toMatchObject(conflict);
    await expect(withdraw(id, nora)).rejects.toMatchObject(conflict);
  });

  it('at once have one winner', async () => {
    for (let round = 0; round < 4; round += 1) {
      const nora = await learner();
      const { id } = await apply(nora);
      const results = await Promise.allSettled([decide(id, 'approved'), withdraw(id, nora)]);
      const refused = results.filter((result) => result.status === 'rejected');
      expect(refused).toHaveLength(1);
      expect(refused[0]!.reason).toMatchObject({ code: 'CONFLICT' });
      const isApproved = results[0]!.status === 'fulfilled';
      expect(await roleOf(nora)).toBe(isApproved ? 'mentor' : 'learner');
    }
  });

  it('is refused about a text that was changed since it was read', async () => {
    const nora = await learner();
    const { id } = await apply(nora);
    const read = await find(id);
    expect(read.changedAt).toBeNull();
    await change(id, nora, { expertise: 'Debt' });
    const stale = decide(id, 'approved', admin, { changedAt: read.changedAt });
    await expect(stale).rejects.toMatchObject({ code: 'CONFLICT' });
    const { changedAt } = await find(id);
    expect(await decide(id, 'approved', admin, { changedAt })).toMatchObject({ status: 'approved' });
  });
});
