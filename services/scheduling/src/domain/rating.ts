/** Of all reviews, to two decimals; 0 without any. */
export const averageOf = ({ sum, count }: { sum: number; count: number }): number =>
  count === 0 ? 0 : Math.round((sum / count) * 100) / 100;

/** First letter and a dot: reviews are public, learners are not. */
export const authorOf = (name: string): string => `${[...name.trim()][0]?.toUpperCase() ?? '?'}.`;
