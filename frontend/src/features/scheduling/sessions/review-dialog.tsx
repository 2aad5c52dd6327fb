import { reviewSession } from '@waymark/contracts/scheduling/routes';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import clsx from 'clsx';
import { Star } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Textarea } from '../../../components/ui/input.tsx';
import { call, newIdempotencyKey } from '../../../lib/api.ts';
import { firstName } from '../words.ts';
import { useSessionAction } from './use-session-action.ts';

const MARKS = [
  { value: 1, words: 'Did not help' },
  { value: 2, words: 'Helped a little' },
  { value: 3, words: 'Helped' },
  { value: 4, words: 'Helped a lot' },
  { value: 5, words: 'Made the difference' },
];

/** One to five, and words if one has any; once a session. */
export function ReviewDialog({ session, onClose }: { session: Session; onClose: () => void }) {
  const key = useRef(newIdempotencyKey());
  const [rating, setRating] = useState(0);
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);
  const name = firstName(session.with.name);
  const review = useSessionAction({
    act: () =>
      call(reviewSession, {
        params: { id: session.id },
        body: { rating, text: text.trim() },
        idempotencyKey: key.current,
      }),
    done: () => ({ title: 'Thank you for your review', description: `It is shown on ${name}’s page.` }),
    failed: 'Your review was not saved',
    onDone: onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`How was it with ${name}?`}
      description={`Everybody can read it on ${name}’s page, with the first letter of your name beside it. It cannot be changed later.`}
      footer={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button
            variant="primary"
            loading={review.isPending}
            onClick={() => (rating === 0 ? setMissing(true) : review.mutate())}
          >
            Send review
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <Rating
          rating={rating}
          error={missing && rating === 0 ? 'Choose from 1 to 5' : undefined}
          onRate={setRating}
        />
        <Field label="In your words" aside="optional">
          <Textarea
            rows={5}
            maxLength={2_000}
            value={text}
            onChange={(event) => setText(event.target.value)}
            placeholder="What would you tell somebody who thinks about booking?"
          />
        </Field>
      </div>
    </Dialog>
  );
}

interface RatingProps {
  rating: number;
  error: string | undefined;
  onRate: (rating: number) => void;
}

function Rating({ rating, error, onRate }: RatingProps) {
  const group = useId();
  return (
    <fieldset aria-describedby={error ? `${group}-error` : undefined}>
      <legend className="text-sm font-semibold">Your rating</legend>
      <div className="mt-1 flex flex-wrap items-center">
        {MARKS.map(({ value, words }) => (
          <label
            key={value}
            className="grid size-12 cursor-pointer place-items-center rounded-control hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-dusk"
          >
            <input
              type="radio"
              name={group}
              className="sr-only"
              checked={value === rating}
              onChange={() => onRate(value)}
              aria-label={`${value} of 5: ${words}`}
            />
            <Star
              aria-hidden="true"
              className={clsx('size-7', value <= rating ? 'fill-clay text-clay' : 'text-edge')}
            />
          </label>
        ))}
        <span aria-hidden="true" className="ml-2 text-sm text-muted">
          {MARKS[rating - 1]?.words}
        </span>
      </div>
      {error && (
        <p id={`${group}-error`} role="alert" className="mt-1 text-sm text-berry">
          {error}
        </p>
      )}
    </fieldset>
  );
}
