// guarantees: What a user turned off is not sent; what is fixed cannot be turned off; links in mails work without a login
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { MailSubscriptionBody } from '@waymark/contracts/identity/notification-preferences';
import { ChangeMailSubscription } from '@waymark/contracts/identity/notification-preferences.endpoints';
import { TestGateway } from '../testing/gateway.ts';

const TOKEN = `7.reminders.${'A'.repeat(43)}`;
const PATH = `/api/unsubscribe?token=${TOKEN}`;
const FORM = 'application/x-www-form-urlencoded';

let gateway: TestGateway;
let changes: MailSubscriptionBody[];
beforeAll(async () => {
  gateway = await TestGateway.start();
  gateway.identity.on(ChangeMailSubscription, (body) => {
    changes.push(body);
    return { topic: 'reminders' as const, subscribed: body.subscribed };
  });
});
afterAll(() => gateway?.stop());
beforeEach(() => {
  changes = [];
});

const post = (path: string, headers: Record<string, string>, body?: string | FormData) =>
  fetch(`${gateway.url}${path}`, { method: 'POST', headers, body });
const oneClick = () => {
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  return form;
};

describe('unsubscribing with one click', () => {
  it.each([
    ['a form', { 'content-type': FORM }, 'List-Unsubscribe=One-Click'],
    ['a form of parts', {}, oneClick()],
    ['no body', {}, undefined],
  ] as const)('takes %s without a session', async (_what, headers, body) => {
    const response = await post(PATH, headers, body);
    expect([response.status, await response.json()]).toEqual([
      200,
      { topic: 'reminders', subscribed: false },
    ]);
    expect(changes).toEqual([{ token: TOKEN, subscribed: false }]);
  });

  it('refuses requests from pages of other sites', async () => {
    const response = await post(PATH, { origin: 'https://evil.example', 'content-type': FORM }, 'a=b');
    expect([response.status, changes]).toEqual([403, []]);
  });

  it('refuses a missing token and a large form', async () => {
    expect((await post('/api/unsubscribe', { 'content-type': FORM }, 'a=b')).status).toBe(400);
    expect((await post(PATH, { 'content-type': FORM }, 'x'.repeat(65 * 1024))).status).toBe(413);
    expect(changes).toEqual([]);
  });

  it('refuses forms on other routes', async () => {
    const response = await post('/api/login', { 'content-type': FORM }, 'username=a&password=b');
    expect(response.status).toBe(415);
  });

  it('redirects to the page with the button when the address is opened', async () => {
    const response = await fetch(`${gateway.url}${PATH}`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([303, `/unsubscribe?token=${TOKEN}`]);
    const away = await fetch(`${gateway.url}/api/unsubscribe?token=//evil.example`, { redirect: 'manual' });
    expect(away.headers.get('location')).toBe('/unsubscribe?token=%2F%2Fevil.example');
    expect(changes).toEqual([]);
  });
});
