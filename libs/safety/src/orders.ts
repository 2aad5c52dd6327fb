import type { Word } from '@waymark/text-model/words';
import { ORDERS } from './data/orders.ts';
import { readRows } from './data/table.ts';
import { PatternReader } from './pattern.ts';
import { readText } from './read-text.ts';
import { Scanner, type Span } from './scan.ts';

type Does = 'order' | 'not' | 'safe';

/** Words before an order within which a negation denies it. */
const REACH = 4;

/** One scanner per language: what one language denies is another one's word. */
let compiled: { does: Does[]; scanner: Scanner }[] | undefined;

const compiledOnce = () =>
  (compiled ??= ORDERS.map(({ classes, rows }) => {
    const reader = new PatternReader(classes);
    const patterns = readRows(rows).map(({ pattern }) => pattern);
    return {
      does: ['not', 'safe', ...patterns.map(() => 'order' as const)],
      scanner: new Scanner(['<not>', '<safe>', ...patterns].map((pattern) => reader.read(pattern))),
    };
  }));

/**
 * Whether a text contains an order that no roadmap may give: to stop, double or halve prescribed medicine without a doctor,
 * to drive after drinking, to hurt a person, to go without food for days or to ignore a court. It also finds such an act in
 * the first person. Certain wordings in six languages alone: most texts without a match are not checked by it. Never throws.
 */
export function isForbiddenOrder(text: string): boolean {
  const words = readText(text);
  return compiledOnce().some(({ does, scanner }) => {
    const denied = new Set<number>();
    const safe = new Set<number>();
    const orders: Span[] = [];
    scanner.scan(words, ({ pattern, spans }) => {
      const [first] = spans as [Span];
      if (does[pattern] === 'not') denied.add(first.from);
      else if (does[pattern] === 'safe') safe.add(words[first.from]!.sentence);
      else orders.push(spans.reduce((earliest, one) => (one.from < earliest.from ? one : earliest)));
    });
    return orders.some((span) => !safe.has(words[span.from]!.sentence) && !isDenied(span, words, denied));
  });
}

function isDenied({ from, skipped }: Span, words: readonly Word[], denied: ReadonlySet<number>): boolean {
  if (skipped.some((i) => denied.has(i))) return true;
  for (let i = from - 1; i >= from - REACH && words[i]?.clause === words[from]!.clause; i--)
    if (denied.has(i)) return true;
  return false;
}
