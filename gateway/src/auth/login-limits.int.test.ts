import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ResetPassword } from '@waymark/contracts/identity/passwords.endpoints';
import { eventually } from '@waymark/testing/eventually';
import type { Browser } from '../testing/browser.ts';
import { TestGateway } from '../testing/gateway.ts';
import { times } from '../testing/repeat.ts';
import { LoginLimits } from './login-limits.ts';

let gateway: TestGateway;
const from = (ip: string): Browser => gateway.browser({ 'x-forwarded-for': ip });

/** One gateway for the tests of a `describe`. */
function withLimits(env: Record<string, string>): void {
  beforeAll(async () => {
    gateway = await TestGateway.start({ env: { TRUST_PROXY: 'loopback', ...env } });
  });
  afterAll(() => gateway?.stop());
}

const logIn = (ip: string, username: string, password = 'wrong') =>
  from(ip).post('/api/login', { username, password });

describe('logging in from one address', () => {
  withLimits({ RATE_LIMIT_LOGIN_IP: '3/60' });

  it('is limited for all user names together', async () => {
    let i = 0;
    expect(await times(4, () => logIn('1.1.1.1', `user${i++}`))).toEqual([401, 401, 401, 429]);
    expect((await logIn('2.2.2.2', 'user0')).status).toBe(401);
  });
});

describe('logging in by one name', () => {
  withLimits({ RATE_LIMIT_LOGIN_NAME: '2/600', RATE_LIMIT_LOGIN_IP: '10000/60' });

  it('is delayed after wrong passwords from any address and in any case', async () => {
    gateway.identity.add({ username: 'ada' });
    expect((await logIn('1.1.1.1', 'ada')).status).toBe(401);
    expect((await logIn('1.1.1.2', 'ADA')).status).toBe(401);
    // The third is checked and starts a delay of 2 s.
    expect((await logIn('1.1.1.3', 'ada ')).status).toBe(401);
    const slowed = await logIn('1.1.1.4', 'ada');
    expect(slowed.status).toBe(429);
    expect(Number(slowed.headers.get('retry-after'))).toBeLessThanOrEqual(2);
    // Also with the right password: otherwise guessing would continue during the delay.
    expect((await logIn('1.1.1.5', 'ada', 'password')).status).toBe(429);
    expect((await logIn('1.1.1.4', 'grace')).status).toBe(401);
  });

  it('counts for the account, also by its e-mail address, and for a name without an account', async () => {
    gateway.identity.add({ username: 'mary' });
    expect((await logIn('1.1.1.1', 'mary')).status).toBe(401);
    expect((await logIn('1.1.1.2', 'Mary@Example.org')).status).toBe(401);
    expect((await logIn('1.1.1.3', 'MARY')).status).toBe(401);
    expect((await logIn('1.1.1.4', 'mary@example.org')).status).toBe(429);
    const names = ['\uff55nknown', 'unknown', 'UNKNOWN', 'unKnown'];
    const statuses = await times(4, async () => logIn('1.1.1.1', names.shift()!));
    expect(statuses).toEqual([401, 401, 401, 429]);
  });

  it('is not delayed at an address with an earlier login while another address guesses', async () => {
    gateway.identity.add({ username: 'owned' });
    expect((await logIn('1.1.1.1', 'owned', 'password')).status).toBe(200);
    expect(await times(4, () => logIn('6.6.6.6', 'owned'))).toEqual([401, 401, 401, 429]);
    expect((await logIn('1.1.1.1', 'owned', 'password')).status).toBe(200);
    expect((await logIn('6.6.6.6', 'owned')).status).toBe(429);
    expect(await times(4, () => logIn('1.1.1.1', 'owned'))).toEqual([401, 401, 401, 429]);
  });

  it('is not delayed on a device with an earlier login, in any network, while another address guesses', async () => {
    const user = gateway.identity.add({ username: 'travels' });
    const home = await from('1.1.1.1').logIn('travels');
    const device = home.setCookies
      .findLast((line) => line.startsWith('__Host-waymark-device='))!
      .split(';')[0]!;
    const logInOn = (cookie: string, password: string) =>
      from('3.3.3.3').post('/api/login', { username: user.username, password }, { cookie });
    expect(await times(4, () => logIn('6.6.6.6', 'travels'))).toEqual([401, 401, 401, 429]);
    expect((await logInOn(`__Host-waymark-device=${'x'.repeat(43)}`, 'password')).status).toBe(429);
    expect((await logInOn(device, 'password')).status).toBe(200);
  });

  it('counts the last fifty devices of a user apart', async () => {
    const { id } = gateway.identity.add({ username: 'many' });
    const limits = gateway.service.app.get(LoginLimits);
    const tokens = Array.from({ length: 51 }, (_, n) => String(n).padStart(43, 'd'));
    const trust = (device: string) => limits.trust(id, { ip: '1.1.1.1', device });
    await trust(tokens[0]!);
    const first = Date.now();
    await eventually(() => expect(Date.now()).toBeGreaterThan(first));
    for (const device of tokens.slice(1)) await trust(device);
    const countedAs = async (device: string) =>
      (await limits.admit({ ip: '7.7.7.7', device }, 'many')).countedAs;
    expect(await countedAs(tokens[0]!)).toBe(`user-${id}`);
    expect(await countedAs(tokens[1]!)).toMatch(`user-${id}@`);
    expect(await countedAs(tokens[50]!)).toMatch(`user-${id}@`);
  });

  it('counts guesses on a known device apart as well', async () => {
    const user = gateway.identity.add({ username: 'shared' });
    const home = await from('1.1.1.1').logIn('shared');
    const cookie = home.setCookies
      .findLast((line) => line.startsWith('__Host-waymark-device='))!
      .split(';')[0]!;
    const guess = (ip: string) =>
      from(ip).post('/api/login', { username: user.username, password: 'wrong' }, { cookie });
    const addresses = ['2.2.2.1', '2.2.2.2', '2.2.2.3', '2.2.2.4'];
    expect(await times(4, () => guess(addresses.shift()!))).toEqual([401, 401, 401, 429]);
    expect((await logIn('9.9.9.9', 'shared')).status).toBe(401);
  });

  it('is possible at once on a new device after a password reset by mail, which the refusal suggests', async () => {
    const { id } = gateway.identity.add({ username: 'anew' });
    gateway.identity.on(ResetPassword, () => ({ userId: id }));
    expect(await times(4, () => logIn('6.6.6.6', 'anew'))).toEqual([401, 401, 401, 429]);
    const refused = await logIn('3.3.3.3', 'anew', 'password');
    expect([refused.status, (await refused.json()) as object]).toEqual([
      429,
      expect.objectContaining({
        error: expect.stringMatching(/or set a new password by e-mail, which works at once\.$/),
      }),
    ]);
    const body = { token: 'from-the-mail', newPassword: 'quiet lamps at dusk' };
    expect((await from('3.3.3.3').post('/api/reset-password', body)).status).toBe(200);
    expect((await logIn('3.3.3.3', 'anew', 'password')).status).toBe(200);
    expect((await logIn('6.6.6.6', 'anew')).status).toBe(429);
  });

  it('is not delayed further by attempts that returned 429', async () => {
    expect(await times(3, () => logIn('1.1.1.1', 'tried'))).toEqual([401, 401, 401]);
    await eventually(async () => expect((await logIn('1.1.1.1', 'tried')).status).toBe(401));
    const refused = await logIn('1.1.1.1', 'tried');
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(4);
  });

  it('resets its count after the right password', async () => {
    gateway.identity.add({ username: 'forgiven' });
    for (let i = 0; i < 4; i += 1) {
      expect((await logIn('1.1.1.1', 'forgiven')).status).toBe(401);
      expect((await logIn('1.1.1.1', 'forgiven', 'password')).status).toBe(200);
    }
  });

  it('counts concurrent attempts', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => logIn('1.1.1.1', 'twenty')));
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(3);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(17);
  });
});
