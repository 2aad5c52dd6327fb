// guarantees: A picture: size, type, pixels and owner are checked, metadata is gone, setting it twice is setting it once
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { avatarIdOf } from '@waymark/contracts/identity/avatar-address';
import {
  AVATAR_BAD_TYPE,
  AVATAR_MAX_BYTES,
  AVATAR_TOO_LARGE,
  type AvatarChange,
  type AvatarUpload,
} from '@waymark/contracts/identity/avatars';
import { CheckAvatarChange, SetAvatar } from '@waymark/contracts/identity/avatars.endpoints';
import { AppError } from '@waymark/kernel/app-error';
import sharp from 'sharp';
import type { Browser } from '../testing/browser.ts';
import { pdf } from '../testing/files.ts';
import { TestGateway } from '../testing/gateway.ts';
import { AvatarSweeper } from './avatar-sweeper.ts';
import { DemoAvatars } from './demo-avatars.ts';

let gateway: TestGateway;
let browser: Browser;
beforeAll(async () => {
  gateway = await TestGateway.start({ env: { RATE_LIMIT_UPLOAD: '10000/60' } });
  browser = await gateway.mentor('lea', 'learner');
});
afterAll(() => gateway?.stop());
beforeEach(async () => {
  for (const key of await stored()) await gateway.storage.delete(key);
  for (const user of gateway.identity.users.values()) user.avatar = null;
});

const stored = async () => [...(await gateway.stored('avatars/')), ...(await gateway.stored('quarantine/'))];
const solid = (width: number, height: number, background = '#2f6b4f') =>
  sharp({ create: { width, height, channels: 3, background } });
const picture = (width = 300, height = 200) => solid(width, height).jpeg().toBuffer();

async function link(by = browser): Promise<AvatarUpload> {
  return (await (await by.get('/api/mentor/avatar/upload-url')).json()) as AvatarUpload;
}
const put = (url: string, bytes: Buffer, type = 'image/jpeg', by = browser) =>
  by.fetch(url, { method: 'PUT', headers: { 'content-type': type }, body: new Uint8Array(bytes) });
const set = (objectPath: string, by = browser) => by.post('/api/mentor/avatar/set', { objectPath });

async function upload(bytes: Buffer): Promise<string> {
  const { uploadUrl, objectPath } = await link();
  expect((await put(uploadUrl, bytes)).status).toBe(200);
  return objectPath;
}
async function changed(bytes: Buffer): Promise<string> {
  const response = await set(await upload(bytes));
  expect(response.status).toBe(200);
  return ((await response.json()) as AvatarChange).avatar!;
}
const fetched = async (path: string) => Buffer.from(await (await gateway.browser().get(path)).arrayBuffer());

describe('a picture of a user', () => {
  it('is public as square WebP in three sizes, immutable, and the uploaded bytes are deleted', async () => {
    const avatar = await changed(await picture());
    for (const size of [64, 128, 512]) {
      const response = await gateway.browser().get(avatar.replace('128.webp', `${size}.webp`));
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
      expect([format, width, height]).toEqual(['webp', size, size]);
    }
    expect(await gateway.stored('quarantine/')).toEqual([]);
    expect(await (await browser.get('/api/user')).json()).toMatchObject({ avatar });
  });

  it('is upright and has no metadata', async () => {
    // Orientation 6: to be turned by a quarter. Red is on the left as stored, at the top as seen.
    const halves = await solid(400, 200, '#ff0000')
      .composite([{ input: await solid(200, 200, '#0000ff').png().toBuffer(), left: 200, top: 0 }])
      .withExif({
        IFD0: { Copyright: 'somebody' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(halves).metadata()).exif).toBeDefined();
    const webp = await fetched(await changed(halves));
    const { exif, xmp, icc, orientation } = await sharp(webp).metadata();
    expect([exif, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    const { data, info } = await sharp(webp).raw().toBuffer({ resolveWithObject: true });
    const redAt = (x: number, y: number) => data[(y * info.width + x) * info.channels]!;
    expect(redAt(64, 10)).toBeGreaterThan(200);
    expect(redAt(64, 118)).toBeLessThan(60);
  });

  it('has another address when it is replaced, and the old files are removed', async () => {
    const first = await changed(await picture());
    const second = await changed(await picture(64, 64));
    expect(second).not.toBe(first);
    expect((await gateway.browser().get(first)).status).toBe(404);
    expect(await gateway.stored('avatars/')).toHaveLength(3);
  });

  it('is set once when it is set twice, also at the same time', async () => {
    const path = await upload(await picture());
    const both = await Promise.all([set(path), set(path)]);
    const again = await set(path);
    const addresses = await Promise.all(
      [...both, again].map(async (one) => (await one.json()) as AvatarChange),
    );
    expect(new Set(addresses.map(({ avatar }) => avatar)).size).toBe(1);
    expect(addresses[0]!.avatar).not.toBeUndefined();
    expect(await gateway.stored('avatars/')).toHaveLength(3);
  });

  it('is gone after it is removed; its upload cannot be set again', async () => {
    const path = await upload(await picture());
    await set(path);
    const response = await browser.send('DELETE', '/api/mentor/avatar');
    expect(await response.json()).toEqual({ success: true, avatar: null });
    expect(await stored()).toEqual([]);
    expect((await set(path)).status).toBe(404);
    expect((await browser.send('DELETE', '/api/mentor/avatar')).status).toBe(200);
  });
});

describe('an upload of a picture', () => {
  it('is not found for another user, whose picture does not change', async () => {
    const path = await upload(await picture());
    const other = await gateway.mentor('rosa');
    gateway.identity.calls.length = 0;
    expect((await set(path, other)).status).toBe(404);
    // The same upload under the other's own id.
    const own = path.replace(/^avatars\/\d+/, `avatars/${[...gateway.identity.users.keys()].at(-1)}`);
    expect((await set(own, other)).status).toBe(404);
    expect(gateway.identity.callsOf(SetAvatar)).toEqual([]);
  });

  it('is rejected with 413 above 5 MB, with and without a length', async () => {
    const { uploadUrl } = await link();
    const large = Buffer.concat([await picture(), Buffer.alloc(AVATAR_MAX_BYTES)]);
    const withLength = await put(uploadUrl, large);
    const stream = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new Uint8Array(large));
        controller.close();
      },
    });
    const init = { method: 'PUT', headers: { 'content-type': 'image/jpeg' }, body: stream, duplex: 'half' };
    const withoutLength = await browser.fetch(uploadUrl, init as RequestInit);
    for (const response of [withLength, withoutLength]) {
      expect(response.status).toBe(413);
      expect(await response.json()).toMatchObject({ code: 'TOO_LARGE', message: AVATAR_TOO_LARGE });
    }
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['a document named as a picture', pdf(), 'image/png'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'image/svg+xml'],
    ['text', Buffer.from('Hello'), 'image/jpeg'],
    ['nothing', Buffer.alloc(0), 'image/jpeg'],
  ])('is rejected with 415 by its content: %s', async (_what, bytes, type) => {
    const response = await put((await link()).uploadUrl, bytes, type);
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({ message: AVATAR_BAD_TYPE });
    expect(await stored()).toEqual([]);
  });

  it('is rejected with 415 when only its beginning is a picture', async () => {
    const response = await set(await upload((await picture()).subarray(0, 60)));
    expect(response.status).toBe(415);
    expect(await gateway.stored('avatars/')).toEqual([]);
  });

  it('is rejected with 422 when it would unpack to too many pixels', async () => {
    const bomb = await solid(16_000, 16_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(AVATAR_MAX_BYTES);
    const response = await set(await upload(bomb));
    expect([response.status, await response.json()]).toMatchObject([422, { code: 'RULE_REFUSED' }]);
  });

  it('is not offered where identity refuses a change', async () => {
    const refuse = () => {
      throw new AppError('RULE_REFUSED', 'A demo account.');
    };
    const status = await gateway.identity.during(CheckAvatarChange, refuse, async () => {
      return (await browser.get('/api/mentor/avatar/upload-url')).status;
    });
    expect(status).toBe(422);
  });
});

it('deletes old pictures that no user has, and no others', async () => {
  const used = avatarIdOf(await changed(await picture()))!;
  const unused = 'f'.repeat(32);
  await gateway.storage.put(`avatars/${unused}/64.webp`, await picture(), { contentType: 'image/webp' });
  const sweeper = gateway.service.app.get(AvatarSweeper);
  expect(await sweeper.sweep(new Date())).toBe(0);
  expect(await sweeper.sweep(new Date(Date.now() + 25 * 3_600_000))).toBe(1);
  expect((await gateway.stored('avatars/')).every((key) => key.includes(used))).toBe(true);
  expect(await gateway.stored('avatars/')).toHaveLength(3);
});

it('draws the pictures of the demo users only once', async () => {
  const demo = gateway.service.app.get(DemoAvatars);
  expect(await demo.seed()).toBe(7);
  expect(await gateway.stored('avatars/')).toHaveLength(21);
  expect(await demo.seed()).toBe(0);
});
