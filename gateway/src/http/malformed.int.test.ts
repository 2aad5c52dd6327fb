import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { ErrorBody } from '@waymark/contracts/errors';
import { TestGateway } from '../testing/gateway.ts';
import { raw } from '../testing/raw.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await TestGateway.start({ env: { PUBLIC_URL: 'https://waymark.example' } });
});
afterAll(() => gateway?.stop());

/** Of every response. */
const SECURITY = {
  'content-security-policy': "default-src 'self'",
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'deny',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'microphone=(self)',
};
const get = (rest: string) => `GET /api/user HTTP/1.1\r\n${rest}\r\n`;
const post = (rest: string) =>
  `POST /api/roadmaps HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${rest}`;
const closing = 'Host: x\r\nConnection: close\r\n';

it.each([
  ['a TLS greeting', '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03'],
  ['no HTTP', 'no such thing\r\n\r\n'],
  ['no host', 'GET /api/user HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['two hosts', get('Host: x\r\nHost: x\r\nConnection: close\r\n')],
  ['an unknown expectation', get(`${closing}Expect: wonders\r\n`)],
  ['a header of 100 000 characters', get(`${closing}X: ${'x'.repeat(100_000)}\r\n`)],
  ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
  ['an unknown version', 'GET /api/user HTTP/9.9\r\nHost: x\r\n\r\n'],
  ['a broken escape in the path', `GET /%zz HTTP/1.1\r\n${closing}\r\n`],
  ['a NUL in the path', 'GET /api/\0 HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['a path of 20 000 characters', `GET /api/${'a'.repeat(20_000)} HTTP/1.1\r\n${closing}\r\n`],
  ['4 000 headers', get(`${closing}${'A: b\r\n'.repeat(4_000)}`)],
  ['a header without a name', get('Host: x\r\n: b\r\n')],
  ['a negative length', post('Content-Length: -5\r\n\r\n')],
  ['two lengths', post('Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}')],
  ['a length and chunks', post('Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n')],
  ['a chunk without a length', post('Transfer-Encoding: chunked\r\n\r\nZZ\r\nabc\r\n')],
  ['an unknown transfer coding', post('Transfer-Encoding: gzip\r\n\r\nabc')],
  ['a length over every limit', post('Connection: close\r\nContent-Length: 99999999999\r\n\r\n')],
  ['an unknown method', `BREW /api/user HTTP/1.1\r\n${closing}\r\n`],
  ['a server-wide OPTIONS', `OPTIONS * HTTP/1.1\r\n${closing}\r\n`],
])('returns an error in the shape of all errors, with security headers, for %s', async (_what, bytes) => {
  const response = await raw(gateway.url, Buffer.from(bytes, 'latin1'), 3_000);
  const [head = '', body = ''] = response.split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 4\d\d /);
  const { requestId, statusCode } = ErrorBody.strict().parse(JSON.parse(body));
  expect(head).toContain(`HTTP/1.1 ${statusCode} `);
  const headers = head.toLowerCase();
  expect(headers).toContain(`x-request-id: ${requestId}`);
  for (const [name, value] of Object.entries(SECURITY)) {
    expect(headers).toContain(`${name}: ${value}`);
  }
});
