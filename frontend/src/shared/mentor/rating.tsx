import type { Mentor } from '@waymark/contracts/identity/mentors';
import { Star } from 'lucide-react';
import { formatNumber, plural } from '../../lib/format.ts';
import { inReaderLanguage } from '../../lib/reader-language.ts';

const average = inReaderLanguage(
  (language) => new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** The average rating of a mentor, "New mentor" without reviews. `short` fits on a card. */
export function Rating({ rating, short = false }: Pick<Mentor, 'rating'> & { short?: boolean }) {
  if (!rating) return <span className="font-medium text-moss">New mentor</span>;
  return (
    <span className="tabular inline-flex items-center gap-1.5">
      <Star aria-hidden="true" className="size-4 fill-clay text-clay" />
      <span>
        <span className="font-semibold text-ink">{average().format(rating.average)}</span>
        <span className="sr-only"> out of 5</span>{' '}
        {short ? <ShortCount count={rating.count} /> : `(${plural(rating.count, 'review')})`}
      </span>
    </span>
  );
}

function ShortCount({ count }: { count: number }) {
  return (
    <>
      <span aria-hidden="true">({formatNumber(count)})</span>
      <span className="sr-only">({plural(count, 'review')})</span>
    </>
  );
}
