import { verbForm } from '../language/verbs.ts';
import { textOf, type Word } from './retell.ts';

export const TITLE_LIMIT = 84;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Past verbs that the retelling left alone although they may be finite: "the marks I made", "and gained a pound". */
export function staleTense(words: Word[]): boolean {
  return words.some((word, i) => {
    const token = word.token;
    if (!token || token.quoted || word.text.toLowerCase() !== token.lower) return false;
    if (token.pos === 'AUX') return /^(?:was|were|had|did|could|would|might)$/.test(token.lower);
    if (token.lower === 'used' && words[i + 1]?.text === 'to') return false;
    const { form, base } = verbForm(token.lower);
    if (token.pos !== 'VERB' || form !== 'past' || base === token.lower) return false;
    const before = words[i - 1];
    return !!before && stale(before, token.lower, words[i + 1]);
  });
}

function stale(before: Word, verb: string, next: Word | undefined): boolean {
  if (/^(?:be|been|being|is|are|am|have|has|'ve|get|gets|not|to|already|just|'re)$/.test(before.text))
    return false;
  const nextPos = next?.token?.pos ?? 'PUNCT';
  if (/^(?:and|but|or|then|,)$/.test(before.text)) return true;
  if (/(?:ed|en|t|d|n)$/.test(verb) && /^(?:ADP|ADV|PUNCT)$/.test(nextPos))
    return /^(?:i|you|he|she|it|they|who|which|that)$/.test(before.text);
  return /^(?:NOUN|PROPN|PRON)$/.test(before.token?.pos ?? 'NOUN');
}

/** First-person and other words that must not be left in a text for the learner, quotations aside. */
export function leftOver(text: string): boolean {
  const bare = text.replace(/"[^"]*"/g, '').replace(/“[^”]*”/g, '');
  return /\b(?:I|I'm|me|my|mine|myself|we|us|our|ours|ourselves|he|she|him|his|hers|himself|herself)\b/i.test(
    bare.replace(/\bUS\b/g, ''),
  );
}

/** Quotation marks and brackets come in pairs. */
export function balanced(text: string): boolean {
  const count = (mark: RegExp): number => text.match(mark)?.length ?? 0;
  return count(/"/g) % 2 === 0 && count(/\(/g) === count(/\)/g) && count(/“/g) === count(/”/g);
}

/** Text of words as a sentence fragment, or null when it is not fit to be shown. */
export function showable(words: Word[]): string | null {
  const text = textOf(words)
    .replace(/[,;:.—-]+$/, '')
    .replace(/^[,;:—-]+\s*/, '')
    .trim();
  if (text === '' || leftOver(text) || !balanced(text)) return null;
  return text;
}
