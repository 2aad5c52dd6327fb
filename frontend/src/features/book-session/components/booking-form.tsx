import type { Mentor } from '@waymark/contracts/identity/mentors';
import type { SessionType } from '@waymark/contracts/scheduling/calendar';
import { sessionTypes } from '@waymark/contracts/scheduling/constants';
import type { GuidedBookingBody } from '@waymark/contracts/scheduling/sessions';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../../components/ui/error-state.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { ApiError } from '../../../lib/api.ts';
import { browserZone, dateIn } from '../../../lib/zones.ts';
import { useBook } from '../api/use-guided.ts';
import type { GuidedSlot } from '../guided-slots.ts';
import { Refusal } from './refusal.tsx';
import { Summary } from './summary.tsx';
import { TypeChoice } from './type-choice.tsx';
import { When } from './when.tsx';
import { Words } from './words.tsx';

/** Shown while no type is chosen. */
const USUAL_PRICE = 2_500;

/** Everything on one page; what was typed stays when a booking is refused. */
export function BookingForm({ mentor, zone }: { mentor: Mentor; zone: string }) {
  const name = mentor.name.split(' ')[0] ?? mentor.name;
  const navigate = useNavigate();
  const book = useBook();
  const [type, setType] = useState<SessionType | null>(null);
  const [date, setDate] = useState<string | null>(null);
  const [slot, setSlot] = useState<GuidedSlot | null>(null);
  const [month, setMonth] = useState(dateIn(zone, Date.now()).slice(0, 7));
  const [words, setWords] = useState({ topic: '', message: '' });
  /** Prices that the server told since this page was loaded. */
  const [prices, setPrices] = useState<Partial<Record<SessionType, number>>>({});
  /** The start that was refused. */
  const [wanted, setWanted] = useState(0);
  const price = type ? (prices[type] ?? sessionTypes[type].price) : USUAL_PRICE;
  const choose = (next: GuidedSlot) => {
    book.reset();
    setMonth(next.date.slice(0, 7));
    setDate(next.date);
    setSlot(next);
  };
  const refused = (error: Error, body: GuidedBookingBody, start: number) => {
    toast({
      title: 'Booking Failed',
      description: messageOf(error, 'Failed to book session. Please try again.'),
      variant: 'destructive',
    });
    if (!(error instanceof ApiError)) return;
    if (error.code === 'SLOT_TAKEN') {
      setSlot(null);
      setWanted(start);
    }
    const now = error.details.price;
    if (error.code === 'PRICE_CHANGED' && typeof now === 'number') {
      setPrices({ ...prices, [body.sessionType]: now });
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (book.isPending) return;
    if (!slot || !type) return missing();
    const { date, time, start } = slot;
    const timezone = browserZone();
    const body = { mentorId: mentor.userId, date, time, sessionType: type, ...words, price, timezone };
    book.mutate(body, {
      onSuccess: () => {
        toast({
          title: 'Session Booked!',
          description:
            "Your session has been successfully scheduled. You'll receive a confirmation email shortly.",
          variant: 'success',
        });
        navigate('/scheduling');
      },
      onError: (error) => refused(error, body, start),
    });
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => {
        if (isEnter(event) && !(slot && type)) missing();
      }}
      className="mt-10 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_21rem]"
    >
      <div className="grid min-w-0 gap-12">
        <TypeChoice
          value={type}
          onChange={(next) => {
            book.reset();
            setType(next);
          }}
        />
        <When
          mentor={{ id: mentor.userId, name, zone }}
          date={date}
          slot={slot}
          month={month}
          onMonth={setMonth}
          onDate={(next) => {
            setDate(next);
            setSlot(null);
          }}
          onSlot={choose}
        />
        <Words words={words} onChange={setWords} name={name} />
      </div>
      <Summary
        mentor={{ name, fullName: mentor.name, zone }}
        type={type}
        price={price}
        slot={slot}
        pending={book.isPending}
      >
        {book.error instanceof ApiError && (
          <Refusal
            error={book.error}
            mentor={{ id: mentor.userId, zone }}
            month={month}
            wanted={wanted}
            price={price}
            onSlot={choose}
          />
        )}
      </Summary>
    </form>
  );
}

/** A browser sends nothing by Enter while the button cannot be pressed: then it has to be said what is missing. */
const isEnter = ({ key, target }: KeyboardEvent): boolean =>
  key === 'Enter' && target instanceof HTMLInputElement && target.type === 'text';

const missing = (): void =>
  void toast({
    title: 'Missing Information',
    description: 'Please select a date, time, and session type.',
    variant: 'destructive',
  });
