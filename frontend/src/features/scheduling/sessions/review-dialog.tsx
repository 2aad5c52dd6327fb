import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { ReviewBody, type Session } from '@waymark/contracts/scheduling/sessions';
import clsx from 'clsx';
import { Star } from 'lucide-react';
import { type Ref, useId } from 'react';
import { useController, useForm } from 'react-hook-form';
import { call } from '#lib/api.ts';
import { showIssues } from '#lib/show-issues.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Field, FieldError } from '#shared/ui/field.tsx';
import { Textarea } from '#shared/ui/input.tsx';
import { firstName } from '../texts.ts';
import { useSessionAction } from './use-session-action.ts';

const RATINGS = [
  { value: 1, label: 'Did not help' },
  { value: 2, label: 'Helped a little' },
  { value: 3, label: 'Helped' },
  { value: 4, label: 'Helped a lot' },
  { value: 5, label: 'Made the difference' },
];

const FORM = 'session-review';

export function ReviewDialog({ session, onClose }: { session: Session; onClose: () => void }) {
  const { register, handleSubmit, formState, control, setError } = useForm({
    resolver: standardSchemaResolver(ReviewBody),
    defaultValues: { rating: 0, text: '' },
  });
  const { field: rating } = useController({ name: 'rating', control });
  const name = firstName(session.with.name);
  const review = useSessionAction({
    act: (body: ReviewBody, idempotencyKey) =>
      call('POST /api/sessions/{id}/review', { params: { id: session.id }, body, idempotencyKey }),
    done: () => ({ title: 'Thank you for your review', description: `It is shown on ${name}’s page.` }),
    failed: 'Your review was not saved',
    onDone: onClose,
    onFailed: (error) => {
      showIssues(error, ['rating', 'text'], setError);
      return false;
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`How was it with ${name}?`}
      description={`Everyone can read it on ${name}’s page, next to the first letter of your name. It cannot be changed later.`}
      footer={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button type="submit" form={FORM} variant="primary" loading={review.isPending}>
            Send review
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        noValidate
        className="grid gap-5"
        onSubmit={handleSubmit((body) => review.mutate(body))}
      >
        <Rating {...rating} error={formState.errors.rating?.message} />
        <Field label="In your words" aside="optional" error={formState.errors.text?.message}>
          <Textarea
            rows={5}
            maxLength={2_000}
            placeholder="What would you tell someone who is thinking about booking?"
            {...register('text')}
          />
        </Field>
      </form>
    </Dialog>
  );
}

interface RatingProps {
  ref: Ref<HTMLInputElement>;
  value: number;
  error: string | undefined;
  onChange: (rating: number) => void;
}

function Rating({ ref, value: rating, error, onChange }: RatingProps) {
  const group = useId();
  return (
    <fieldset aria-describedby={error ? `${group}-error` : undefined}>
      <legend className="text-sm font-semibold">Your rating</legend>
      <div className="mt-1 flex flex-wrap items-center">
        {RATINGS.map(({ value, label }) => (
          <label
            key={value}
            className="grid size-12 cursor-pointer place-items-center rounded-control hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-dusk"
          >
            <input
              ref={value === 1 ? ref : undefined}
              type="radio"
              name={group}
              className="sr-only"
              checked={value === rating}
              onChange={() => onChange(value)}
              aria-label={`${value} of 5: ${label}`}
            />
            <Star
              aria-hidden="true"
              className={clsx('size-7', value <= rating ? 'fill-clay text-clay' : 'text-edge')}
            />
          </label>
        ))}
        <span aria-hidden="true" className="ml-2 text-sm text-muted">
          {RATINGS[rating - 1]?.label}
        </span>
      </div>
      <FieldError id={`${group}-error`} className="mt-1">
        {error}
      </FieldError>
    </fieldset>
  );
}
