import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { Mentor } from '@waymark/contracts/identity/mentors';
import type { SessionType } from '@waymark/contracts/scheduling/calendar';
import { sessionTypes, USUAL_PRICE } from '@waymark/contracts/scheduling/constants';
import { GuidedBookingBody } from '@waymark/contracts/scheduling/sessions';
import { type KeyboardEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { AboutCard } from '../../../components/talk/about-card.tsx';
import { GoneTime, KeptNotice } from '../../../components/talk/kept-notice.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { ApiError } from '../../../lib/api.ts';
import { showIssues } from '../../../lib/show-issues.ts';
import { browserZone, dateIn, timeInBothZones } from '../../../lib/zones.ts';
import { useBook } from '../api/use-guided.ts';
import { type GuidedSlot, slotsOf } from '../guided-slots.ts';
import { useAbout } from '../use-about.ts';
import { type Booking, FIELDS, linkedSlot, startValues, useDraft, useKeptForm } from '../use-kept-form.ts';
import { BookingError } from './booking-error.tsx';
import { Summary } from './summary.tsx';
import { TopicFields } from './topic-fields.tsx';
import { TypeChoice } from './type-choice.tsx';
import { When } from './when.tsx';

const BookingFields = GuidedBookingBody.pick({
  sessionType: true,
  date: true,
  time: true,
  topic: true,
  message: true,
});

interface BookingFormProps {
  userId: number;
  mentor: Mentor;
  zone: string;
}

/** Its values survive a rejected booking, a reload and a new login. */
export function BookingForm({ userId, mentor, zone }: BookingFormProps) {
  const name = mentor.name.split(' ')[0] ?? mentor.name;
  const [params] = useSearchParams();
  const about = useAbout();
  const { draft, found } = useDraft(userId, mentor.userId);
  const [linked] = useState(() => linkedSlot(params.get('slot'), zone));
  const navigate = useNavigate();
  const book = useBook();
  const form = useForm<Partial<Booking>, unknown, Booking>({
    resolver: standardSchemaResolver(BookingFields) as never,
    defaultValues: startValues(found, linked),
  });
  const { register, handleSubmit, formState, setError, setValue, watch } = form;
  const { errors, isSubmitted } = formState;
  const { sessionType: type, date, time } = watch();
  const slot = (date && slotsOf(date, zone, new Set()).find((each) => each.time === time)) || null;
  const [month, setMonth] = useState((date ?? dateIn(zone, Date.now())).slice(0, 7));
  const kept = useKeptForm({ form, mentor: { id: mentor.userId, zone }, month, draft, found });
  /** Newer prices, from PRICE_CHANGED errors. */
  const [prices, setPrices] = useState<Partial<Record<SessionType, number>>>({});
  /** The start that another learner has just booked, as epoch ms. */
  const [takenStart, setTakenStart] = useState(0);
  const price = type ? (prices[type] ?? sessionTypes[type].price) : USUAL_PRICE;
  const choose = (next: GuidedSlot) => {
    book.reset();
    setMonth(next.date.slice(0, 7));
    setValue('date', next.date);
    setValue('time', next.time, { shouldValidate: isSubmitted });
  };
  const showRejection = (error: Error, body: GuidedBookingBody) => {
    if (!(error instanceof ApiError)) return;
    showIssues(error, FIELDS, setError);
    if (error.code === 'SLOT_TAKEN') {
      setValue('time', undefined);
      setTakenStart(slot?.start ?? 0);
    }
    const now = error.details.price;
    if (error.code === 'PRICE_CHANGED' && typeof now === 'number') {
      setPrices({ ...prices, [body.sessionType]: now });
    }
  };
  const send = (booking: Booking) => {
    const body = { mentorId: mentor.userId, ...booking, price, timezone: browserZone(), about: about.body };
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
      onError: (error) => showRejection(error, body),
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
        if (isEnter(event) && !(slot && type)) void submit();
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
        <TypeChoice
          field={register('sessionType', { onChange: () => book.reset() })}
          error={errors.sessionType?.message}
        />
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
        type={type ?? null}
        price={price}
        slot={slot}
        pending={book.isPending}
      >
        {book.error instanceof ApiError && book.error.issues.length === 0 && (
          <BookingError
            error={book.error}
            mentor={{ id: mentor.userId, zone }}
            month={month}
            takenStart={takenStart}
            price={price}
            onSlot={choose}
          />
        )}
      </Summary>
    </form>
  );
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
