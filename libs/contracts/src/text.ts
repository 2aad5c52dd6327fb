import { z } from 'zod';
import { requiredError } from './input-messages.ts';
import { comparable, countedLength, normalText } from './visible-text.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g;

/**
 * In one normal form, without control characters: Postgres cannot store NUL, and those of direction (UAX #9) reorder the
 * text around a name. Lone surrogates become U+FFFD as in transport. A text of which a reader sees nothing is empty, and
 * what is not seen does not count for `min`.
 * `required` is the message when it is missing, and when it is empty unless `min` has one.
 */
export const text = (what: string, max: number, min = 1, required?: string) => {
  const missing = required ?? `${what} is required`;
  const tooShort = `${what} must be at least ${min} characters`;
  return z
    .string(requiredError(what, missing))
    .transform((value) => normalText(value.replace(CONTROL, '')))
    .pipe(
      z
        .string()
        .min(Math.min(min, 1), min > 1 && !required ? tooShort : missing)
        .max(max, `${what} must be at most ${max} characters`)
        .refine((value) => value === '' || countedLength(value) >= min, tooShort),
    );
};

/** Like `text`, with line breaks folded into spaces. */
export const singleLine = (what: string, max: number, min = 1, required?: string) =>
  z.preprocess(
    // The type is what clients send; anything may arrive.
    (value: string) => (typeof value === 'string' ? value.replace(/\s+/g, ' ') : value),
    text(what, max, min, required),
  );

/** Words to search for; empty if a reader sees none. */
export const searchWords = z
  .string()
  .refine((value) => !value.includes('\0'), 'Search for words')
  .transform(normalText)
  .pipe(z.string().max(200, 'Search for at most 200 characters'))
  .optional();

/** Whether no two are the same for a reader. */
export const isDistinct = (values: readonly string[]): boolean =>
  new Set(values.map(comparable)).size === values.length;
