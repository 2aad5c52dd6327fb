import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TestGateway } from '../testing/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await TestGateway.start();
  gateway.identity.add({ username: 'ada' });
}, 60_000);
afterAll(() => gateway?.stop());

describe('logging in', () => {
  it('answers 401 to who is not logged in', async () => {
    const response = await gateway.browser().get('/api/user');
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
  it('logs in', async () => {
    const browser = await gateway.browser().logIn('ada');
    const response = await browser.get('/api/user');
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ username: 'ada' });
  });
});
