import type { Captions } from '@waymark/contracts/roadmaps/media';
import { applied, type Change, changesOf, countName } from '@waymark/contracts/roadmaps/name-replacement';
import { AppError } from '@waymark/kernel/app-error';
import type { StoredContent } from '../version-content.ts';
import { mapTexts, type Texts } from './texts.ts';

/** By name. */
export type Replacements = ReadonlyMap<string, string>;

/** A quote as learners read it: "[my sister] came with soup". Its offsets still refer to the source. */
export function redact(quote: string, replacements: Replacements): string {
  let text = quote;
  for (const [name, replacement] of replacements)
    text = applied(text, changesOf(text, name, replacement, true));
  return text;
}

/** The same for a transcript: its cues move with their words, and those within a replaced name are dropped. */
export function redactTimed(
  text: string | null,
  captions: Captions | null,
  replacements: Replacements,
): { text: string | null; captions: Captions | null } {
  if (!text || replacements.size === 0) return { text, captions };
  let redacted = text;
  let cues = captions?.cues ?? [];
  for (const [name, replacement] of replacements) {
    const changes = changesOf(redacted, name, replacement, true);
    cues = cues
      .filter(({ at }) => !changes.some(({ start, end }) => at > start && at < end))
      .map((cue) => ({ ...cue, at: cue.at + grownBefore(cue.at, changes) }));
    redacted = applied(redacted, changes);
  }
  return { text: redacted, captions: captions && { ...captions, cues } };
}

const grownBefore = (at: number, changes: readonly Change[]): number =>
  changes
    .filter(({ start }) => start < at)
    .reduce((sum, { start, end, by }) => sum + by.length - (end - start), 0);

export function withRedactedQuotes<C extends StoredContent>(content: C, replacements: Replacements): C {
  if (replacements.size === 0) return content;
  const redacted = <Q extends { evidence: { quote: string } | null }>(quoting: Q): Q =>
    quoting.evidence
      ? { ...quoting, evidence: { ...quoting.evidence, quote: redact(quoting.evidence.quote, replacements) } }
      : quoting;
  return {
    ...content,
    stages: content.stages.map((stage) => ({
      ...stage,
      ...(stage.warnings && { warnings: stage.warnings.map(redacted) }),
      steps: stage.steps.map(redacted),
    })),
  };
}

/** By the key of a place. */
export type WrittenTexts = ReadonlyMap<string, string>;

/** All texts but quotes, with the name replaced; `written`: instead of that. Error: VALIDATION if one becomes too long. */
export const replaceEverywhere = (texts: Texts, name: string, by: string, written: WrittenTexts): Texts =>
  mapTexts(texts, (text, { key, max, isQuote }) => {
    if (isQuote || countName(text, name) === 0) return text;
    return checkLength(written.get(key)?.trim() ?? applied(text, changesOf(text, name, by)), max);
  });

function checkLength(text: string, max: number): string {
  if (text.length <= max) return text;
  const message = `“${text.slice(0, 40)}…” would be longer than ${max} characters. Choose a shorter text.`;
  throw new AppError('VALIDATION', message, { issues: [{ path: ['replacement'], message }] });
}
