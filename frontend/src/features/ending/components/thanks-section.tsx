import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type Ending, THANKS_MAX, ThanksBody } from '@waymark/contracts/roadmaps/endings';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { showIssues } from '#lib/show-issues.ts';
import { HelpNow } from '#shared/safety/help-now.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { messageOf } from '#shared/ui/error-state.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Textarea } from '#shared/ui/input.tsx';
import { toast } from '#shared/ui/toast.ts';
import { toastError } from '#shared/ui/toast-error.ts';
import { useGiveThanks, useRemoveThanks } from '../api/use-ending.ts';

/** One line to the mentor; nothing without a recipient. */
export function ThanksSection({ ending }: { ending: Ending }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { thanks, mentor, canThank } = ending;
  if (!canThank && !thanks) return null;
  // The control with the focus is replaced.
  const onChanged = () => heading.current?.focus();
  return (
    <Card as="section" aria-labelledby="thanks">
      <h2 id="thanks" ref={heading} tabIndex={-1} className="text-xl">
        {thanks ? `You thanked ${mentor.name}` : `Thank ${mentor.name}`}
      </h2>
      {thanks ? (
        <Given ending={ending} line={thanks.line} onChanged={onChanged} />
      ) : (
        <ThanksForm ending={ending} onChanged={onChanged} />
      )}
    </Card>
  );
}

interface PartProps {
  ending: Ending;
  onChanged: () => void;
}

function ThanksForm({ ending: { roadmapId, mentor }, onChanged }: PartProps) {
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: standardSchemaResolver(ThanksBody),
    defaultValues: { line: '' },
  });
  const give = useGiveThanks(roadmapId);
  const send = (body: ThanksBody) =>
    give.mutate(body, {
      onSuccess: () => {
        toast({ title: 'Sent', description: `${mentor.name} has your thanks now.`, variant: 'success' });
        onChanged();
      },
      onError: (error) => {
        showIssues(error, ['line'], setError);
        toast({ title: 'Not sent', description: messageOf(error), variant: 'destructive' });
      },
    });
  return (
    <form noValidate aria-labelledby="thanks" onSubmit={handleSubmit(send)} className="mt-4 grid gap-4">
      <Field
        label="Your thanks"
        error={formState.errors.line?.message}
        hint={`Only ${mentor.name} reads it, with your user name.`}
      >
        <Textarea rows={3} limit={THANKS_MAX} {...register('line')} />
      </Field>
      <Button type="submit" variant="primary" loading={give.isPending} className="justify-self-start">
        Send
      </Button>
      <HelpNow className="-my-2" />
    </form>
  );
}

function Given({ ending, line, onChanged }: PartProps & { line: string }) {
  const remove = useRemoveThanks(ending.roadmapId);
  const take = () =>
    remove.mutate(undefined, {
      onSuccess: onChanged,
      onError: (error) => toastError('Not removed', error, messageOf(error)),
    });
  return (
    <>
      <blockquote dir="auto" className="mt-3 border-l-4 border-clay pl-4 font-serif text-lg wrap-anywhere">
        {line}
      </blockquote>
      <p className="mt-3 text-sm text-muted">
        If you remove it, it disappears from Waymark. A mail that was already sent stays with{' '}
        {ending.mentor.name}.
      </p>
      <Button size="sm" className="mt-3" loading={remove.isPending} onClick={take}>
        Remove
      </Button>
    </>
  );
}
