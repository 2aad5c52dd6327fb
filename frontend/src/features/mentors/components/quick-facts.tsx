import type { Mentor } from '@waymark/contracts/identity/mentors';
import { CalendarCheck, CalendarDays, Clock, Languages } from 'lucide-react';
import type { ReactNode } from 'react';
import { languageName } from '#lib/languages.ts';
import { useNow } from '#lib/use-now.ts';
import { formatInZone, zoneLabel } from '#lib/zones.ts';
import { OnDevice } from '#shared/ui/on-device.tsx';

const month = new Intl.DateTimeFormat(undefined, { month: 'long', year: 'numeric' });

/** What the mentor has entered; a fact that is not known is left out. */
export function QuickFacts({ mentor }: { mentor: Mentor }) {
  return (
    <section aria-labelledby="quick-facts" className="mt-5 border-t border-line pt-4">
      <h3 id="quick-facts" className="font-sans text-sm font-semibold">
        Quick facts
      </h3>
      <ul className="mt-2 grid gap-2 text-sm">
        {mentor.languages.length > 0 && (
          <Fact icon={<Languages aria-hidden="true" />}>
            Speaks <OnDevice instead={mentor.languages.join(', ')}>{() => spoken(mentor)}</OnDevice>
          </Fact>
        )}
        {mentor.timezone && (
          <Fact icon={<Clock aria-hidden="true" />}>
            <OnDevice instead="Saturday, 12:00 there">{() => <LocalTime zone={mentor.timezone!} />}</OnDevice>
          </Fact>
        )}
        <Fact icon={<CalendarCheck aria-hidden="true" />}>Bookings are confirmed at once</Fact>
        <Fact icon={<CalendarDays aria-hidden="true" />}>
          On Waymark since{' '}
          <OnDevice instead="January 2026">{() => month.format(new Date(mentor.memberSince))}</OnDevice>
        </Fact>
      </ul>
    </section>
  );
}

const list = new Intl.ListFormat(undefined, { type: 'conjunction' });
const spoken = ({ languages }: Mentor): string =>
  list.format(languages.map((code) => languageName(code) ?? code));

function LocalTime({ zone }: { zone: string }) {
  const now = useNow(30_000);
  return (
    <>
      {formatInZone(now, zone, 'weekdayTime')} in {zoneLabel(zone, now)}
    </>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted">
      {icon}
      <span dir="auto" className="min-w-0 wrap-anywhere">
        {children}
      </span>
    </li>
  );
}
