import type { ApplicationQuotes, ApplicationScores } from '@waymark/contracts/ai/application';
import { APPROVAL_SCORE, type Criterion, criteria, SCORE_MAX } from '@waymark/contracts/ai/application';
import clsx from 'clsx';

export const criterionNames: Record<Criterion, string> = {
  authenticity: 'Authenticity',
  perseverance: 'Perseverance',
  valor: 'Valor',
};

interface ScoreListProps {
  scores: ApplicationScores;
  quotes: ApplicationQuotes | null;
  /** Names criteria about which no passage was found: for those who decide, not for the applicant. */
  showsMissing?: boolean;
}

/** The three scores with the passages of the applicant that they rest on. */
export function ScoreList({ scores, quotes, showsMissing = false }: ScoreListProps) {
  const hasScores = criteria.some((criterion) => scores[criterion] !== null);
  const shown = criteria.filter(
    (criterion) => showsMissing || scores[criterion] !== null || (quotes?.[criterion].length ?? 0) > 0,
  );
  return (
    <dl className="grid gap-5">
      {shown.map((criterion) => (
        <div key={criterion}>
          <dt className="flex items-baseline justify-between gap-3 font-semibold">
            {criterionNames[criterion]}
            {hasScores && <Score score={scores[criterion]} />}
          </dt>
          {quotes?.[criterion].map(({ field, text }) => (
            <dd key={`${field}${text}`} className="mt-2 border-l-3 border-clay pl-3 font-serif text-muted">
              “{text}”
            </dd>
          ))}
          {showsMissing && quotes?.[criterion].length === 0 && (
            <dd className="mt-1 text-sm text-muted">No passage was found about this.</dd>
          )}
        </div>
      ))}
    </dl>
  );
}

function Score({ score }: { score: number | null }) {
  if (score === null) return <span className="text-sm font-normal text-muted">No score</span>;
  return (
    <span className={clsx('tabular text-sm', score < APPROVAL_SCORE ? 'text-berry' : 'text-moss')}>
      {score} of {SCORE_MAX}
    </span>
  );
}
