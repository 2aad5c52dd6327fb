import type { ApplicationFacts, SteeringAttempt } from '@waymark/contracts/ai/application';
import type { AdminApplication, ApplicationDecision } from '@waymark/contracts/identity/applications';
import { ShieldAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { formatDate, plural } from '#lib/format.ts';
import { ScoreList } from '#shared/application/score-list.tsx';
import { OutsideLink } from '#shared/ui/link.tsx';
import { EngineBadge } from './engine-badge.tsx';

const statusNames = { pending: 'Pending', approved: 'Approved', rejected: 'Rejected' };

/** All of an application, its evaluation and its decision. */
export function ApplicationDetails({ application }: { application: AdminApplication }) {
  const { evaluation, quotes, decisions, reviewNotes } = application;
  const heading = useId();
  return (
    <>
      <Resembles names={application.resembles ?? []} />
      <Facts application={application} />
      <Text title="Achievements">{application.achievements}</Text>
      <Text title="Impact statement">{application.impactStatement}</Text>
      {evaluation && evaluation.steering.length > 0 && <Steering attempts={evaluation.steering} />}
      <section aria-labelledby={heading}>
        <div className="flex flex-wrap items-center gap-3">
          <h3 id={heading} className="text-lg">
            Evaluation
          </h3>
          <EngineBadge application={application} />
        </div>
        {evaluation?.facts && <p className="mt-2 text-sm text-muted">{counted(evaluation.facts)}</p>}
        {evaluation && (
          <div className="mt-4">
            <ScoreList scores={evaluation.scores} quotes={quotes} showsMissing />
          </div>
        )}
      </section>
      {application.status !== 'pending' && (
        <>
          {application.aiFeedback && <Text title="Feedback to the applicant">{application.aiFeedback}</Text>}
          {reviewNotes && <Text title="Internal notes">{reviewNotes}</Text>}
        </>
      )}
      {decisions.length > 0 && <History decisions={decisions} />}
    </>
  );
}

/** The full name becomes public with the approval. */
function Resembles({ names }: { names: readonly string[] }) {
  const heading = useId();
  if (names.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="rounded-card border border-berry bg-berry-soft p-4">
      <h3 id={heading} className="flex items-center gap-2 text-lg text-berry">
        <ShieldAlert aria-hidden="true" className="size-5 shrink-0" />
        This name looks like another one
      </h3>
      <p className="mt-1 text-sm">
        Readers could take it for the name of somebody else. It becomes public when you approve, so make sure
        who this is. An application with such a name is never approved automatically.
      </p>
      <ul className="mt-3 grid gap-1 text-sm">
        {names.map((name) => (
          <li dir="auto" key={name} className="wrap-anywhere">
            It looks like the name of <strong>{name}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Facts({ application }: { application: AdminApplication }) {
  const { linkedinUrl, portfolioUrl, earlierAttempts, yearsExperience } = application;
  const facts: [string, ReactNode][] = [
    ['Experience', plural(yearsExperience, 'year')],
    ['Status', statusNames[application.status]],
    ['Submitted', formatDate(application.createdAt)],
    ...(application.changedAt ? [['Changed', formatDate(application.changedAt)] as [string, ReactNode]] : []),
    ['Earlier attempts', earlierAttempts],
    ['Expertise', application.expertise],
  ];
  const links = { LinkedIn: linkedinUrl, Portfolio: portfolioUrl };
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
      {facts.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-muted">{label}</dt>
          <dd dir="auto" className="wrap-anywhere">
            {value}
          </dd>
        </div>
      ))}
      {Object.entries(links).map(([label, href]) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-muted">{label}</dt>
          <dd dir="auto" className="wrap-anywhere">
            {href ? <OutsideLink href={href} /> : 'Not given'}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Text({ title, children }: { title: string; children: string }) {
  return (
    <section>
      <h3 className="text-lg">{title}</h3>
      <p dir="auto" className="mt-1.5 wrap-anywhere whitespace-pre-line">
        {children}
      </p>
    </section>
  );
}

const reasons: Record<SteeringAttempt['reason'], string> = {
  instruction: 'Talks to the evaluation',
  'role-markup': 'Markup that imitates the system',
  'hidden-text': 'Hidden or encoded text',
  model: 'Flagged by the model',
};

function Steering({ attempts }: { attempts: SteeringAttempt[] }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="rounded-card border border-berry bg-berry-soft p-4">
      <h3 id={heading} className="flex items-center gap-2 text-lg text-berry">
        <ShieldAlert aria-hidden="true" className="size-5" />
        Attempts to influence the evaluation
      </h3>
      <p className="mt-1 text-sm">
        These passages were cut out before a model read the text, so they changed no score. An application
        with them is never approved automatically.
      </p>
      <ul className="mt-3 grid gap-2 text-sm">
        {attempts.map(({ field, text, reason }) => (
          <li dir="auto" key={`${field}${text}${reason}`} className="wrap-anywhere">
            <strong>{reasons[reason]}:</strong> “{text}”
          </li>
        ))}
      </ul>
    </section>
  );
}

function counted({ words, sentences, numbers, dates, names }: ApplicationFacts): string {
  const parts = [plural(words, 'word'), plural(sentences, 'sentence'), plural(dates, 'date')];
  parts.push(plural(numbers, 'other number'));
  if (names !== null) parts.push(plural(names, 'name'));
  return `Counted in achievements and impact: ${parts.join(', ')}.`;
}

function History({ decisions }: { decisions: ApplicationDecision[] }) {
  return (
    <section>
      <h3 className="text-lg">History</h3>
      <ul className="mt-1.5 grid gap-1.5 text-sm">
        {decisions.map(({ at, by, from, to, reason }) => (
          <li dir="auto" key={at} className="wrap-anywhere">
            <time dateTime={at}>{formatDate(at)}</time>: {by} changed it from {from} to {to}
            {reason && `. ${reason}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
