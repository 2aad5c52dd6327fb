// guarantees: A login on a new device is mailed to the owner once
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RecordDevice } from '@waymark/contracts/identity/rpc-devices';
import { asLearner } from '@waymark/testing/caller';
import { type AccountOwner, AccountScene } from '../testing/account-scene.ts';

let scene: AccountScene;
beforeAll(async () => {
  scene = await AccountScene.start();
});
afterAll(() => scene?.stop());

describe('a login on a new device', () => {
  const record = (user: AccountOwner, device: string, more: { isRegistration?: boolean } = {}) =>
    scene.call(
      RecordDevice,
      { device, name: 'Firefox on Linux', network: '192.0.2.x', isRegistration: false, ...more },
      user.me,
    );
  let devices = 0;
  const newDevice = () => {
    devices += 1;
    return String(devices).padStart(43, 'd');
  };

  it('is mailed to the owner once, also under concurrent logins', async () => {
    const user = await scene.owner();
    const device = newDevice();
    await Promise.all(Array.from({ length: 5 }, () => record(user, device)));
    await record(user, device);
    const { subject, text } = await scene.lastMailTo(user.email);
    expect(subject).toBe('A new device logged in: Firefox on Linux');
    expect(text).toContain('192.0.2.x');
    expect(await scene.mailsOf(user.id, 'new-device')).toBe(1);
  });

  it('is not mailed for the device of the registration and for shared demo accounts', async () => {
    const user = await scene.owner();
    const device = newDevice();
    await record(user, device, { isRegistration: true });
    await record(user, device);
    expect(await scene.mailsOf(user.id, 'new-device')).toBe(0);
    await record({ ...user, me: asLearner(1) }, newDevice());
    expect(await scene.mailsOf(1, 'new-device')).toBe(0);
    expect(await scene.identity.sql('SELECT * FROM known_devices WHERE user_id = 1')).toEqual([]);
  });

  it('is remembered per account, for at most fifty devices', async () => {
    const [user, other] = [await scene.owner(), await scene.owner()];
    const device = newDevice();
    for (const one of [user, other]) await record(one, device);
    expect([await scene.mailsOf(user.id, 'new-device'), await scene.mailsOf(other.id, 'new-device')]).toEqual(
      [1, 1],
    );
    for (let n = 0; n < 51; n += 1) await record(user, newDevice());
    const rows = await scene.identity.sql<{ device_hash: string }>(
      'SELECT device_hash FROM known_devices WHERE user_id = $1',
      [user.id],
    );
    expect(rows).toHaveLength(50);
    expect(rows.map((row) => row.device_hash)).not.toContain(device);
  });
});
