import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { Readable } from 'node:stream';
import type { Browser } from './browser.ts';

const BOUNDARY = 'waymark-test-boundary';

export interface Form {
  file?: { body: Buffer; name?: string; type?: string; field?: string };
  roadmapId?: string;
  /** Default: that of uploads. */
  path?: string;
  fields?: Record<string, string>;
  headers?: Record<string, string>;
  /** The order in which the parts are sent. */
  order?: ('file' | 'roadmapId')[];
  signal?: AbortSignal;
}

/** Sends an upload form as a browser does. */
export function upload(browser: Browser, form: Form): Promise<Response> {
  const { order = ['file', 'roadmapId'] } = form;
  const parts = order.flatMap((part) => {
    if (part === 'roadmapId') {
      return form.roadmapId === undefined ? [] : [Buffer.from(field('roadmapId', form.roadmapId))];
    }
    return form.file ? [Buffer.from(fileHead(form.file)), form.file.body, Buffer.from('\r\n')] : [];
  });
  for (const [name, value] of Object.entries(form.fields ?? {})) parts.push(Buffer.from(field(name, value)));
  const body = Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
  const headers = { ...form.headers, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
  const { path = '/api/upload', signal } = form;
  return browser.fetch(path, {
    ...{ method: 'POST', headers, body: new Uint8Array(body) },
    ...(signal && { signal }),
  });
}

const field = (name: string, value: string): string =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

const fileHead = ({
  name = 'story.pdf',
  type = 'application/pdf',
  field: at = 'file',
}: NonNullable<Form['file']>) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${at}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`;

/** Uploads a stream of unknown length; the caller may destroy the request. */
export function streamUpload(
  browser: Browser,
  roadmapId: string,
  body: Readable,
): { request: ClientRequest; response: Promise<{ status: number; body: unknown }> } {
  const outgoing = request(`${browser.baseUrl}/api/upload`, {
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, cookie: browser.cookie ?? '' },
  });
  outgoing.write(field('roadmapId', roadmapId) + fileHead({ body: Buffer.alloc(0) }));
  body.pipe(outgoing, { end: false });
  body.once('end', () => outgoing.end(`\r\n--${BOUNDARY}--\r\n`));
  const response = new Promise<{ status: number; body: unknown }>((resolve, reject) => {
    outgoing.once('response', (response) => void read(response).then(resolve, reject));
    outgoing.once('error', reject);
  });
  return { request: outgoing, response };
}

async function read(response: IncomingMessage): Promise<{ status: number; body: unknown }> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return { status: response.statusCode ?? 0, body: JSON.parse(Buffer.concat(chunks).toString('utf8')) };
}
