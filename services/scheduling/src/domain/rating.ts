/** Rounded to two decimals; 0 without reviews. */
export const averageOf = ({ sum, count }: { sum: number; count: number }): number =>
  count === 0 ? 0 : Math.round((sum / count) * 100) / 100;

/** Reviews are public, so learners are shown by their first letter only. */
export const authorOf = (name: string): string => `${[...name.trim()][0]?.toUpperCase() ?? '?'}.`;
