import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { OwnCard } from '@waymark/contracts/community/network';
import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { showIssues } from '#lib/show-issues.ts';
import { Button } from '#shared/ui/button.tsx';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Input, Select, Textarea } from '#shared/ui/input.tsx';
import { toast } from '#shared/ui/toast.ts';
import { toastError } from '#shared/ui/toast-error.ts';
import { useSaveCard } from '../api/use-network.ts';
import { categoryLabels, responseTimeLabels } from '../texts.ts';
import { bodyOf, CardFields, fieldsOf } from './card-fields.ts';

type Form = Pick<UseFormReturn<CardFields>, 'register' | 'formState'>;

const topicFields = [
  {
    name: 'helpOffered',
    label: 'What you can help with',
    hint: 'You may be notified of requests that mention one of these.',
  },
  { name: 'helpNeeded', label: 'What you need help with', hint: undefined },
  { name: 'strugglesOvercome', label: 'What you came through', hint: undefined },
  { name: 'currentChallenges', label: 'What you are working on now', hint: undefined },
] as const;
const FIELDS = Object.keys(CardFields.shape) as (keyof CardFields)[];

/** `card`: as it was when the form was opened; saved only if it has not changed since. */
export function CardForm({ card: given, onDone }: { card: OwnCard; onDone: () => void }) {
  const [card] = useState(given);
  const form = useForm<CardFields>({
    resolver: standardSchemaResolver(CardFields),
    defaultValues: fieldsOf(card),
  });
  const save = useSaveCard();
  const send = (fields: CardFields) =>
    save.mutate(bodyOf(fields, card.revision), {
      onSuccess: () => {
        toast({ title: 'Your card is saved', variant: 'success' });
        onDone();
      },
      onError: (error) => {
        showIssues(error, FIELDS, form.setError);
        toastError('Your card was not saved', error);
      },
    });
  return (
    <form noValidate aria-label="Your card" onSubmit={form.handleSubmit(send)} className="grid gap-6">
      <Availability {...form} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {topicFields.map(({ name, label, hint }) => (
          <Field
            key={name}
            label={label}
            aside="one per line"
            hint={hint}
            error={form.formState.errors[name]?.message}
          >
            <Textarea rows={3} {...form.register(name)} />
          </Field>
        ))}
      </div>
      <Facts {...form} />
      <Contact {...form} />
      <Button type="submit" variant="primary" loading={save.isPending} className="justify-self-start">
        Save Card
      </Button>
    </form>
  );
}

function Availability({ register }: Form) {
  return (
    <Checkbox
      description="Your card shows it, and you are notified when a request matches what you can help with."
      {...register('availableForPeerSupport')}
    >
      I am available for peer support
    </Checkbox>
  );
}

function Facts({ register, formState: { errors } }: Form) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <Field label="Years of experience" aside="optional" error={errors.yearsExperience?.message}>
        <Input inputMode="numeric" maxLength={2} {...register('yearsExperience')} />
      </Field>
      <Field label="You usually reply" aside="optional">
        <Select {...register('responseTime')}>
          <option value="">Not shown</option>
          {Object.entries(responseTimeLabels).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <fieldset className="sm:col-span-2">
        <legend className="text-sm font-semibold">Categories</legend>
        <div className="flex flex-wrap gap-x-6">
          {Object.entries(categoryLabels).map(([value, label]) => (
            <Checkbox key={value} value={value} {...register('categories')}>
              {label}
            </Checkbox>
          ))}
        </div>
      </fieldset>
    </div>
  );
}

function Contact({ register, formState: { errors } }: Form) {
  return (
    <div className="grid gap-2">
      <Field
        label="Contact address"
        aside="optional"
        hint="It can be different from the one you log in with, which no one sees."
        error={errors.contactEmail?.message}
      >
        <Input type="email" autoComplete="email" {...register('contactEmail')} />
      </Field>
      <Checkbox
        description="Without this, no one can see the address or connect with you by email."
        {...register('isEmailPublic')}
      >
        Other mentors may see this address
      </Checkbox>
    </div>
  );
}
