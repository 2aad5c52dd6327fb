/**
 * Cleaning that never moves a character: whatever is not speech becomes spaces, so that every offset into the
 * masked text is also an offset into the source, and a quote can be cut from the source exactly.
 */

const CURLY: Record<string, string> = {
  '‘': "'",
  '’': "'",
  '‛': "'",
  '´': "'",
  '`': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '–': '—',
  '―': '—',
  '\u2028': '\n',
  '\u2029': '\n',
};

/** Control and format characters, surrogates without a partner, symbols, emoji and everything beyond the first plane. */
const UNSPEAKABLE =
  /(?![\n\t])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{So}\p{Zs}\p{Variation_Selector}]|[\u{10000}-\u{10ffff}]/gu;

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');

/** Replaces every match by as many spaces, keeping line breaks. */
export function erase(text: string, pattern: RegExp): string {
  return text.replace(pattern, blank);
}

const NOISE: RegExp[] = [
  /https?:\/\/[^\s<>"]{1,2000}|www\.[^\s<>"]{1,500}/g,
  /<[^<>\n]{1,80}>/g,
  /\[[^[\]\n]{0,80}\]/g,
  /\((?:laugh|chuckl|paus|cry|cri|sigh|inaudible|indistinct|music|applause|cross-?talk|silence|sob|cough|nods?)[^()\n]{0,40}\)/gi,
  /^[ \t]*(?:WEBVTT|NOTE|STYLE)\b.*$/gm,
  /^[ \t]*\d{1,6}[ \t]*$(?=\n[ \t]*\d{1,2}:\d{2})/gm,
  /\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?[ \t]*-->[ \t]*\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?.*$/gm,
  /^[ \t]*[[(]?\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?[\])]?(?=[ \t\n—-]|$)[ \t]*[—-]?/gm,
  /[*_~]{1,3}(?=[\p{L}\d"'(])/gu,
  /(?<=[\p{L}\d"'.,;:!?)])[*_~]{1,3}/gu,
  /^[ \t]*>+/gm,
  /[^\s—]{46,}/g,
];

/** What a transcriber writes down and a reader skips: hesitations, hedges, tags. */
const FILLERS: RegExp[] = [
  /,?[ \t]{0,3}\b(?:u+h+m*|u+m+|e+r+m+|er|hm+|mhm|mm+|ah+|oh)\b(?!-)[,.…]?/gi,
  /\b(?:you know|i mean|i guess|like|honestly|basically|actually|literally|obviously|to be honest|i swear)(?=,)[,]/gi,
  /,[ \t]{0,3}(?:you know|i mean|i guess|honestly|basically|actually|literally|obviously|to be honest|right|so)(?=[.!?]|$)/gim,
  /\b(?:like[ \t]{1,3})?(?:honestly|basically|actually|literally|obviously)\b/gi,
  /(?<!\b(?:what|a|the|this|that|some|any|every|same|these|those|each|of|one|no|another|different|all|which)[ \t])\b(?:kind|sort) of\b/gi,
  /(?<=^|[.!?][ \t]{1,3})(?:okay|ok|yeah|yes|well|so yeah|no|right|oh yeah|sure)(?=[,.!?])[,.!?]?(?:[ \t]{1,3}so\b)?/gim,
  /\b(?:and stuff(?: like that)?|or whatever|or something(?: like that)?|and everything like that)\b/gi,
  /(?<=\b(?:for|was|were|about|just|took|of)[ \t])like(?=[ \t]{1,3}(?:a|an|two|three|four|five|six|ten|\d|half|the|maybe|really|so)\b)/gi,
  /(?<=\b(?:i|and|she|he|they|we)[ \t])like(?=[ \t]{1,3}[a-z]+ed\b)/gi,
];

/** A little word or two said twice in a row, as people do when they look for the next one: the first is erased. */
const LITTLE =
  "i|i'm|a|an|the|and|to|my|it|it's|we|he|she|you|they|in|of|was|is|this|so|but|for|on|at|with|there|what|when|because|if|then|just|he's|she's|that's";
const STUTTER = new RegExp(
  `\\b((?:${LITTLE})(?:[ \\t]{1,3}(?:${LITTLE}))?)(?=,?[ \\t]{1,8}\\1\\b(?!'))`,
  'gi',
);

/**
 * The text as it is read: same length, same offsets. Quotes are straight, dashes are —, line breaks are \n, and
 * timestamps, markup, links, sound notes, hesitations and everything that cannot be spoken are spaces.
 */
export function maskText(text: string): string {
  let masked = maskNoise(text);
  for (const filler of FILLERS) masked = erase(masked, filler);
  masked = erase(masked, STUTTER);
  masked = masked.replace(/\b(?:i)(?=\b(?!\.[a-z]))/g, 'I');
  return mostlyShouted(masked)
    ? masked.replace(/[A-Z]/g, (c) => c.toLowerCase()).replace(/\bi\b/g, 'I')
    : masked;
}

/** The first half of {@link maskText}: every word that was said is still there, what is no word is gone. */
export function maskNoise(text: string): string {
  let masked = text.replace(/\r\n/g, ' \n').replace(/\r/g, '\n');
  masked = masked.replace(/[‘’‛´`“”„«»–―\u2028\u2029]/g, (c) => CURLY[c] ?? ' ');
  masked = masked.replace(/[▪◦●■○◆▸►‣]/g, '•').replace(UNSPEAKABLE, (c) => ' '.repeat(c.length));
  for (const noise of NOISE) masked = erase(masked, noise);
  return masked.replace(/--+/g, (dashes) => `—${' '.repeat(dashes.length - 1)}`);
}

function mostlyShouted(text: string): boolean {
  const sample = text.slice(0, 20_000);
  const upper = sample.match(/[A-Z]/g)?.length ?? 0;
  const lower = sample.match(/[a-z]/g)?.length ?? 0;
  return upper > 200 && upper > 4 * lower;
}

/** http and https links that the text between two offsets names. */
export function linksIn(text: string, start: number, end: number): string[] {
  const found = text.slice(start, end).match(/https?:\/\/[^\s<>"'()\]]{4,500}/g) ?? [];
  return [...new Set(found.map((link) => link.replace(/[.,;:!?]+$/, '')))].slice(0, 5);
}
