// guarantees: One open application per user; one decision per application; notes of admins stay with admins
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminApplication, MentorApplication } from '@waymark/contracts/identity/applications';
import * as rpc from '@waymark/contracts/identity/applications.endpoints';
import { AppError } from '@waymark/kernel/app-error';
import type { Browser } from '../testing/browser.ts';
import { TestGateway } from '../testing/gateway.ts';
import { AT } from '../testing/samples.ts';

const body = {
  ...{ fullName: 'Nora Lind', expertise: 'Debt', yearsExperience: 6 },
  ...{ achievements: 'I failed twice.', impactStatement: 'Eleven people.', linkedinUrl: '' },
};
const quote = { field: 'achievements' as const, text: 'I failed twice' };

const anApplication = (given: Partial<MentorApplication> = {}): MentorApplication => ({
  ...{ id: '0199cccc-0000-7000-8000-000000000001', ...body, linkedinUrl: null, portfolioUrl: null },
  ...{ status: 'pending', evaluating: true, createdAt: AT, decidedAt: null, quotes: null },
  ...{ authenticityScore: null, perseveranceScore: null, valorScore: null, aiFeedback: null },
  ...given,
});

let gateway: TestGateway;
let learner: Browser;
beforeAll(async () => {
  gateway = await TestGateway.start();
  learner = await gateway.mentor('applicant', 'learner');
  gateway.identity.on(rpc.ApplyMentor, () => anApplication());
});
afterAll(() => gateway?.stop());

describe('an application', () => {
  it('waits for its evaluation, and returns its scores', async () => {
    const ended = anApplication({
      ...{ evaluating: false, status: 'rejected', aiFeedback: 'More.', authenticityScore: 8 },
      quotes: { authenticity: [quote], perseverance: [], valor: [] },
    });
    let looks = 0;
    gateway.identity.on(rpc.GetMyApplication, () => {
      looks += 1;
      return { application: looks > 1 ? ended : anApplication() };
    });
    const response = await learner.post('/api/apply-mentor', body);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      status: 'rejected',
      aiEvaluation: { scores: { authenticity: 8, perseverance: null, valor: null }, feedback: 'More.' },
    });
    expect(gateway.identity.callsOf(rpc.ApplyMentor)[0]?.input).toMatchObject({ linkedinUrl: null });
  });

  it('returns 202 at once with Prefer: respond-async', async () => {
    const response = await learner.post('/api/apply-mentor', body, { prefer: 'respond-async' });
    expect([response.status, response.headers.get('location')]).toEqual([202, '/api/mentor-application']);
    expect(await response.json()).toEqual({ status: 'pending', aiEvaluation: null });
  });

  it('is null for a user who has not applied, and never contains notes of admins', async () => {
    gateway.identity.on(rpc.GetMyApplication, () => ({ application: null }));
    expect(await (await learner.get('/api/mentor-application')).json()).toBeNull();
    const notes = { reviewNotes: 'SECRET' } as Partial<MentorApplication>;
    gateway.identity.on(rpc.GetMyApplication, () => ({ application: anApplication(notes) }));
    const text = await (await learner.get('/api/mentor-application')).text();
    expect(text).toContain('Nora Lind');
    expect(text).not.toContain('SECRET');
  });
});

describe('the review', () => {
  it('is for admins only, and names the admin who decided first', async () => {
    const path = '/api/admin/mentor-applications';
    for (const who of ['learner', 'mentor'] as const) {
      const other = await gateway.mentor(`not-admin-${who}`, who);
      expect((await other.get(path)).status).toBe(403);
      expect((await other.send('PATCH', `${path}/a1`, { status: 'approved' })).status).toBe(403);
    }
    gateway.identity.on(rpc.DecideApplication, (): AdminApplication => {
      const details = { status: 'approved', decidedBy: 'ada', decidedAt: AT };
      throw new AppError('CONFLICT', 'ada has approved this application already.', { details });
    });
    const admin = await gateway.mentor('an-admin', 'admin');
    const response = await admin.send('PATCH', `${path}/a1`, { status: 'rejected' });
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({ code: 'CONFLICT', details: { decidedBy: 'ada' } });
  });
});
