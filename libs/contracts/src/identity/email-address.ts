import { z } from 'zod';
import { normalText } from '../visible-text.ts';

/** RFC 5321, 4.5.3.1: octets of the part before the @, and of the whole address in a path without its brackets. */
const MAX_LOCAL_BYTES = 64;
const MAX_BYTES = 254;
const TOO_LONG = `Email must be at most ${MAX_BYTES} characters long.`;
/** Dot-strings of RFC 5321 with the letters of all scripts (RFC 6531), and a domain in ASCII with two labels at least. */
const ATOM = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const ADDRESS = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+(?=[^.]*[A-Za-z])${LABEL}$`, 'u');

const byteLength = (text: string): number => new TextEncoder().encode(text).length;

/** An international domain in its ASCII form (RFC 5890), so that one mailbox has one address. */
function toAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  if (!/[^\0-\x7f]/.test(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return address;
  const url = `http://${domain}`;
  return URL.canParse(url) ? address.slice(0, at) + new URL(url).hostname : address;
}

/** Normalised: NFC, without blanks at the edges, the domain in ASCII. */
export const emailAddress = z
  .string()
  .overwrite((text) => toAsciiDomain(normalText(text)))
  .max(MAX_BYTES, { error: TOO_LONG, abort: true })
  .refine((address) => byteLength(address) <= MAX_BYTES, { error: TOO_LONG, abort: true })
  .pipe(z.email({ pattern: ADDRESS, error: 'Please enter a valid email address.', abort: true }))
  .refine(
    (address) => byteLength(address.slice(0, address.lastIndexOf('@'))) <= MAX_LOCAL_BYTES,
    `An email address has at most ${MAX_LOCAL_BYTES} characters before the @.`,
  );
