import { amountsIn, numbersIn } from './amounts.ts';

const TLD =
  'com|org|net|info|biz|gov|edu|int|app|dev|shop|store|online|site|xyz|club|link|bio|blog|help|uk|de|at|ch|fr|es|it|pt|br|us|eu|io|me|nl|be|ie|ca|au|nz|in|co|tv|ly|gg|to|ai|mx|ar|cl|pl';
const ADDRESS = new RegExp(
  String.raw`(?:[a-z][a-z0-9+.-]*:\/\/|www\.|mailto:)\S+|[^\s@<>()"]+@[^\s@<>()"]+|(?<![\p{L}\d])@[\w.]{2,}|(?:[\p{L}\d][\p{L}\d-]*\.)+(?:${TLD})(?![\p{L}\d-])(?:\/\S*)?`,
  'gu',
);
/** Punctuation around an address is no part of it. */
const AROUND = /^(?:https?:\/\/|mailto:)?(?:www\.)?|[\s.,;:!?)\]}>"'”’…/]+$/g;
/** "name (at) example dot com". */
const SPELLED: [RegExp, string][] = [
  [/\s*[[({]\s*at\s*[\])}]\s*/g, '@'],
  [/\s*[[({]\s*(?:dot|punkt|punto|point|ponto)\s*[\])}]\s*/g, '.'],
  [new RegExp(String.raw`\s+(?:dot|punkt|punto|point|ponto)\s+(?=(?:${TLD})(?!\p{L}))`, 'gu'), '.'],
];

const LONG_NUMBER = /(?<![\p{L}\d])(?:\+|\()?\d[\d ()./-]{4,}\d/gu;
const DATE =
  /^(?:\d{4}\s?[-/]\s?\d{4}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{4}[./-]\d{1,2}[./-]\d{1,2}|\d{1,3}(?:[. ]\d{3})+)$/;
const CALL = String.raw`(?<!\p{L})(?:call|ring|phone|dial|text|whatsapp|sms|tel|telephone|ruf\p{L}*|anrufen|wähl\p{L}*|telefon\p{L}*|llam\p{L}+|marc(?:a|ar|que)|appele\p{L}+|appelle|téléphon\p{L}+|compose[rz]?|chiam\p{L}+|lig(?:a|ar|ue)|disque|number|nummer|número|numéro|numero|hotline|helpline)(?!\p{L})`;
const CALLED = new RegExp(String.raw`${CALL}[^\p{L}\d]+(?:\p{L}+[^\p{L}\d]+){0,4}(\d[\d -]+\d)`, 'gu');
const CALLED_AFTER = /(\d[\d -]+\d)[^\p{L}\d]+(?:\p{L}+[^\p{L}\d]+){0,2}?(?:an)?(?:rufen|wählen)/gu;

const PAYMENT =
  /(?<![\p{L}\d])(?:paypal|venmo|zelle|cash ?app|western union|moneygram|bitcoin|btc|ethereum|usdt|crypto\p{L}*|gift ?card|paysafe(?:card)?|iban|revolut|bizum|pix|patreon|gofundme|ko-fi|apple pay|google pay|[a-z]{2}\d{2}(?: ?[a-z0-9]{4}){3,}|(?:bc1|0x)[a-z0-9]{20,})/gu;

/**
 * The first amount of money, address, link, phone number or way to pay in a title or description that its passage does
 * not hold; null when there is none. Numbers are compared by value, so that "1.500 €" and "1,500 euros" are the same.
 */
export function ungrounded(words: string, passage: string): string | null {
  const said = folded(words);
  const amounts = amountsIn(said);
  const numbers = phonesIn(said);
  const names = [...addressesIn(said), ...(said.match(PAYMENT) ?? [])];
  if (amounts.length + numbers.length + names.length === 0) return null;
  const source = folded(passage);
  const known = numbersIn(source);
  const digits = toDigits(source);
  const packed = source.replace(/\s/g, '');
  const addresses = addressesIn(source);
  const isNamed = (name: string): boolean =>
    addresses.includes(name) || (isPayment(name) && packed.includes(name.replace(/\s/g, '')));
  return (
    amounts.find(({ words, value }) => !known.has(value) && !holdsWhole(source, words))?.words ??
    numbers.find((number) => !digits.includes(number) && !known.has(String(Number(number)))) ??
    names.find((name) => !isNamed(name)) ??
    null
  );
}

/** Where spaces may also separate two numbers, the same words are the same amount. */
const holdsWhole = (source: string, words: string): boolean =>
  source.split(words).some((before, i, parts) => {
    const after = parts[i + 1];
    return after !== undefined && !/\d$/.test(before) && !/^[\p{L}\d]/u.test(after);
  });

const folded = (text: string): string => {
  const plain = text
    .normalize('NFKC')
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .toLowerCase();
  return SPELLED.reduce((spelled, [pattern, sign]) => spelled.replace(pattern, sign), plain);
};

const addressesIn = (text: string): string[] =>
  (text.match(ADDRESS) ?? []).map((address) => address.replace(AROUND, ''));

const isPayment = (name: string): boolean => name.search(PAYMENT) === 0;

const toDigits = (text: string): string => text.replace(/\D/g, '');

function phonesIn(text: string): string[] {
  const long = (text.match(LONG_NUMBER) ?? []).filter(
    (number) => !DATE.test(number.trim()) && toDigits(number).length > 6,
  );
  const called = [...text.matchAll(CALLED), ...text.matchAll(CALLED_AFTER)].map(([, number]) => number!);
  return [...long, ...called.filter((number) => /\d{3}/.test(number))].map(toDigits);
}
