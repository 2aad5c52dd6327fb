const WEEKS_OR_MORE = /\b(?:weeks?|months?|years?|daily)\b/i;
const EACH_DAY =
  /\b(?:(?:minutes?|hours?|times?|once|twice) (?:an?|per)|each|every) (?:day|morning|evening|night)\b/i;
const DAYS = /(\d+)\s*days?\b/gi;
const WEEK = 7;

/**
 * Whether a step lasts a week or longer, or is done each day, by the duration that its mentor wrote ("2-3 weeks",
 * "10 days", "5 minutes a day"). Such a step can be checked in day by day.
 */
export function isDoneOverDays(duration: string | null): boolean {
  if (!duration) return false;
  if (WEEKS_OR_MORE.test(duration) || EACH_DAY.test(duration)) return true;
  return [...duration.matchAll(DAYS)].some(([, days]) => Number(days) >= WEEK);
}
