import { z } from 'zod';
import { requiredError } from './input-messages.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Trimmed, without control characters: Postgres cannot store NUL, and those of direction (UAX #9) reorder the text around
 * a name. Lone surrogates become U+FFFD as in transport.
 * `required` is the message when it is missing.
 */
export const text = (what: string, max: number, min = 1, required = `${what} is required`) =>
  z
    .string(requiredError(what, required))
    .transform((value) => value.replace(CONTROL, '').toWellFormed().trim())
    .pipe(
      z
        .string()
        .min(min, min === 1 ? required : `${what} must be at least ${min} characters`)
        .max(max, `${what} must be at most ${max} characters`),
    );

/** Like `text`, with line breaks folded into spaces. */
export const singleLine = (what: string, max: number, min = 1, required?: string) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? value.replace(/\s+/g, ' ') : value),
    text(what, max, min, required),
  );
