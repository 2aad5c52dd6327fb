import { expect, it } from '@jest/globals';
import { withCharset } from './charset.ts';

it.each([
  ['text/event-stream', 'text/event-stream; charset=utf-8'],
  ['text/vtt', 'text/vtt; charset=utf-8'],
  ['image/svg+xml', 'image/svg+xml; charset=utf-8'],
  ['application/xml', 'application/xml; charset=utf-8'],
  ['text/html; charset=utf-8', 'text/html; charset=utf-8'],
  ['image/png', 'image/png'],
  ['application/octet-stream', 'application/octet-stream'],
])('the content type %s is sent as %s', (type, sent) => {
  expect(withCharset(type)).toBe(sent);
});
