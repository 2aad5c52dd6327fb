import type { Token } from '../language/token.ts';
import { HARMFUL, TIME_NOUN, VICE } from '../language/words.ts';

const NEW_TIME =
  /^(?:in|by|on|at|after|before|since|until|from|during|one|that|the|next|two|three|four|six|a|few|some|last|every|years?|months?|weeks?|later|today|now|finally|eventually|then|meanwhile|when|once|for)$/;

/** A sentence that opens with a time, a turn of the argument or a new step begins something. */
export function freshness(tokens: Token[]): number {
  const words = tokens.slice(0, 7).map((token) => token.lower);
  const [first = '', second = ''] = words;
  const comma = tokens
    .slice(0, 9)
    .findIndex((token) => token.text === ',' || /^(?:i|we|he|she)$/.test(token.lower));
  const lead = tokens.slice(0, comma === -1 ? 5 : comma);
  const timed =
    NEW_TIME.test(first) &&
    lead.some(
      (token) =>
        TIME_NOUN.test(token.lower) ||
        /^(?:19|20)\d\d$/.test(token.text) ||
        /^(?:later|today|now)$/.test(token.lower),
    );
  let fresh = timed ? 1 : 0;
  if (
    /^(?:finally|eventually|meanwhile|today|nowadays|first|second|third|next|then|instead|however)$/.test(
      first,
    )
  )
    fresh += 0.6;
  if (/^(?:but|so|yet|therefore|thus)$/.test(first)) fresh += 0.35;
  if (
    first === 'the' &&
    /^(?:first|next|second|third|last|hardest|worst|best|turning|beginning|other)$/.test(second)
  )
    fresh += 0.6;
  if (first === 'what' || (first === 'looking' && second === 'back')) fresh += 0.6;
  return fresh;
}

const DECIDED =
  /^(?:decide|resolve|determine|promise|realize|realise|conclude|understand|vow|admit|choose|swear|contrive|undertake)$/;

/** How much a sentence sounds like the moment when things changed. */
export function turning(tokens: Token[]): number {
  const text = tokens.map((token) => token.lower).join(' ');
  let turn = 0;
  if (tokens.some((token) => token.pos === 'VERB' && DECIDED.test(token.lemma.toLowerCase()))) turn += 1;
  if (
    /\b(?:what (?:changed|got|saved|pulled|helped)|saved me|turning point|that was when|broke me|woke me up|wake-up call|rock bottom|had enough|was enough|no more|any ?more|cannot be|the first thing)\b/.test(
      text,
    )
  )
    turn += 1.2;
  if (
    /\b(?:that (?:same )?(?:night|day|morning|evening)|the next (?:morning|day|week)|one (?:day|night|evening|morning))\b/.test(
      text,
    )
  )
    turn += 0.8;
  if (/^(?:so|then|finally|but then|and then|and so|instead)\b/.test(text)) turn += 0.5;
  if (/\b(?:helped|changed|instead)\b/.test(text)) turn += 0.5;
  if (/\b(?:thought|knew|said|told)\b.*\bi (?:should|must|had to|have to|need to)\b/.test(text)) turn += 1;
  return turn;
}

const GLOOM =
  /^(?:dying|died|die|debt|mistakes?|failure|relapse[ds]?|divorce|attacks?|burned|burnt|burden|short|wrong|threatened|ill|illness|disease|diabetic|heart|shaking|shook|sweated|desperate|declining|loan|bills?|alone|ashamed|shame|afraid|fear|tired|exhausted|sick|worst|awful|terrible|panic|pain|hopeless|lost|failure|nothing|nobody|cannot|dangerous|declined|divorced|closed|fired|bankrupt|drunk|hungover|angry|frightened|broken|empty|worse|bad|hard|humiliating|furious|guilt|dark|stuck|trapped|overwhelmed|anxious|depressed|lonely|miserable)$/;

const RELIEF =
  /^(?:helped|better|proud|happy|won|free|peace|calm|normal|love|loved|thanks|grateful|strong|easy|easier|laughed|hope|progress|success|paid|satisfaction|pleasure|joy|good)$/;

/** Trouble below zero, relief above, between -3 and 3. */
export function moodOf(tokens: Token[]): number {
  let mood = 0;
  for (const token of tokens) {
    if (GLOOM.test(token.lower) || VICE.test(token.lower)) mood -= 1;
    else if (token.pos === 'VERB' && HARMFUL.has(token.lemma.toLowerCase())) mood -= 1;
    else if (/^(?:stopped|quit)$/.test(token.lower)) mood -= 0.5;
    else if (RELIEF.test(token.lower)) mood += 1;
    else if (/^(?:not|n't|never|no)$/.test(token.lower)) mood -= 0.4;
  }
  return Math.max(-3, Math.min(3, mood));
}

/** Words meant for a machine that reads along, not for a person; nothing is drafted from them. */
export const forMachines = (text: string): boolean =>
  /\b(?:ignore|disregard|forget|override) (?:\w+ ){0,3}(?:instructions?|prompts?|rules)\b|\bsystem prompt\b|\byou are now (?:an?|in|the|evil|free|DAN)\b|\b(?:as an ai|language model|assistant must|jailbreak)\b/i.test(
    text,
  );
