import type { Language } from './language.ts';
import { rootOf } from './language.ts';
import type { Sentence } from './sentences.ts';

const ROUNDS = 20;
const DAMPING = 0.85;
/** Sentences compared on each side; fewer in a long story, so that its time grows with its length. */
const NEAR = 60;
const NEAR_IN_LONG = 12;
const LONG = 1_500;

export const rootsOf = (sentences: readonly Sentence[], language: Language): Set<string>[] =>
  sentences.map(({ text }) => {
    const words = text.match(/\p{L}[\p{L}'’]*/gu) ?? [];
    return new Set(words.map((word) => rootOf(word, language)).filter((root) => root !== null));
  });

/** TextRank (Mihalcea and Tarau, 2004) over the roots that sentences share: 0 to 1 for each sentence. */
export function centrality(roots: readonly Set<string>[]): number[] {
  const counts = new Map<string, number>();
  for (const set of roots) for (const root of set) counts.set(root, (counts.get(root) ?? 0) + 1);
  const edges = roots.map((): [number, number][] => []);
  const near = roots.length > LONG ? NEAR_IN_LONG : NEAR;
  for (let a = 0; a < roots.length; a += 1)
    for (let b = a + 1; b < Math.min(roots.length, a + near); b += 1) {
      const weight = likeness(roots[a]!, roots[b]!, counts, roots.length);
      if (weight === 0) continue;
      edges[a]!.push([b, weight]);
      edges[b]!.push([a, weight]);
    }
  return walk(edges);
}

function likeness(a: Set<string>, b: Set<string>, counts: Map<string, number>, total: number): number {
  let shared = 0;
  for (const root of a) if (b.has(root)) shared += Math.log(1 + total / counts.get(root)!);
  return shared === 0 ? 0 : shared / (Math.log(2 + a.size) + Math.log(2 + b.size));
}

function walk(edges: readonly [number, number][][]): number[] {
  const sums = edges.map((list) => list.reduce((sum, [, weight]) => sum + weight, 0));
  let ranks = edges.map(() => 1);
  for (let round = 0; round < ROUNDS; round += 1)
    ranks = edges.map(
      (list) =>
        1 -
        DAMPING +
        DAMPING * list.reduce((sum, [to, weight]) => sum + (ranks[to]! * weight) / sums[to]!, 0),
    );
  const most = ranks.reduce((max, rank) => Math.max(max, rank), 1e-9);
  return ranks.map((rank) => rank / most);
}
