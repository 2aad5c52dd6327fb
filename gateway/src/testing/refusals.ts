import { randomUUID } from 'node:crypto';
import * as recordings from '@waymark/contracts/roadmaps/recordings.endpoints';
import { CheckUpload } from '@waymark/contracts/roadmaps/sources.endpoints';
import { AppError } from '@waymark/kernel/app-error';
import type { Browser } from './browser.ts';
import type { TestGateway } from './gateway.ts';
import { recording } from './recordings.ts';
import { ROADMAP_ID } from './samples.ts';

/** A request that is refused before or while its body arrives. */
export interface Refusal {
  name: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer;
  status: number;
  /** The body is sent without its length. */
  chunked?: boolean;
}

/** More than a socket and the streams behind it hold, and less than what is discarded before a connection is reused. */
const SMALL = 300_000;
/** More than what is discarded before a connection is reused. */
const LARGE = 1_500_000;
const BOUNDARY = 'refused';
const FORM = `multipart/form-data; boundary=${BOUNDARY}`;
const TUS = {
  'tus-resumable': '1.0.0',
  'upload-offset': '0',
  'content-type': 'application/offset+octet-stream',
};

const form = (before: string, file: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(
      `${before}--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n` +
        'Content-Type: application/pdf\r\n\r\n',
    ),
    file,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
const field = (name: string, value: string): string =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

/** The table: each route that takes bytes, forms or JSON with each way in which it refuses them. */
export async function refusals(gateway: TestGateway): Promise<Refusal[]> {
  const mentor = await gateway.mentor('refused-mentor');
  const learner = await gateway.mentor('refused-learner', 'learner');
  gateway.roadmaps
    .on(recordings.CheckRecording, () => ({ success: true as const }))
    .on(CheckUpload, ({ roadmapId }) => {
      if (roadmapId === ROADMAP_ID) return { success: true as const };
      throw new AppError('NOT_FOUND', 'Roadmap not found');
    });
  const video = recording('film.webm');
  const opened = await open(mentor, { name: 'talk.webm', size: SMALL - 1, type: 'video/webm' });
  const arrived = await open(mentor, { name: 'talk.webm', size: video.length, type: 'video/webm' });
  await mentor.fetch(arrived, {
    method: 'PUT',
    headers: { 'content-type': 'video/webm' },
    body: new Uint8Array(video),
  });
  const cookie = (by: Browser) => ({ cookie: by.cookie! });
  const rows: Refusal[] = [];
  const add = (
    name: string,
    [method, path]: [string, string],
    headers: Record<string, string>,
    status: number,
    bodies: Buffer[] = [Buffer.alloc(SMALL), Buffer.alloc(LARGE)],
    chunked = false,
  ) => {
    for (const body of bodies) {
      const way = chunked ? 'chunked' : `${body.length} bytes`;
      rows.push({ name: `${method} ${name} (${way})`, method, path, headers, body, status, chunked });
    }
  };
  const type = (contentType: string) => ({ 'content-type': contentType });
  const as = (by: Browser, contentType: string) => ({ ...cookie(by), ...type(contentType) });

  const picture: [string, string] = ['PUT', `/api/mentor/avatar/uploads/${randomUUID()}`];
  const png = Buffer.concat([
    Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
    Buffer.alloc(6_000_000),
  ]);
  add('picture of an unknown type', picture, as(learner, 'image/heic'), 415);
  add('picture that is none', picture, as(learner, 'image/png'), 415);
  add('picture that is none', picture, as(learner, 'image/png'), 415, [Buffer.alloc(LARGE)], true);
  add('picture of another content type', picture, as(learner, 'text/html'), 415);
  add('picture as a form', picture, as(learner, FORM), 404, [form('', Buffer.alloc(SMALL))]);
  add('picture over 5 MB', picture, as(learner, 'image/png'), 413, [png]);
  add('picture over 5 MB', picture, as(learner, 'image/png'), 413, [png], true);
  add('picture without a session', picture, type('image/png'), 401);
  add(
    'picture from another site',
    picture,
    { ...as(learner, 'image/png'), origin: 'https://evil.example' },
    403,
  );
  add('picture with two hosts', picture, { ...as(learner, 'image/png'), HOST: 'other' }, 400);
  add('picture at a bad id', ['PUT', '/api/mentor/avatar/uploads/1'], as(learner, 'image/png'), 404);

  const tus: [string, string] = ['PATCH', opened];
  add('piece without an offset', tus, { ...as(mentor, TUS['content-type']), 'tus-resumable': '1.0.0' }, 400);
  add('piece of another version', tus, { ...cookie(mentor), ...TUS, 'tus-resumable': '9.0.0' }, 400);
  add('piece at another offset', tus, { ...cookie(mentor), ...TUS, 'upload-offset': '7' }, 409);
  add('piece with too many bytes', tus, { ...cookie(mentor), ...TUS }, 413);
  add('piece of another type', tus, { ...cookie(mentor), ...TUS, ...type('image/png') }, 400);
  add('piece as JSON', tus, { ...cookie(mentor), ...TUS, ...type('application/json') }, 413);
  const unknown = `/api/objects/upload/${randomUUID()}`;
  add('piece of an unknown upload', ['PATCH', unknown], { ...cookie(mentor), ...TUS }, 404);
  add('piece of a file that has arrived', ['PATCH', arrived], { ...cookie(mentor), ...TUS }, 409);
  add('piece of somebody else', tus, { ...cookie(learner), ...TUS }, 404);
  add('piece with too many bytes', tus, { ...cookie(mentor), ...TUS }, 413, [Buffer.alloc(LARGE)], true);

  const whole: [string, string] = ['PUT', opened];
  add('file of another size', whole, as(mentor, 'video/webm'), 400);
  add('file with too many bytes', whole, as(mentor, 'video/webm'), 413, [Buffer.alloc(LARGE)], true);
  add('part of a file', whole, { ...as(mentor, 'video/webm'), 'content-range': 'bytes 0-9/20' }, 400);
  add('file as HTML', whole, as(mentor, 'text/html'), 415);
  add('unknown file', ['PUT', unknown], as(mentor, 'video/webm'), 404);
  add('file that has arrived', ['PUT', arrived], as(mentor, 'video/webm'), 409);
  add('frame that is no picture', ['PUT', `${opened}/frame`], as(mentor, 'image/png'), 415);
  add('frame over 2 MB', ['PUT', `${opened}/frame`], as(mentor, 'image/png'), 413, [png]);
  add('frame of an unknown upload', ['PUT', `${unknown}/frame`], as(mentor, 'image/png'), 404);

  const part: [string, string] = ['PUT', `/api/recordings/${randomUUID()}/parts/0?seconds=4`];
  add('part over 1 MB', part, as(mentor, 'application/octet-stream'), 413, [Buffer.alloc(LARGE)]);
  add('part over 1 MB', part, as(mentor, 'application/octet-stream'), 413, [Buffer.alloc(LARGE)], true);
  add('part of another type', part, as(mentor, 'text/html'), 415);
  add('part without a number', ['PUT', part[1].replace('/0?', '/x?')], as(mentor, 'audio/webm'), 404);

  const upload: [string, string] = ['POST', '/api/upload'];
  const pdf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes)]);
  add('file of no known type', upload, as(mentor, FORM), 415, [form('', Buffer.alloc(SMALL))]);
  add('file of no known type', upload, as(mentor, FORM), 415, [form('', Buffer.alloc(LARGE))]);
  add('file for a bad roadmap', upload, as(mentor, FORM), 400, [
    form(field('roadmapId', '../1'), pdf(LARGE)),
  ]);
  add('file for a roadmap of others', upload, as(mentor, FORM), 404, [
    form(field('roadmapId', ROADMAP_ID.replace(/1$/, '9')), pdf(LARGE)),
  ]);
  add('form with too many fields', upload, as(mentor, FORM), 400, [
    form(Array.from({ length: 12 }, (_, i) => field(`f${i}`, '1')).join(''), pdf(LARGE)),
  ]);
  add('broken form', upload, as(mentor, FORM), 400, [Buffer.from('--refused\r\nbroken'.padEnd(SMALL, 'x'))]);
  add('file instead of a form', upload, as(mentor, 'image/png'), 415);
  add('file of more than 50 MB', upload, as(mentor, FORM), 413, [form('', pdf(54 * 1024 * 1024))]);
  add('picture that is a document', ['POST', '/api/test-upload'], as(learner, FORM), 415, [
    form('', pdf(SMALL)),
  ]);
  add('picture that is none', ['POST', '/api/test-upload'], as(learner, FORM), 415, [
    form('', Buffer.alloc(LARGE)),
  ]);
  add('content of no known type', ['POST', '/api/artifacts/extract-content'], as(mentor, FORM), 415, [
    form('', Buffer.alloc(SMALL)),
  ]);

  const json = 'application/json';
  const spaces = [
    Buffer.from('{"username":'.padEnd(SMALL, ' ')),
    Buffer.from('{"username":'.padEnd(LARGE, ' ')),
  ];
  const story: [string, string] = ['POST', `/api/roadmaps/${ROADMAP_ID}/transcript`];
  add('JSON over the limit', ['POST', '/api/login'], type(json), 413, spaces);
  add('JSON over the limit', ['POST', '/api/login'], type(json), 413, spaces, true);
  add('JSON with too many values', story, as(mentor, json), 400, [
    Buffer.from(JSON.stringify({ text: Array.from({ length: 100_000 }, () => 1) })),
  ]);
  add('JSON that is nested too deeply', story, as(mentor, json), 400, [Buffer.from('['.repeat(LARGE))]);
  add('JSON in another charset', story, as(mentor, `${json}; charset=latin1`), 415, spaces);
  add('JSON without a session', story, type(json), 401, spaces);
  add('JSON from another site', story, { ...as(mentor, json), 'sec-fetch-site': 'cross-site' }, 403, spaces);
  add('JSON by another role', ['POST', '/api/roadmaps'], as(learner, json), 403, spaces);
  add('text', story, as(mentor, 'text/plain'), 415);
  add('URL-encoded form', story, as(mentor, 'application/x-www-form-urlencoded'), 415);
  add('body at an unknown address', ['POST', '/api/unknown'], as(mentor, json), 404, spaces);
  add('body at a page', ['POST', '/browse'], type(json), 405, spaces);
  add('body at a bad address', ['POST', '/%zz'], type(json), 404, spaces);
  add(
    'body at a long address',
    ['POST', `/api/objects/upload/${'a'.repeat(3_000)}/complete`],
    as(mentor, json),
    404,
    spaces,
  );
  add('body that a GET does not read', ['GET', '/api/unknown'], as(mentor, json), 404, spaces);
  return rows;
}

async function open(by: Browser, body: object): Promise<string> {
  const response = await by.post('/api/objects/upload', body);
  return ((await response.json()) as { uploadURL: string }).uploadURL;
}

/** The request as bytes. */
export function toBytes({ method, path, headers, body, chunked }: Refusal): Buffer {
  const size = chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${body.length}`;
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const head = [`${method} ${path} HTTP/1.1`, 'Host: x', ...lines, size, '\r\n'].join('\r\n');
  const end = Buffer.from('\r\n0\r\n\r\n');
  return chunked
    ? Buffer.concat([Buffer.from(`${head}${body.length.toString(16)}\r\n`), body, end])
    : Buffer.concat([Buffer.from(head), body]);
}
