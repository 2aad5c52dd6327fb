import {
  type ApplicationField,
  type ApplicationQuotes,
  type ApplicationScores,
  criteria,
} from '@waymark/contracts/ai/application';
import { QuoteFinder } from '../evidence.ts';

/** The quotes as exact substrings of what the applicant wrote. A quote across a passage that was cut out is dropped. */
export function verbatimQuotes(
  quotes: ApplicationQuotes,
  written: Record<ApplicationField, string>,
): ApplicationQuotes {
  const exact = criteria.map((criterion) => {
    const found = quotes[criterion].flatMap(({ field, text }) => {
      const span = new QuoteFinder(written[field]).locate(text);
      return span ? [{ field, text: written[field].slice(span.start, span.end) }] : [];
    });
    return [criterion, found];
  });
  return Object.fromEntries(exact) as ApplicationQuotes;
}

/** The scores that a quote supports. */
export function supportedScores(scores: ApplicationScores, quotes: ApplicationQuotes): ApplicationScores {
  const supported = criteria.map((criterion) => [
    criterion,
    quotes[criterion].length > 0 ? scores[criterion] : null,
  ]);
  return Object.fromEntries(supported) as ApplicationScores;
}
