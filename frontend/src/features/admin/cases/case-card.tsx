import type { AdminNoShowCase } from '@waymark/contracts/scheduling/no-shows';
import type { NoShowBasis, Party } from '@waymark/contracts/scheduling/sessions';
import { plural } from '#lib/format.ts';
import { formatMoney } from '#lib/money.ts';
import { browserZone, formatInZone } from '#lib/zones.ts';
import { Badge, type Tone } from '#shared/ui/badge.tsx';
import { Button } from '#shared/ui/button.tsx';
import { PersonLink } from '../components/person-link.tsx';

interface CaseCardProps {
  found: AdminNoShowCase;
  onDecide: (upheld: boolean) => void;
}

const states: Record<AdminNoShowCase['state'], { tone: Tone; text: string }> = {
  contested: { tone: 'amber', text: 'Waits for a decision' },
  open: { tone: 'dusk', text: 'Waits for a response' },
  upheld: { tone: 'berry', text: 'No-show' },
  dismissed: { tone: 'moss', text: 'Took place' },
};
const bases: Record<NoShowBasis, string> = {
  agreement: 'The reported person agreed.',
  silence: 'There was no response in time.',
  decision: 'An admin decided.',
  report: 'By the report alone, from before there were cases.',
};

const timeOf = (at: string): string => formatInZone(at, browserZone(), 'moment');
export const otherParty = (party: Party): Party => (party === 'mentor' ? 'learner' : 'mentor');

export function CaseCard({ found, onDecide }: CaseCardProps) {
  const { state, mentor, learner, sessionDate, reportedBy, claim, response, reason, settledBy } = found;
  const reporter = found[reportedBy];
  const reported = found[otherParty(reportedBy)];
  const name = `${learner.name} with ${mentor.name}`;
  return (
    <article className="grid gap-4 rounded-card border border-line bg-raised p-5">
      <div>
        <p className="flex flex-wrap gap-1.5">
          <Badge tone={states[state].tone}>{states[state].text}</Badge>
          <Badge className="tabular">{moneyText(found)}</Badge>
        </p>
        <h2 dir="auto" className="mt-2 text-xl wrap-anywhere">
          {name}
        </h2>
        <p className="tabular text-sm text-muted">{timeOf(sessionDate)} your time</p>
      </div>
      <Statement
        by={`${reporter.name} (${reportedBy}) reported that ${reported.name} did not come`}
        at={found.reportedAt}
        text={claim}
      />
      {response !== null && (
        <Statement by={`${reported.name} (${otherParty(reportedBy)}) responded`} at={null} text={response} />
      )}
      {state === 'open' && <p className="text-sm">They can respond until {timeOf(found.respondBy)}.</p>}
      <Evidence found={found} />
      {settledBy && (
        <p dir="auto" className="max-w-measure text-sm wrap-anywhere">
          {bases[settledBy]}
          {reason && ` ${reason}`}
        </p>
      )}
      {state === 'contested' && (
        <div className="flex flex-wrap gap-3">
          <Button size="sm" aria-label={`Both came: ${name}`} onClick={() => onDecide(false)}>
            Both came
          </Button>
          <Button
            size="sm"
            aria-label={`${reported.name} did not come: ${name}`}
            onClick={() => onDecide(true)}
          >
            {reported.name} did not come
          </Button>
        </div>
      )}
    </article>
  );
}

function moneyText({ payment, price, currency }: AdminNoShowCase): string {
  const amount = formatMoney(price, currency);
  if (payment === 'free') return 'Free';
  if (payment === 'paid') return `${amount} paid`;
  if (payment === 'refunding' || payment === 'refunded') return `${amount} refunded`;
  return payment === 'waived' ? 'Nothing to pay' : `${amount} not paid yet`;
}

function Statement({ by, at, text }: { by: string; at: string | null; text: string }) {
  return (
    <div className="grid gap-1">
      <p className="tabular text-sm text-muted">
        {by}
        {at && `, ${timeOf(at)}`}
      </p>
      {text ? (
        <blockquote
          dir="auto"
          className="max-w-measure border-l-3 border-edge pl-4 wrap-anywhere whitespace-pre-line"
        >
          {text}
        </blockquote>
      ) : (
        <p className="text-sm text-muted">Without a note.</p>
      )}
    </div>
  );
}

function Evidence({ found: { evidence, mentor, learner } }: { found: AdminNoShowCase }) {
  const { mentorJoinedAt, learnerJoinedAt, notesAt } = evidence;
  const rows = [
    { person: mentor, joinedAt: mentorJoinedAt },
    { person: learner, joinedAt: learnerJoinedAt },
  ];
  return (
    <div className="rounded-card bg-sunken p-4 text-sm">
      <h3 className="font-sans text-sm font-semibold">Records</h3>
      <dl className="tabular mt-2 grid gap-2">
        {rows.map(({ person, joinedAt }) => (
          <div key={person.id}>
            <dt className="text-muted">
              <PersonLink id={person.id} name={person.name} />
            </dt>
            <dd>
              {joinedAt ? `Opened the meeting on ${timeOf(joinedAt)}.` : 'Not seen to open the meeting.'}{' '}
              {plural(person.noShows, 'no-show')} in 90 days.
            </dd>
          </div>
        ))}
        <div>
          <dt className="text-muted">Session notes</dt>
          <dd>{notesAt ? `Written on ${timeOf(notesAt)}.` : 'None since the start.'}</dd>
        </div>
      </dl>
      <p className="mt-2 text-muted">
        Only “Join” in Waymark is recorded. A missing record proves nothing: emails and calendars link to the
        meeting directly.
      </p>
    </div>
  );
}
