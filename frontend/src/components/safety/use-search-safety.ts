import type { Assessed } from '@waymark/safety/discreet';
import { use } from 'react';

type Assess = (text: string) => Assessed | null;

let table: Promise<Assess> | undefined;
let last: { q: string; safety: Assessed | null } = { q: '', safety: null };

/** Never rejects: without the table, a search is assessed as harmless. */
const load = (): Promise<Assess> =>
  (table ??= import('@waymark/safety/assess').then(
    ({ assessSafety }) => assessSafety,
    () => () => null,
  ));

/**
 * The danger that the words of a search name, or null. Suspends until the table has loaded, so that the server sends the
 * help with the page. Questions for a professional are what people search paths for, unless they cannot wait.
 */
export function useSearchSafety(q: string): Assessed | null {
  if (q === '') return null;
  const assess = use(load());
  if (last.q !== q) last = { q, safety: assess(q) };
  const { safety } = last;
  return safety && (safety.level !== 'ask-first' || safety.urgent) ? safety : null;
}
