import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { Mentor } from '@waymark/contracts/identity/mentors';
import type { SessionType } from '@waymark/contracts/scheduling/calendar';
import { sessionTypes } from '@waymark/contracts/scheduling/constants';
import { GuidedBookingBody } from '@waymark/contracts/scheduling/sessions';
import { type KeyboardEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { toast } from '../../../components/ui/toast.ts';
import { toastError } from '../../../components/ui/toast-error.ts';
import { ApiError } from '../../../lib/api.ts';
import { showIssues } from '../../../lib/show-issues.ts';
import { browserZone, dateIn } from '../../../lib/zones.ts';
import { useBook } from '../api/use-guided.ts';
import { type GuidedSlot, slotsOf } from '../guided-slots.ts';
import { BookingError } from './booking-error.tsx';
import { Summary } from './summary.tsx';
import { TopicFields } from './topic-fields.tsx';
import { TypeChoice } from './type-choice.tsx';
import { When } from './when.tsx';

/** Shown while no type is chosen. */
const USUAL_PRICE = 2_500;

const FIELDS = ['sessionType', 'date', 'time', 'topic', 'message'] as const;
type Booking = Pick<GuidedBookingBody, (typeof FIELDS)[number]>;
const BookingFields = GuidedBookingBody.pick({
  sessionType: true,
  date: true,
  time: true,
  topic: true,
  message: true,
});

/** Its values survive a rejected booking. */
export function BookingForm({ mentor, zone }: { mentor: Mentor; zone: string }) {
  const name = mentor.name.split(' ')[0] ?? mentor.name;
  const navigate = useNavigate();
  const book = useBook();
  const { register, handleSubmit, formState, setError, setValue, watch } = useForm<
    Partial<Booking>,
    unknown,
    Booking
  >({
    resolver: standardSchemaResolver(BookingFields) as never,
    defaultValues: { topic: '', message: '' },
  });
  const { errors, isSubmitted } = formState;
  const { sessionType: type, date, time } = watch();
  const slot = (date && slotsOf(date, zone, new Set()).find((each) => each.time === time)) || null;
  const [month, setMonth] = useState(dateIn(zone, Date.now()).slice(0, 7));
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
    toastError('Booking Failed', error, 'Failed to book session. Please try again.');
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
    const body = { mentorId: mentor.userId, ...booking, price, timezone: browserZone() };
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
      onError: (error) => showRejection(error, body),
    });
  };
  const submit = handleSubmit(send, showMissing);
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
      </div>
      <Summary
        mentor={{ name, fullName: mentor.name, zone }}
        type={type ?? null}
        price={price}
        slot={slot}
        pending={book.isPending}
      >
        {book.error instanceof ApiError && (
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
