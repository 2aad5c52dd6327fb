import { between, type Random, times } from './scene-random.ts';

export const weathers = ['sun', 'birds', 'clouds', 'rain', 'snow', 'fog', 'stars'] as const;
export type Weather = (typeof weathers)[number];

export function lightOf(random: Random, weather: Weather): string {
  const [x, y, r] = [between(random, 40, 280), between(random, 38, 58), between(random, 9, 17)];
  if (weather === 'sun') return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1-${2 * r} 0`;
  if (weather === 'stars')
    return `M${x} ${y - r}a${r} ${r} 0 1 0 ${r} ${r}a${r - 3} ${r - 3} 0 0 1-${r}-${r}`;
  return '';
}

export interface Sky {
  lines: string;
  width: number;
}
const marks = (
  random: Random,
  { count, low, width, line }: { count: number; low: number; width: number; line: string },
): Sky => {
  const at = () => `M${between(random, 4, 314)} ${between(random, 24, low)}${line}`;
  return { lines: times(count, at).join(''), width };
};

export const skies: Record<Weather, (random: Random) => Sky> = {
  sun: (random) => marks(random, { count: 2, low: 52, width: 2, line: 'h34m-22 6h30' }),
  birds: (random) => marks(random, { count: 4, low: 50, width: 1.5, line: 'q4-4 6 0q3-4 7-1' }),
  clouds: (random) => marks(random, { count: 3, low: 46, width: 7, line: 'h24m-16-6h10' }),
  rain: (random) => marks(random, { count: 13, low: 74, width: 1.5, line: 'l-4 11' }),
  snow: (random) => marks(random, { count: 14, low: 82, width: 3.5, line: 'h0' }),
  fog: (random) => marks(random, { count: 6, low: 84, width: 4, line: 'h62' }),
  stars: (random) => marks(random, { count: 13, low: 56, width: 2, line: 'h0' }),
};
