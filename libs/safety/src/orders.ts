import { ORDERS } from './data/orders.ts';
import { readRows } from './data/table.ts';
import { type Frame, readFrame } from './frames.ts';
import { languagesOf } from './language.ts';
import { readText } from './read-text.ts';
import { readingOf } from './signs.ts';

let compiled: Frame[] | undefined;

/** Silences every order of its sentence: a doctor or lawyer, a warning, a question, what went wrong. */
const SAFE = 'orderSafe';

const framesOnce = (): Frame[] =>
  (compiled ??= readRows(ORDERS).map(({ pattern }) => readFrame(`${pattern} !${SAFE}`)));

/**
 * Whether a text contains an order that no roadmap may give: to stop, double or halve prescribed medicine without a doctor,
 * to drive after drinking, to hurt a person, to go without food for days or to ignore a court. It also finds such an act in
 * the first person. Certain wordings in six languages alone: most texts without a match are not checked by it. Never throws.
 */
export function isForbiddenOrder(text: string): boolean {
  const words = readText(text);
  const readings = languagesOf(words).map((language) => readingOf(words, language));
  const safe = new Set(readings.flatMap((reading) => [...reading.sentencesWith(SAFE)]));
  return readings.some((reading) =>
    framesOnce().some((frame) => reading.find(frame)?.every((sentence) => !safe.has(sentence))),
  );
}
