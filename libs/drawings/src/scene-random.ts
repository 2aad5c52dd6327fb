import { hashOf } from './person-mark.ts';

/** 0 to 1. */
export type Random = () => number;

/** sfc32, so that two ids need 64 equal bits to look alike. */
export function randomOf(seed: string): Random {
  let [a, b, c, d] = [hashOf(seed), hashOf(`scene ${seed}`), seed.length, 1];
  const next = () => {
    const sum = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  for (let i = 0; i < 12; i += 1) next();
  return next;
}

export const between = (random: Random, from: number, to: number): number =>
  Math.round(from + random() * (to - from));
export const pick = <T>(random: Random, of: readonly T[]): T => of[Math.floor(random() * of.length)]!;
export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));
