import type { Mentor } from '@waymark/contracts/identity/mentors';
import type { Pricing } from '@waymark/contracts/scheduling/calendar';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { dateIn } from '#lib/zones.ts';
import { useLoginToBook } from '#shared/talk/login-to-book.ts';
import { ButtonLink } from '#shared/ui/button.tsx';
import type { GuidedSlot } from '../guided-slots.ts';
import { choicesOf, findChoice, keyOf, priceOf } from '../session-choice.ts';
import { linkedSlot } from '../use-kept-form.ts';
import { Summary } from './summary.tsx';
import { TypeChoice } from './type-choice.tsx';
import { When } from './when.tsx';

interface VisitorBookingProps {
  mentor: Mentor;
  zone: string;
  pricing: Pricing;
  /** The first free start. */
  firstFree: string | null;
}

/** The free times for a visitor, who logs in with the chosen one. */
export function VisitorBooking({ mentor, zone, pricing, firstFree }: VisitorBookingProps) {
  const [params] = useSearchParams();
  const slot = linkedSlot(params.get('slot'), zone);
  const [choice, setChoice] = useState(() => findChoice(mentor, params.get('type')));
  const [date, setDate] = useState(() => (slot ?? linkedSlot(firstFree, zone))?.date ?? null);
  const [month, setMonth] = useState((date ?? dateIn(zone, Date.now())).slice(0, 7));
  const loginToBook = useLoginToBook(mentor.name);
  const login = ({ start }: Pick<GuidedSlot, 'start'>) => loginToBook(start, { type: keyOf(choice) });
  const name = mentor.name.split(' ')[0] ?? mentor.name;
  return (
    <div className="mt-10 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="grid min-w-0 gap-12">
        <When
          mentor={{ id: mentor.userId, name, zone }}
          date={date}
          slot={slot}
          month={month}
          onMonth={setMonth}
          onDate={setDate}
          onSlot={({ date: day }) => setDate(day)}
          login={login}
        />
        <TypeChoice choices={choicesOf(mentor)} value={choice} pricing={pricing} onChange={setChoice} />
      </div>
      <Summary
        mentor={{ name, fullName: mentor.name, zone }}
        choice={choice}
        price={priceOf(choice, pricing)}
        currency={pricing.currency}
        slot={slot}
      >
        {slot ? (
          <ButtonLink {...login(slot)} variant="primary" size="lg" className="mt-5 w-full">
            Log in to book
          </ButtonLink>
        ) : (
          <p className="mt-4 text-sm">
            Choose a time. You then log in or create an account, and the time is kept.
          </p>
        )}
      </Summary>
    </div>
  );
}
