import type { AdminSessionRecord } from '@waymark/contracts/scheduling/admin-sessions';
import { INTRO_LABEL } from '@waymark/contracts/scheduling/constants';
import { useParams } from 'react-router-dom';
import { amountText } from '#lib/money.ts';
import { Badge } from '#shared/ui/badge.tsx';
import { TextLink } from '#shared/ui/link.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { PersonLink } from '../components/person-link.tsx';
import { timeOf } from '../components/time-of.ts';
import { caseStates, changeText, paymentWords, statuses } from './session-words.ts';
import { useSession } from './use-admin-sessions.ts';

export default function SessionPage() {
  return (
    <AdminFrame title="Session" what="all sessions">
      <Session />
    </AdminFrame>
  );
}

function Session() {
  const { id = '' } = useParams();
  const found = useSession(id);
  return (
    <>
      <TextLink to="/admin/sessions">All sessions</TextLink>
      {found.isPending && <Skeleton className="mt-4 h-64 rounded-card" />}
      {found.error && !found.data && <QueryError query={found} className="mt-4" />}
      {found.data && <Details session={found.data} />}
    </>
  );
}

function Details({ session }: { session: AdminSessionRecord }) {
  const { id, kind, learner, mentor, status, startsAt, endsAt } = session;
  const { price, currency, payment, intentId, noShowCase } = session;
  const minutes = (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
  return (
    <>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 dir="auto" className="text-4xl wrap-anywhere">
          {learner.name} with {mentor.name}
        </h1>
        <Badge tone={statuses[status].tone}>{statuses[status].text}</Badge>
      </div>
      <dl className="mt-6 grid gap-x-8 gap-y-3 rounded-card border border-line bg-raised p-4 sm:grid-cols-2 sm:p-5">
        <Fact label="Time">
          {timeOf(startsAt)}, {minutes} minutes{kind === 'intro' && `, ${INTRO_LABEL.toLowerCase()}`}
        </Fact>
        <Fact label="Price">
          {amountText(price, currency)}
          {price > 0 && `, ${paymentWords[payment]}`}
        </Fact>
        <Fact label="Learner">
          <PersonLink id={learner.id} name={learner.name} />
        </Fact>
        <Fact label="Mentor">
          <PersonLink id={mentor.id} name={mentor.name} />
        </Fact>
        <Fact label="Payment">
          {intentId ? (
            <TextLink to={`/admin/payments/${intentId}`}>Open its payment</TextLink>
          ) : (
            <TextLink to={`/admin/payments?view=all&q=${id}`}>Search its payments</TextLink>
          )}
        </Fact>
        <Fact label="Session">
          <code>{id}</code>
        </Fact>
      </dl>
      <h2 className="mt-10 text-2xl">What happened</h2>
      <History session={session} />
      {noShowCase && (
        <>
          <h2 className="mt-10 text-2xl">No-show</h2>
          <p className="mt-3 font-semibold">{caseStates[noShowCase.state]}</p>
          <Words by={`Reported by the ${noShowCase.reportedBy}`} text={noShowCase.claim} />
          <Words by="Response" text={noShowCase.response} />
          <Words by="Decision" text={noShowCase.reason} />
          <TextLink to="/admin/cases" className="mt-3 inline-block">
            All no-shows
          </TextLink>
        </>
      )}
    </>
  );
}

const Fact = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-muted">{label}</dt>
    <dd dir="auto" className="tabular wrap-anywhere">
      {children}
    </dd>
  </div>
);

const Words = ({ by, text }: { by: string; text: string | null }) =>
  text ? (
    <p dir="auto" className="mt-2 max-w-measure whitespace-pre-line wrap-anywhere">
      <span className="block text-sm text-muted">{by}</span>
      {text}
    </p>
  ) : null;

/** Changes of the session and openings of its meeting, oldest first. */
function History({ session: { changes, joins } }: { session: AdminSessionRecord }) {
  const entries = [
    ...changes.map((change) => ({ at: change.at, text: changeText(change), by: change.by })),
    ...joins.map(({ at, by }) => ({ at, text: 'Opened the meeting', by })),
  ].sort((one, other) => one.at.localeCompare(other.at));
  return (
    <ol className="mt-4 grid gap-4 border-l-3 border-moss pl-5">
      {entries.map(({ at, text, by }) => (
        <li key={`${at} ${text} ${by}`}>
          <p>
            <span className="font-semibold">{text}</span>
            {by && ` by the ${by}`}
          </p>
          <time dateTime={at} className="text-sm text-muted tabular">
            {timeOf(at)}
          </time>
        </li>
      ))}
    </ol>
  );
}
