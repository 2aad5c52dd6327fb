import type { Evidence } from '@waymark/contracts/roadmaps/http';
import { AppError } from '@waymark/kernel/app-error';
import { cleanText, isStorable } from '../../shared/domain/clean-draft.ts';

const MAX_CHARS = 600;
const MAX_TITLE_CHARS = 120;

/** Part of a text in UTF-16 offsets. */
export type Span = Pick<Evidence, 'sourceId' | 'start' | 'end'>;

/**
 * The passage at a span, without blanks around it. Error: VALIDATION for an unknown text, a span outside of it or within
 * a character, and for a passage that is empty or too long.
 */
export function passageAt(texts: ReadonlyMap<string, string>, { sourceId, start, end }: Span): Evidence {
  const text = texts.get(sourceId);
  if (text === undefined) throw invalid('sourceId', 'This text does not belong to this roadmap.');
  if (start >= end || end > text.length) throw invalid('end', 'This is not a passage of the text.');
  if (splitsCharacter(text, start)) throw invalid('start', 'The passage begins within a character.');
  if (splitsCharacter(text, end)) throw invalid('end', 'The passage ends within a character.');
  const selected = text.slice(start, end);
  const quote = selected.trim();
  if (cleanText(quote) === '' || !isStorable(quote)) throw invalid('end', 'Select some words.');
  if (quote.length > MAX_CHARS) throw invalid('end', `Select at most ${MAX_CHARS} characters.`);
  const from = start + selected.length - selected.trimStart().length;
  return { sourceId, quote, start: from, end: from + quote.length };
}

/** The passage on one line, cut after a word. */
export function titleOf({ quote }: Pick<Evidence, 'quote'>): string {
  const line = cleanText(quote.replace(/\s+/g, ' '));
  if (line.length <= MAX_TITLE_CHARS) return line;
  const space = line.lastIndexOf(' ', MAX_TITLE_CHARS - 1);
  const cut = line.slice(0, space > 0 ? space : MAX_TITLE_CHARS - 1);
  return `${cut.replace(/[\ud800-\udbff]$|[\s,;:]+$/, '')}…`;
}

const splitsCharacter = (text: string, at: number): boolean =>
  /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(Math.max(0, at - 1), at + 1));

function invalid(field: string, message: string): AppError {
  return new AppError('VALIDATION', message, { issues: [{ path: [field], message }] });
}
