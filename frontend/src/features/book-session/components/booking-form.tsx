import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { Mentor } from '@waymark/contracts/identity/mentors';
import type { Currency } from '@waymark/contracts/money';
import type { Pricing } from '@waymark/contracts/scheduling/calendar';
import { type GuidedBookingBody, GuidedBookingFields } from '@waymark/contracts/scheduling/sessions';
import { type KeyboardEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { ApiError } from '#lib/api.ts';
import { showIssues } from '#lib/show-issues.ts';
import { browserZone, dateIn, timeInBothZones } from '#lib/zones.ts';
import { AboutCard } from '#shared/talk/about-card.tsx';
import { GoneTime, KeptNotice } from '#shared/talk/kept-notice.tsx';
import { Button } from '#shared/ui/button.tsx';
import { toast } from '#shared/ui/toast.ts';
import { useBook } from '../api/use-guided.ts';
import { type GuidedSlot, slotsOf } from '../guided-slots.ts';
import { choicesOf, findChoice, keyOf, priceOf, topicOf } from '../session-choice.ts';
import { useAbout } from '../use-about.ts';
import { type Booking, FIELDS, linkedSlot, startValues, useDraft, useKeptForm } from '../use-kept-form.ts';
import { BookingError } from './booking-error.tsx';
import { Summary } from './summary.tsx';
import { TopicFields } from './topic-fields.tsx';
import { TypeChoice } from './type-choice.tsx';
import { When } from './when.tsx';

const BookingFields = z.extend(
  GuidedBookingFields.pick({ date: true, time: true, topic: true, message: true }),
  { choice: z.string() },
);

interface BookingFormProps {
  userId: number;
  mentor: Mentor;
  zone: string;
  pricing: Pricing;
  /** The first free start. */
  firstFree: string | null;
}

/** Its values survive a rejected booking, a reload and a new login. */
export function BookingForm({ userId, mentor, zone, pricing, firstFree }: BookingFormProps) {
  const name = mentor.name.split(' ')[0] ?? mentor.name;
  const [params] = useSearchParams();
  const about = useAbout();
  const { draft, found } = useDraft(userId, mentor.userId);
  const [start] = useState(() => ({
    slot: linkedSlot(params.get('slot'), zone),
    choice: params.get('type'),
    free: linkedSlot(firstFree, zone),
  }));
  const navigate = useNavigate();
  const book = useBook();
  const form = useForm<Partial<Booking>, unknown, Booking>({
    resolver: standardSchemaResolver(BookingFields) as never,
    defaultValues: startValues(found, start),
  });
  const { register, handleSubmit, formState, setError, setValue, watch } = form;
  const { errors, isSubmitted } = formState;
  const { choice: chosen, date, time } = watch();
  const choice = findChoice(mentor, chosen);
  const slot = (date && slotsOf(date, zone, new Set()).find((each) => each.time === time)) || null;
  const [month, setMonth] = useState((date ?? dateIn(zone, Date.now())).slice(0, 7));
  const empty = startValues(null, { slot: null, choice: null, free: start.free });
  const kept = useKeptForm({ form, empty, mentor: { id: mentor.userId, zone }, month, draft, found });
  /** A newer price of the choice, from a PRICE_CHANGED error. */
  const [changed, setChanged] = useState<Cost | null>(null);
  /** The start that another learner has just booked, as epoch ms. */
  const [takenStart, setTakenStart] = useState(0);
  const { price, currency } = changed ?? { price: priceOf(choice, pricing), currency: pricing.currency };
  const choose = (next: GuidedSlot) => {
    book.reset();
    setMonth(next.date.slice(0, 7));
    setValue('date', next.date);
    setValue('time', next.time, { shouldValidate: isSubmitted });
  };
  const showRejection = (error: Error) => {
    if (!(error instanceof ApiError)) return;
    showIssues(error, FIELDS, setError);
    if (error.code === 'SLOT_TAKEN') {
      setValue('time', undefined);
      setTakenStart(slot?.start ?? 0);
    }
    const { price: now, currency: nowIn = currency } = error.details;
    if (error.code === 'PRICE_CHANGED' && typeof now === 'number') {
      setChanged({ price: now, currency: nowIn as Currency });
    }
  };
  const send = ({ choice: _key, ...booking }: Booking) => {
    const body: GuidedBookingBody = {
      ...{ mentorId: mentor.userId, ...booking, price, currency },
      ...{ sessionType: choice.sessionType, topic: topicOf(choice, booking.topic) },
      ...{ timezone: browserZone(), about: about.body },
    };
    book.mutate(body, {
      onSuccess: ({ id }) => {
        draft.remove();
        toast({
          title: 'Session Booked!',
          description:
            "Your session has been successfully scheduled. You'll receive a confirmation email shortly.",
          variant: 'success',
        });
        navigate(`/scheduling?booked=${encodeURIComponent(id)}`);
      },
      onError: showRejection,
    });
  };
  const submit = handleSubmit(send, showMissing);
  const goneText =
    kept.gone === null || slot
      ? null
      : timeInBothZones(new Date(kept.gone).toISOString(), browserZone(), zone, name);
  return (
    <form
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => {
        if (isEnter(event) && !slot) void submit();
      }}
      className="mt-10 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_21rem]"
    >
      <div className="grid min-w-0 gap-12">
        {kept.from ? (
          <KeptNotice from={kept.from} gone={goneText} onStartOver={kept.startOver} />
        ) : (
          goneText && (
            <p role="status" className="rounded-card bg-sunken px-4 py-3 text-sm">
              <GoneTime when={goneText} />
            </p>
          )
        )}
        <When
          mentor={{ id: mentor.userId, name, zone }}
          date={date ?? null}
          slot={slot}
          month={month}
          error={(errors.date ?? errors.time) && 'Choose a day and one of its free times'}
          onMonth={setMonth}
          onDate={(next) => {
            setValue('date', next);
            setValue('time', undefined);
          }}
          onSlot={choose}
        />
        <TypeChoice
          choices={choicesOf(mentor)}
          value={choice}
          pricing={pricing}
          onChange={(next) => {
            book.reset();
            setChanged(null);
            setValue('choice', keyOf(next));
          }}
        />
        <TopicFields
          register={register}
          errors={errors}
          name={name}
          onErase={() => {
            setValue('topic', '');
            setValue('message', '');
          }}
        />
        {about.choice && (
          <AboutCard
            about={about.choice}
            name={name}
            shared={about.shared}
            onShare={about.setShared}
            onRemove={about.remove}
          />
        )}
      </div>
      <Summary
        mentor={{ name, fullName: mentor.name, zone }}
        choice={choice}
        price={price}
        currency={currency}
        slot={slot}
      >
        {book.error instanceof ApiError && book.error.issues.length === 0 && (
          <BookingError
            error={book.error}
            mentor={{ id: mentor.userId, zone }}
            month={month}
            takenStart={takenStart}
            price={price}
            currency={currency}
            onSlot={choose}
          />
        )}
        <Button
          type="submit"
          variant="primary"
          size="lg"
          className="mt-5 w-full"
          disabled={!slot}
          loading={book.isPending}
        >
          {book.isPending ? 'Booking...' : 'Book Session'}
        </Button>
      </Summary>
    </form>
  );
}

interface Cost {
  price: number;
  currency: Currency;
}

/** While the submit button is disabled, browsers do not submit on Enter: then the missing fields are shown instead. */
const isEnter = ({ key, target }: KeyboardEvent): boolean =>
  key === 'Enter' && target instanceof HTMLInputElement && target.type === 'text';

const showMissing = (): void =>
  void toast({
    title: 'Missing Information',
    description: 'Please select a date, time, and session type.',
    variant: 'destructive',
  });
