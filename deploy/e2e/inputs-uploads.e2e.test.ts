import { describe, expect, it } from '@jest/globals';
import { eventually } from '@waymark/testing/eventually';
import { FORM_TYPE, field, file, form, part } from './inputs-form.ts';
import { nothingBroke, nothingChanges, stageForTests } from './inputs-harness.ts';
import { type Asked, ask, askRaw, expectRefused } from './inputs-http.ts';
import { right } from './inputs-routes.ts';
import { STORY } from './inputs-scene.ts';

const stage = stageForTests();
nothingChanges(stage);

const ROUTE = 'POST /api/upload';
const MB = 1024 * 1024;
const toDraft = () => field('roadmapId', stage.scene.draft.id);
const upload = (body: Buffer, headers?: Record<string, string>): Asked => {
  const asked = right(ROUTE, stage.scene);
  return { ...asked, body, headers: { ...asked.headers, ...headers } };
};

const html = '<!doctype html><html><script>fetch("/api/user")</script></html>';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>';
const exe = Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff', 'latin1'), Buffer.alloc(500)]);
const zip = Buffer.concat([Buffer.from('PK\x03\x04\x14\0\0\0\0\0', 'latin1'), Buffer.alloc(500, 7)]);

describe('a form', () => {
  const faults: [what: string, status: number, body: () => Buffer][] = [
    ['without a part', 400, () => form()],
    ['without a byte', 400, () => Buffer.alloc(0)],
    ['without a file', 400, () => form(toDraft())],
    ['without a roadmap', 400, () => form(file(STORY))],
    ['with two files', 400, () => form(toDraft(), file(STORY), file(`${STORY} 2`, 'b.txt'))],
    ['with a file that is none', 400, () => form(toDraft(), field('file', STORY))],
    [
      'with a file of another name',
      400,
      () => form(toDraft(), { name: 'upload', filename: 'a.txt', value: STORY }),
    ],
    [
      'with a file for a roadmap',
      400,
      () => form({ name: 'roadmapId', filename: 'a.txt', value: 'x' }, file(STORY)),
    ],
    ['with an empty file', 400, () => form(toDraft(), file(''))],
    ['with a roadmap that cannot be', 400, () => form(field('roadmapId', '../../etc'), file(STORY))],
    ['with a roadmap of 60 KB', 400, () => form(field('roadmapId', 'x'.repeat(60_000)), file(STORY))],
    ['with a roadmap that is a NUL', 400, () => form(field('roadmapId', '\0'), file(STORY))],
    ['whose file comes first and is for nobody', 404, () => form(file(STORY), field('roadmapId', 'nobodys'))],
    [
      'for two roadmaps, one of them nobody’s',
      404,
      () => form(toDraft(), field('roadmapId', 'nobodys'), file(STORY)),
    ],
    [
      'whose file comes first and is for another’s',
      403,
      () => form(file(STORY), field('roadmapId', 'roadmap2')),
    ],
    [
      'with thirty fields',
      400,
      () => form(...Array.from({ length: 30 }, (_, n) => field(`x${n}`, 'x')), toDraft(), file(STORY)),
    ],
    ['with a field called __proto__', 400, () => form(field('__proto__', 'x'), toDraft())],
    [
      'with a file called __proto__',
      400,
      () => form(toDraft(), { name: '__proto__', filename: 'a.txt', value: STORY }),
    ],
    ['with a name of 5 000 letters', 400, () => form(field('x'.repeat(5_000), 'x'), toDraft())],
    [
      'that ends in its file',
      400,
      () => Buffer.concat([part(toDraft()), part(file(STORY)).subarray(0, -20)]),
    ],
    ['that never ends', 400, () => Buffer.concat([part(toDraft()), part(file(STORY))])],
    ['that ends in a head', 400, () => Buffer.from(part(file(STORY)).subarray(0, 60))],
    ['that is garbage', 400, () => Buffer.from('garbage')],
    ['that is JSON', 400, () => Buffer.from('{"roadmapId":"x","file":"y"}')],
  ];

  it.each(faults)('%s is refused with %i', async (what, status, body) => {
    expectRefused(await ask(upload(body())), what, status);
  });

  it.each([
    ['no boundary', 'multipart/form-data', 400],
    ['an empty boundary', 'multipart/form-data; boundary=', 400],
    ['another boundary', 'multipart/form-data; boundary=other', 400],
    ['a boundary of 5 000 letters', `multipart/form-data; boundary=${'b'.repeat(5_000)}`, 400],
    ['another kind of parts', FORM_TYPE.replace('form-data', 'mixed'), 415],
    ['JSON for a type', 'application/json', 400],
  ])('with %s is refused', async (what, type, status) => {
    const body = form(toDraft(), file(STORY));
    expectRefused(await ask(upload(body, { 'content-type': type })), what, status, 415);
  });
});

describe('a file', () => {
  it.each([
    ['a page called a picture', html, 'a.png', 'image/png'],
    ['a page called text', html, 'a.txt', 'text/plain'],
    ['a drawing with a script', svg, 'a.svg', 'image/svg+xml'],
    ['a drawing called a picture', svg, 'a.png', 'image/png'],
    ['a drawing after a line of XML', `<?xml version="1.0"?>\n${svg}`, 'a.pdf', 'application/pdf'],
    ['a program called a document', exe, 'a.pdf', 'application/pdf'],
    ['a program called a recording', exe, 'a.mp3', 'audio/mpeg'],
    ['a broken archive called Word', zip, 'a.docx', 'application/msword'],
    ['bytes that are nothing', Buffer.from([0, 1, 2, 3]), 'a.jpg', 'image/jpeg'],
  ])('that is %s is refused with 415', async (what, value, name, type) => {
    const told = await ask(upload(form(toDraft(), file(value, name, type))));
    expect(expectRefused(told, what, 415).error).toMatch(/^File type not supported/);
  });

  it('that announces more than 50 MB is refused before it is sent', async () => {
    const { cookie = '' } = right(ROUTE, stage.scene);
    const head = [
      'POST /api/upload HTTP/1.1',
      'Host: localhost',
      `Cookie: ${cookie}`,
      `Content-Type: ${FORM_TYPE}`,
      `Content-Length: ${60 * MB}`,
    ];
    const answer = await askRaw(`${head.join('\r\n')}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain('File size must be less than 50MB');
  });

  it('of one byte more than 50 MB is refused, and nothing of it stays', async () => {
    const value = Buffer.alloc(50 * MB + 1, 'a story ');
    const told = await ask(upload(form(toDraft(), file(value))));
    expect(expectRefused(told, '50 MB and a byte', 413).error).toBe('File size must be less than 50MB');
  });

  it('whose sender hangs up half-way leaves nothing', async () => {
    const before = await stage.stored.look();
    const { cookie = '' } = right(ROUTE, stage.scene);
    const head = `POST /api/upload HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\nContent-Type: ${FORM_TYPE}\r\nContent-Length: ${MB}\r\n\r\n`;
    const half = Buffer.concat([part(toDraft()), part(file(STORY.repeat(2_000)))]);
    await askRaw(Buffer.concat([Buffer.from(head), half]), { hangUp: true });
    await eventually(async () => expect(await stage.stored.look()).toEqual(before));
  });
});

nothingBroke();
