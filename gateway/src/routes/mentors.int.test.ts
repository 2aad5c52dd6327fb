import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GetMentor, ListMentors } from '@waymark/contracts/identity/rpc-mentors';
import { TestGateway } from '../testing/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await TestGateway.start();
});
afterAll(() => gateway?.stop());

describe('mentors', () => {
  it('are a list that anybody may read, with the way to the next page in a header', async () => {
    const rosa = gateway.identity.addMentor({ userId: 2, name: 'Rosa Delgado' });
    const answer = await gateway.identity.during(
      ListMentors,
      () => ({ items: [rosa], nextCursor: 'next' }),
      () => gateway.browser().get('/api/mentors?q=rosa&limit=1'),
    );
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual([rosa]);
    expect(answer.headers.get('link')).toContain('cursor=next');
    expect(gateway.identity.callsOf(ListMentors).at(-1)!.input).toEqual({ q: 'rosa', limit: 1 });
  });

  it('that are featured are asked for by name', async () => {
    await gateway.browser().get('/api/mentors?featured=true');
    expect(gateway.identity.callsOf(ListMentors).at(-1)!.input).toEqual({ featured: 'true', limit: 24 });
    expect((await gateway.browser().get('/api/mentors?featured=maybe')).status).toBe(400);
    expect((await gateway.browser().get(`/api/mentors?q=${'x'.repeat(201)}`)).status).toBe(400);
  });

  it('are shown one by one', async () => {
    const rosa = gateway.identity.addMentor({ userId: 2, name: 'Rosa Delgado' });
    expect(await (await gateway.browser().get('/api/mentor/2')).json()).toEqual(rosa);
    expect(gateway.identity.callsOf(GetMentor).at(-1)!.input).toEqual({ userId: 2 });
  });

  it('that do not exist are 404 in the words of the page', async () => {
    const answer = await gateway.browser().get('/api/mentor/2147483647');
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND', message: 'Mentor not found' });
  });

  it.each(['x', '0', '-1', '1.5', '2147483648', '99999999999', '%00'])(
    'are not looked for under %p',
    async (userId) => {
      expect((await gateway.browser().get(`/api/mentor/${userId}`)).status).toBe(404);
      expect(gateway.identity.callsOf(GetMentor)).toHaveLength(2);
    },
  );
});
