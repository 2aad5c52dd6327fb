import { wallTime } from '#lib/wall-time.ts';
import { dateIn, formatInZone } from '#lib/zones.ts';
import { useShownZone, ZoneSwitch } from '#shared/talk/zone-switch.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Drawing } from '#shared/ui/drawing.tsx';
import { FieldError } from '#shared/ui/field.tsx';
import { TextLink } from '#shared/ui/link.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { useFirstFree, useMonth } from '../api/use-guided.ts';
import { daysOf, type GuidedSlot, slotAt, slotsOf } from '../guided-slots.ts';
import { DateChoice } from './date-choice.tsx';
import { TimeChoice } from './time-choice.tsx';

interface WhenProps {
  mentor: { id: number; name: string; zone: string };
  date: string | null;
  slot: GuidedSlot | null;
  /** The month on screen, `YYYY-MM`. */
  month: string;
  error?: string | undefined;
  onMonth: (month: string) => void;
  onDate: (date: string) => void;
  onSlot: (slot: GuidedSlot) => void;
  /** For a visitor: where to log in with a time. */
  login?: (slot: GuidedSlot) => { to: string; state: object };
}

/** Days are those of the mentor's zone; times are shown in the mentor's or the learner's zone. */
export function When(props: WhenProps) {
  const { mentor, date, slot, month, error, login, onMonth, onDate, onSlot } = props;
  const today = dateIn(mentor.zone, Date.now());
  const shown = useShownZone(mentor.zone);
  const found = useMonth(mentor.id, month);
  const free = new Set(found.data?.slots.map(({ start }) => Date.parse(start)));
  const nothing = found.isSuccess && free.size === 0;
  const next = useFirstFree(mentor.id, today, nothing);
  const nextStart = next.data?.slots[0]?.start;
  const goTo = (start: string) => {
    const found = slotAt(Date.parse(start), mentor.zone);
    if (!found) return;
    if (!login) return onSlot(found);
    onMonth(found.date.slice(0, 7));
    onDate(found.date);
  };
  return (
    <section aria-labelledby="when">
      <h2 id="when" className="text-2xl">
        Date and time
      </h2>
      <p className="mt-1 text-sm text-muted">
        60 minutes, on weekdays between {wallTime('09:00')} and {wallTime('18:00')} for {mentor.name}.
      </p>
      <div className="mt-4">
        <ZoneSwitch theirs={mentor.zone} name={mentor.name} at={slot?.start} />
      </div>
      <FieldError className="mt-2">{error}</FieldError>
      <div className="mt-6 grid items-start gap-8 md:grid-cols-[minmax(0,21rem)_minmax(0,1fr)]">
        <DateChoice
          today={today}
          month={month}
          onMonth={onMonth}
          value={date}
          onChange={onDate}
          freeDays={found.data ? daysOf(free, mentor.zone) : null}
        />
        <div className="grid gap-4">
          {found.error && !found.data && <QueryError title="The free times did not load" query={found} />}
          {nothing && (
            <div role="status" className="grid justify-items-start gap-3 rounded-card border border-line p-4">
              <Drawing name="bench" size="sm" />
              <p>No free times in this month.</p>
              {nextStart ? (
                <Button size="sm" onClick={() => goTo(nextStart)}>
                  Next free: {formatInZone(nextStart, shown, 'moment')}
                </Button>
              ) : (
                next.isSuccess && (
                  <p className="text-sm text-muted">
                    None in the next six weeks either.{' '}
                    <TextLink to="/mentors?available=any&sort=soonest">See mentors who have</TextLink>
                  </p>
                )
              )}
            </div>
          )}
          {date?.startsWith(month) && found.data && !nothing ? (
            <TimeChoice
              date={date}
              slots={slotsOf(date, mentor.zone, free).filter((one) => one.free)}
              value={slot}
              onChoose={login ? { login } : onSlot}
              shown={shown}
              mentor={mentor}
            />
          ) : (
            !nothing &&
            !found.error && (
              <p className="text-muted">
                {found.isPending ? 'Loading free times…' : 'Choose a day. Those with a dot have free times.'}
              </p>
            )
          )}
        </div>
      </div>
    </section>
  );
}
