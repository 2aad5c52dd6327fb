import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RecordDevice } from '@waymark/contracts/identity/rpc-devices';
import { AppError } from '@waymark/kernel/app-error';
import { newId } from '@waymark/kernel/ids';
import type { Browser } from '../testing/browser.ts';
import { TestGateway } from '../testing/gateway.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await TestGateway.start({ env: { TRUST_PROXY: 'loopback' } });
});
afterAll(() => gateway?.stop());

const addUser = () => gateway.identity.add({ username: `u${newId()}` });
const firefox = (): Browser => gateway.browser({ 'x-forwarded-for': '192.0.2.7', 'user-agent': FIREFOX });

describe('the device of a login', () => {
  const deviceOf = (browser: Browser) =>
    browser.setCookies.findLast((line) => line.startsWith('__Host-waymark-device='))!;
  const lastRecord = () => gateway.identity.callsOf(RecordDevice).at(-1)!;

  it('is recognized by a cookie of 400 days, which differs per account in its hash', async () => {
    const user = addUser();
    const here = await firefox().logIn(user.username);
    const cookie = deviceOf(here);
    expect(cookie).toMatch(
      /^__Host-waymark-device=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const again = firefox();
    again.cookie = cookie.split(';')[0]!;
    const recorded = async (username: string) => {
      await again.post('/api/login', { username, password: 'password' }, { cookie: cookie.split(';')[0]! });
      return lastRecord();
    };
    const [first, second] = [await recorded(user.username), await recorded(user.username)];
    expect(second.input).toEqual(first.input);
    expect(first.input).toMatchObject({
      name: 'Firefox on Linux',
      network: '192.0.2.x',
      isRegistration: false,
    });
    expect(first.ctx.caller).toMatchObject({ userId: user.id });
    expect(cookie).not.toContain(first.input.device);
    const other = addUser();
    expect((await recorded(other.username)).input.device).not.toBe(first.input.device);
  });

  it('is recorded before the session is opened, and the login fails without the record', async () => {
    const user = addUser();
    const browser = gateway.browser();
    const busy = () => {
      throw new AppError('UNAVAILABLE', 'busy');
    };
    const login = () => browser.post('/api/login', { username: user.username, password: 'password' });
    const response = await gateway.identity.during(RecordDevice, busy, login);
    expect([response.status, browser.cookie]).toEqual([503, null]);
  });

  it('is known after a registration', async () => {
    const username = `u${newId().slice(-12)}`;
    const body = { username, email: `${username}@example.org`, password: 'long enough' };
    expect((await gateway.browser().post('/api/register', body)).status).toBe(201);
    expect(lastRecord().input).toMatchObject({ isRegistration: true });
  });
});
