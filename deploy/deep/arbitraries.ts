import fc from 'fast-check';
import { FORM_TYPE } from '../inputs/form.ts';

/** Texts that often break parsers, queries and escaping. */
export const hostileText = fc.constantFrom(
  ...['', ' ', '\0', '\ud800', '../../etc/passwd', "' OR 1=1 --", '{{7*7}}', '<script>', '$ne', '%00'],
  ...[
    '__proto__',
    'constructor',
    'x'.repeat(300),
    '𝒳'.repeat(200),
    '\u202e',
    'roadmap0',
    '-1',
    '1e309',
    '2147483648',
  ],
);
/** Any JSON value, including unusual ones. */
export const anyJson = fc.oneof(
  hostileText,
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.double(),
  fc.jsonValue({ maxDepth: 5 }),
  fc.constantFrom<unknown>(
    [],
    {},
    [[[[]]]],
    { length: 1e9 },
    { toString: 1 },
    Number.MAX_SAFE_INTEGER,
    -1,
    null,
    true,
  ),
);
export const bytes = fc.uint8Array({ maxLength: 400 }).map((array) => Buffer.from(array));
export const oddHeaders = fc.record(
  {
    'content-type': fc.constantFrom(
      'application/json',
      'application/json; charset=utf-8',
      FORM_TYPE,
      'text/plain',
      'x',
      'multipart/form-data',
    ),
    'idempotency-key': fc.constantFrom('k', '', 'x'.repeat(300), 'a\tb'),
    'last-event-id': fc.constantFrom('1', '-1', 'x', '99999999999'),
    'accept-encoding': fc.constantFrom('br', 'gzip;q=0', '*', 'x'),
    'x-request-id': fc.constantFrom('a', '{}', 'x'.repeat(500)),
    'content-encoding': fc.constantFrom('gzip', 'x'),
    range: fc.constantFrom('bytes=0-', 'bytes=9-1', 'x'),
    prefer: fc.constantFrom('respond-async', 'x'),
    origin: fc.constantFrom('null', 'https://evil.example'),
    'if-none-match': fc.constantFrom('*', '"x'),
    'x-forwarded-for': fc.constantFrom('1.1.1.1', 'x'),
    expect: fc.constantFrom('wonders'),
    host: fc.constantFrom('evil.example', ''),
    'x-http-method-override': fc.constantFrom('DELETE', 'PATCH'),
    authorization: fc.constantFrom('Bearer x', 'Basic %%%'),
  },
  { requiredKeys: [] },
);
