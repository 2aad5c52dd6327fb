import type { Certificate } from '@waymark/contracts/roadmaps/endings';
import { formatDate, plural } from '#lib/format.ts';
import { formatDateOnly } from '#lib/zones.ts';
import { GrowingCairn } from '#shared/trail/marks.tsx';
import { TextLink } from '#shared/ui/link.tsx';

type Valid = Extract<Certificate, { state: 'valid' }>;

const LONG = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** One printed page. */
export function CertificateSheet({ certificate }: { certificate: Valid }) {
  const { name, title, roadmapId, mentor, quote, stageCount, stepCount, issuedAt } = certificate;
  const path = title ?? 'a roadmap that is not public any more';
  return (
    <article
      data-sheet=""
      className="contours rounded-card border border-line bg-raised p-3 sm:p-5 print:border-0 print:p-0"
    >
      <div className="flex flex-col items-center rounded-control border border-line px-5 py-10 text-center sm:px-12 md:py-14">
        <p className="font-serif text-lg text-clay">Waymark</p>
        <GrowingCairn share={1} className="mt-6 w-24 sm:w-28" />
        <h1 dir="auto" className="mt-6 text-4xl wrap-anywhere sm:text-5xl">
          {name}
        </h1>
        <p className="mt-4 text-lg text-muted">walked all of it</p>
        <p className="mt-2 max-w-2xl font-serif text-2xl text-balance wrap-anywhere sm:text-3xl">
          {title && roadmapId ? (
            <TextLink dir="auto" to={`/roadmap/${roadmapId}`}>
              {title}
            </TextLink>
          ) : (
            path
          )}
        </p>
        <p className="tabular mt-4 text-muted">
          {plural(stepCount, 'step')} in {plural(stageCount, 'stage')} with {mentor}
          <br />
          {daysOf(certificate)}
        </p>
        {quote && (
          <figure className="mt-8 max-w-xl">
            <blockquote dir="auto" className="font-serif text-xl wrap-anywhere">
              “{quote}”
            </blockquote>
            <figcaption className="mt-1 text-sm text-clay">{mentor}</figcaption>
          </figure>
        )}
        <div className="mt-10 w-full max-w-xl border-t border-line pt-6 text-sm text-muted">
          <p>
            Made on {formatDate(issuedAt)}. All {stepCount} steps were ticked by the person named above, who
            chose the name. Nobody watched, examined or graded them.
          </p>
          <p className="mt-3 wrap-anywhere">
            To verify it, open <span className="font-semibold text-ink">{addressOf(certificate)}</span>
          </p>
        </div>
      </div>
    </article>
  );
}

function daysOf({ firstDay, lastDay }: Valid): string {
  const [first, last] = [formatDateOnly(firstDay, LONG), formatDateOnly(lastDay, LONG)];
  return first === last ? first : `${first} to ${last}`;
}

const addressOf = ({ code }: Valid): string => `${location.origin}/certificate/${code}`;
