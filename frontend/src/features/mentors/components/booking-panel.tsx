import type { Mentor } from '@waymark/contracts/identity/mentors';
import type { FreeSlots } from '@waymark/contracts/scheduling/calendar';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { TextLink } from '../../../components/ui/link.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { formatMoney } from '../../../lib/money.ts';
import { useUser } from '../../../lib/use-user.ts';
import { browserZone, dateIn, formatInZone, zoneLabel } from '../../../lib/zones.ts';
import { useNextFree } from '../api/use-mentor.ts';
import { QuickFacts } from './quick-facts.tsx';

export function BookingPanel({ mentor }: { mentor: Mentor }) {
  const { user } = useUser();
  return (
    <section
      aria-labelledby="booking"
      className="self-start rounded-card border border-line bg-raised p-6 lg:-mt-26"
    >
      <h2 id="booking" className="text-xl">
        Time with {firstName(mentor)}
      </h2>
      <Price mentor={mentor} />
      <NextFree mentor={mentor} />
      {user?.id === mentor.userId ? (
        <ButtonLink to="/scheduling" className="mt-5 w-full">
          Your calendar
        </ButtonLink>
      ) : (
        <>
          <ButtonLink to={`/book-session/${mentor.userId}`} variant="primary" className="mt-5 w-full">
            Book a Session
          </ButtonLink>
          <p className="mt-2 text-center text-sm text-muted">One hour, paid for afterwards.</p>
          <ButtonLink to={`/mentor/${mentor.userId}/message`} className="mt-3 w-full">
            Send Message
          </ButtonLink>
        </>
      )}
      <QuickFacts mentor={mentor} />
    </section>
  );
}

const firstName = ({ name }: Mentor): string => name.split(' ')[0] ?? name;

function Price({ mentor: { sessionPrice, currency, ...mentor } }: { mentor: Mentor }) {
  if (sessionPrice === null) {
    return (
      <p className="mt-2 text-sm text-muted">{mentor.name} has not set a price for 30-minute sessions yet.</p>
    );
  }
  return (
    <p className="tabular mt-2 flex items-baseline gap-2">
      <span className="font-serif text-3xl">
        {sessionPrice === 0 ? 'Free' : formatMoney(sessionPrice, currency)}
      </span>
      <span className="text-sm text-muted">per 30 minutes</span>
    </p>
  );
}

function NextFree({ mentor }: { mentor: Mentor }) {
  const { data, error, refetch } = useNextFree(mentor.userId);
  if (mentor.sessionPrice === null) return null;
  return (
    <div className="mt-5 border-t border-line pt-4">
      <h3 className="font-sans text-sm font-semibold">Next free</h3>
      {data ? (
        <Slots mentor={mentor} free={data} />
      ) : error ? (
        <p className="mt-1 text-sm text-muted">
          The free times did not load.{' '}
          <Button variant="ghost" size="sm" onClick={() => void refetch()}>
            Retry
          </Button>
        </p>
      ) : (
        <div role="status" aria-label="Loading free times" className="mt-2 grid gap-2">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </div>
      )}
    </div>
  );
}

function Slots({ mentor, free }: { mentor: Mentor; free: FreeSlots }) {
  const { timezone, slots } = free;
  const mine = browserZone();
  const name = firstName(mentor);
  const all = (
    <TextLink to={`/scheduling?mentor=${mentor.userId}`} className="text-sm">
      All free times
    </TextLink>
  );
  if (timezone === null)
    return <p className="mt-1 text-sm text-muted">{name} has not opened a calendar yet.</p>;
  if (slots.length === 0) {
    return <p className="mt-1 text-sm text-muted">No free times in the next 14 days. {all}</p>;
  }
  return (
    <>
      <ul className="mt-2 grid gap-2">
        {slots.map(({ start }) => (
          <li key={start}>
            <ButtonLink
              to={`/scheduling?mentor=${mentor.userId}&slot=${encodeURIComponent(start)}`}
              className="tabular min-h-14! w-full flex-col items-start! gap-0! px-4! py-1.5 leading-tight whitespace-normal!"
            >
              <time dateTime={start}>{formatInZone(start, mine, 'moment')}</time>
              {timezone !== mine && (
                <span className="text-xs font-normal text-muted">
                  {mentorTime(start, mine, timezone, name)}
                </span>
              )}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 text-xs text-muted">
        <span>Your time, {zoneLabel(mine, slots[0]!.start)}</span>
        {all}
      </p>
    </>
  );
}

/** "your time, 10:30 for Amara", with the day if it differs. */
const mentorTime = (start: string, mine: string, theirs: string, name: string): string =>
  `your time, ${formatInZone(start, theirs, dateIn(mine, start) === dateIn(theirs, start) ? 'time' : 'moment')} for ${name}`;
