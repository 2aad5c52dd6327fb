import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import * as rpc from '@waymark/contracts/scheduling/scheduling.endpoints';
import { AppError } from '@waymark/kernel/app-error';
import type { Browser } from '../testing/browser.ts';
import { TestGateway } from '../testing/gateway.ts';
import { SESSION_ID } from '../testing/samples.ts';

const ICS = 'BEGIN:VCALENDAR\r\nSUMMARY:Zürich 😀\r\nEND:VCALENDAR\r\n';
const TOKEN = `old-${'t'.repeat(40)}`;

let gateway: TestGateway;
let browser: Browser;
beforeAll(async () => {
  gateway = await TestGateway.start({
    booking: true,
    env: { PUBLIC_URL: 'https://waymark.example/way/', RATE_LIMIT_FEED: '20/60', TRUST_PROXY: 'loopback' },
  });
  browser = await gateway.mentor();
  gateway.scheduling.on(rpc.GetSessionIcs, () => ({ ics: ICS, filename: 'Session with "Zoë".ics' }));
  gateway.scheduling.on(rpc.GetFeedIcs, () => ({ ics: ICS, filename: 'waymark.ics' }));
});
afterAll(() => gateway?.stop());
beforeEach(() => {
  gateway.scheduling.calls.length = 0;
});
const missing = () => {
  throw new AppError('NOT_FOUND', 'There is no such thing.');
};

describe('GET /api/sessions/{id}/calendar.ics', () => {
  const get = (by = browser) => by.get(`/api/sessions/${SESSION_ID}/calendar.ics`);

  it('returns a calendar file as an attachment with its name', async () => {
    const response = await get();
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(ICS);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="Session with _Zo_+\.ics"; filename\*=UTF-8''Session%20with/,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(gateway.scheduling.callsOf(rpc.GetSessionIcs)[0]).toMatchObject({
      input: { id: SESSION_ID },
      ctx: { caller: { username: 'rosa' } },
    });
  });

  it('returns 404 for an unknown session', async () => {
    expect((await gateway.scheduling.during(rpc.GetSessionIcs, missing, get)).status).toBe(404);
  });
});

describe('GET /api/calendar/{token}.ics', () => {
  const get = (token: string, ip = '1.1.1.1') =>
    gateway.browser({ 'x-forwarded-for': ip }).get(`/api/calendar/${token}.ics`);

  it('returns the feed to visitors, uncached and without a referrer', async () => {
    const response = await get(TOKEN);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(ICS);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': expect.stringMatching(/^inline; filename="waymark\.ics"/),
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(gateway.scheduling.callsOf(rpc.GetFeedIcs)[0]?.input).toEqual({ token: TOKEN });
  });

  it.each(['short', 'a%2Fb'.repeat(10), `${'t'.repeat(101)}`, '..%2f..%2fetc%2fpasswd%00aaaaaaa'])(
    'returns 404 for the token %s without a call',
    async (token) => {
      expect((await get(token)).status).toBe(404);
      expect(gateway.scheduling.calls).toEqual([]);
    },
  );

  it('returns 404 for an unknown token and without the extension', async () => {
    const response = await gateway.scheduling.during(rpc.GetFeedIcs, missing, () => get(TOKEN));
    expect(response.status).toBe(404);
    expect((await gateway.browser().get(`/api/calendar/${TOKEN}`)).status).toBe(404);
  });

  it('limits requests per address', async () => {
    const responses = await Promise.all(Array.from({ length: 25 }, () => get(TOKEN, '9.9.9.9')));
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(5);
    expect((await get(TOKEN, '8.8.8.8')).status).toBe(200);
  });

  it('has a URL below PUBLIC_URL and a new one after a renewal', async () => {
    const old = await browser.get('/api/calendar-feed');
    expect(await old.json()).toEqual({
      url: `https://waymark.example/way/api/calendar/${TOKEN}.ics`,
      includesDetails: false,
    });
    const renewed = await browser.post('/api/calendar-feed/renew');
    expect(await renewed.json()).toEqual({
      url: `https://waymark.example/way/api/calendar/new-${'t'.repeat(40)}.ics`,
      includesDetails: false,
    });
    expect(gateway.scheduling.callsOf(rpc.GetFeedToken).map(({ input }) => input)).toEqual([
      { renew: false },
      { renew: true },
    ]);
  });
});
