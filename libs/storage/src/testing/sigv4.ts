import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

/** Checks a presigned request (AWS Signature Version 4, query form) against its actual headers. */
export function presignatureHolds(req: IncomingMessage, secret: string): boolean {
  const url = new URL(req.url ?? '/', 'http://s3');
  const query = url.searchParams;
  const signed = (query.get('X-Amz-SignedHeaders') ?? '').split(';');
  const date = query.get('X-Amz-Date') ?? '';
  const [, day = '', region = '', service = '', kind = ''] = (query.get('X-Amz-Credential') ?? '').split('/');
  const canonicalQuery = [...query.entries()]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&');
  const headers = signed.map((name) => `${name}:${String(req.headers[name] ?? '').trim()}\n`).join('');
  const request = [req.method, url.pathname, canonicalQuery, headers, signed.join(';'), 'UNSIGNED-PAYLOAD'];
  const hash = createHash('sha256').update(request.join('\n')).digest('hex');
  const toSign = ['AWS4-HMAC-SHA256', date, [day, region, service, kind].join('/'), hash].join('\n');
  const key = [day, region, service, kind].reduce<Buffer | string>(
    (k, part) => hmac(k, part),
    `AWS4${secret}`,
  );
  const wanted = hmac(key, toSign);
  const given = Buffer.from(query.get('X-Amz-Signature') ?? '', 'hex');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
