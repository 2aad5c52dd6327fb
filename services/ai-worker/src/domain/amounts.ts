/** With thousands separated by a space, point, comma or apostrophe, and at most two decimals; or plain. */
const NUMBER = String.raw`(?<!\d)(?:\d{1,3}(?:[.,'’ ]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?)`;
const THOUSAND = 'k|thousand|grand|tausend|tsd|mil|mille|mila';
const MILLION = 'm|mn|mio|millions?|millionen|mill[oó]n(?:es)?|milh(?:ão|ões)|milion[ei]';
const TIMES = String.raw`(?:\s?(?:(${THOUSAND})|(${MILLION}))(?!\p{L}))?`;
const SYMBOL = String.raw`[$€£¥₹₽₺]|r\$|(?<!\p{L})(?:chf|usd|eur|gbp|brl|cad|aud|euros?)(?!\p{L})`;
const WORD = [
  'pounds?|quid|pence|dollars?|bucks?|cents?|euros?|grand|francs?|pesos?',
  'pfund|franken|mark|libras?|dólares?|céntimos?|centavos?|livres?|centimes?',
  'sterline?|dollari|dollaro|lire|centesimi|reais|cêntimos?',
].join('|');

const ANY = new RegExp(`(${NUMBER})${TIMES}`, 'gu');
const AMOUNT = new RegExp(
  `(?:${SYMBOL})\\s?(${NUMBER})${TIMES}|(${NUMBER})${TIMES}\\s?(?:d[ei]\\s)?(?:(?:${SYMBOL})(?!\\s?\\d)|(?:${WORD})(?!\\p{L}))`,
  'gu',
);

/** The amounts of money in a text in lower case. "£1,500", "1.500 euros" and "1.5k dollars" have the same value. */
export function amountsIn(text: string): { words: string; value: string }[] {
  return [...text.matchAll(AMOUNT)].map(([words, before, k, m, after, thousand, million]) => ({
    words: words.trim(),
    value: before ? numberOf(before, k, m) : numberOf(after!, thousand, million),
  }));
}

/** All numbers of a text in lower case, by value, in every way they may be read. */
export function numbersIn(text: string): Set<string> {
  const found = [...text.matchAll(ANY)].flatMap(([, number, thousand, million]) => [
    numberOf(number!),
    numberOf(number!, thousand, million),
  ]);
  return new Set([...found, ...(text.match(/\d+/g) ?? []).map((digits) => numberOf(digits))]);
}

function numberOf(number: string, thousand?: string, million?: string): string {
  const plain = number.replace(/['’ ]/g, '');
  const isGrouped = /^\d{1,3}(?:[.,]\d{3})+$/.test(plain);
  const value = Number(
    isGrouped ? plain.replace(/[.,]/g, '') : plain.replace(/[.,](?=.*[.,])/g, '').replace(',', '.'),
  );
  return String(Math.round(value * (thousand ? 1e3 : million ? 1e6 : 1) * 100) / 100);
}
