import type { Certificate } from '@waymark/contracts/roadmaps/endings';
import { TrailProgress } from '../../../components/trail/trail-progress.tsx';
import { TextLink } from '../../../components/ui/link.tsx';
import { formatDate, plural } from '../../../lib/format.ts';
import { formatDateOnly } from '../../../lib/zones.ts';

type Valid = Extract<Certificate, { state: 'valid' }>;

const LONG = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** One printed page. */
export function CertificateSheet({ certificate }: { certificate: Valid }) {
  const { name, title, roadmapId, version, mentor, stageCount, stepCount, issuedAt } = certificate;
  const path = title ?? 'a roadmap that is not public any more';
  return (
    <article
      data-sheet=""
      className="contours rounded-card border border-line bg-raised px-6 py-10 sm:px-12 md:py-14 print:border-0"
    >
      <p className="text-sm font-semibold text-clay">Waymark</p>
      <h1 className="mt-2 text-4xl wrap-anywhere">{name}</h1>
      <p className="mt-4 text-lg">
        ticked every step of{' '}
        {title && roadmapId ? <TextLink to={`/roadmap/${roadmapId}`}>{title}</TextLink> : path}, a roadmap by{' '}
        {mentor}.
      </p>
      <TrailProgress percent={100} label={`Every step of ${path}`} className="mt-8 max-w-md" />
      <dl className="mt-8 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Fact term="Length">
          {plural(stepCount, 'step')} in {plural(stageCount, 'stage')}
        </Fact>
        <Fact term="Days">{daysOf(certificate)}</Fact>
        <Fact term="Version of the roadmap">{version}</Fact>
        <Fact term="Made">{formatDate(issuedAt)}</Fact>
      </dl>
      <div className="mt-10 border-t border-line pt-6 text-sm text-muted">
        <h2 className="text-lg text-ink">What this certifies</h2>
        <p className="mt-2 max-w-measure">
          On the day it was made, all {stepCount} steps of version {version} were ticked in the account of the
          person named above, by that same person. Nobody watched, examined or graded them, and the name is
          the one they chose to show. The days are those of the first and the last tick. What they do on
          Waymark afterwards does not change this page.
        </p>
        <p className="mt-4 wrap-anywhere">
          To verify it, open <span className="font-semibold text-ink">{addressOf(certificate)}</span>
        </p>
      </div>
    </article>
  );
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="tabular font-semibold">{children}</dd>
    </div>
  );
}

function daysOf({ firstDay, lastDay }: Valid): string {
  const [first, last] = [formatDateOnly(firstDay, LONG), formatDateOnly(lastDay, LONG)];
  return first === last ? first : `${first} to ${last}`;
}

const addressOf = ({ code }: Valid): string => `${location.origin}/certificate/${code}`;
