/** One word of a text, spelled plainly. Words of one sentence share `sentence`, those between commas `clause`. */
export interface Word {
  text: string;
  sentence: number;
  clause: number;
}

const LOOK_ALIKE: Record<string, string> = {
  ...{ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i', '|': 'i' },
  ...{ а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', х: 'x', у: 'y', і: 'i', к: 'k', т: 't' },
};
const INVISIBLE = /[\p{M}\p{Cf}]+/gu;
/** English and German write what follows as part of the word; elsewhere the apostrophe ends one. */
const CONTRACTED = /(?<=\p{L})['’‘`´ʼ](?=(?:t|s|m|re|ve|ll|d)(?!\p{L}))/gu;
const SPELLED_OUT = /(?<![\p{L}\p{N}])\p{L}(?:[ .\-_*]\p{L}){2,}(?![\p{L}\p{N}])/gu;
const PIECES = /[\p{L}\p{N}]+(?:[*@$!|]+\p{L}+)*|[.!?;\n]+|[,…()]/gu;
const MAX_CHARS = 200_000;

/** A word as patterns and texts compare it: lower case, no accents, no letter more than twice in a row, digits read as letters. */
export function plainWord(word: string): string {
  const mixed = /\p{L}/u.test(word) && !/^\d+\p{L}{0,3}$/u.test(word);
  const letters = mixed ? word.replace(/[^a-z\s]/gu, (char) => LOOK_ALIKE[char] ?? char) : word;
  return letters.replace(/\*/g, '').replace(/(\p{L})\1{2,}/gu, '$1');
}

/** Lower case without accents and invisible characters. */
export function fold(text: string): string {
  const plain = text.toLowerCase().normalize('NFKD').replace(INVISIBLE, '');
  return plain.replace(/ß/g, 'ss').replace(/œ/g, 'oe').replace(/æ/g, 'ae');
}

/** The words of a text. `isKnown`: whether letters written apart ("k.m.s") are to be read as this word. */
export function wordsOf(text: string, isKnown: (word: string) => boolean): Word[] {
  const folded = fold(text.slice(0, MAX_CHARS)).replace(CONTRACTED, '');
  const joined = folded.replace(SPELLED_OUT, (letters) => {
    const word = plainWord(letters.replace(/\P{L}/gu, ''));
    return isKnown(word) ? word : letters;
  });
  const words: Word[] = [];
  let [sentence, clause] = [0, 0];
  for (const [piece] of joined.matchAll(PIECES)) {
    const isPause = /^(?:\.{2,}|[,…()])$/.test(piece);
    if (/[\p{L}\p{N}]/u.test(piece)) words.push({ text: plainWord(piece), sentence, clause });
    else if (isPause) clause += 1;
    else [sentence, clause] = [sentence + 1, clause + 1];
  }
  return words;
}
