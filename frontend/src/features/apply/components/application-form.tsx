import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  ApplyMentorBody,
  MAX_LONG,
  type MentorApplication,
  TOO_FEW_YEARS,
} from '@waymark/contracts/identity/applications';
import { useEffect } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { showIssues } from '#lib/show-issues.ts';
import {
  readApplicationDraft,
  removeApplicationDraft,
  saveApplicationDraft,
} from '#shared/application/application-draft.ts';
import { HelpNow } from '#shared/safety/help-now.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Input, Textarea } from '#shared/ui/input.tsx';
import { toast } from '#shared/ui/toast.ts';
import { useApply, useChange } from '../api/use-apply.ts';

type Values = z.input<typeof ApplyMentorBody>;
const FIELDS = [
  ...['fullName', 'expertise', 'yearsExperience', 'achievements', 'impactStatement'],
  ...['linkedinUrl', 'portfolioUrl'],
] as (keyof Values)[];
const REQUIRED = FIELDS.slice(0, 5);
const BLANK = {
  fullName: '',
  expertise: '',
  achievements: '',
  impactStatement: '',
  linkedinUrl: '',
  portfolioUrl: '',
};

/** What was typed before a reload wins over the rejected application. */
function startOf(userId: number, before: MentorApplication | null): Partial<Values> {
  const draft = readApplicationDraft(userId);
  const source = typeof draft === 'object' && draft !== null ? draft : before;
  const known = Object.entries(source ?? {}).filter(([name]) => FIELDS.includes(name as keyof Values));
  return { ...BLANK, ...Object.fromEntries(known.map(([name, value]) => [name, value ?? ''])) };
}

interface ApplicationFormProps {
  userId: number;
  before: MentorApplication | null;
  /** Whether it takes the place of the button that opened it. */
  isFocused: boolean;
}

/** A new application. */
export function ApplicationForm(props: ApplicationFormProps) {
  const { mutate, isPending } = useApply(props.userId);
  return <Form {...props} label="Submit Application" isPending={isPending} onSend={mutate} />;
}

interface ChangeFormProps {
  userId: number;
  application: MentorApplication;
  onClose: () => void;
}

/** A waiting application, to be changed. */
export function ChangeForm({ userId, application, onClose }: ChangeFormProps) {
  const { mutate, isPending } = useChange(userId, application.id);
  const cancel = () => {
    removeApplicationDraft(userId);
    onClose();
  };
  return (
    <Form
      {...{ userId, before: application, isPending, isFocused: true }}
      label="Send the changes"
      onSend={(body, { onError }) => mutate(body, { onError, onSuccess: onClose })}
      onCancel={cancel}
    />
  );
}

interface FormProps extends ApplicationFormProps {
  label: string;
  isPending: boolean;
  onSend: (body: ApplyMentorBody, handlers: { onError: (error: Error) => void }) => void;
  onCancel?: () => void;
}

function Form({ userId, before, isFocused, label, isPending, onSend, onCancel }: FormProps) {
  const { register, handleSubmit, formState, setError, watch, getValues } = useForm<
    Values,
    unknown,
    ApplyMentorBody
  >({ resolver: standardSchemaResolver(ApplyMentorBody), defaultValues: startOf(userId, before) });
  const { errors } = formState;
  useEffect(() => {
    const { unsubscribe } = watch((values) => saveApplicationDraft(userId, values));
    return unsubscribe;
  }, [watch, userId]);
  const submit = (body: ApplyMentorBody) =>
    onSend(body, { onError: (error) => showIssues(error, FIELDS, setError) });
  const left = (name: 'achievements' | 'impactStatement') => {
    const { length } = watch(name) ?? '';
    return `${length.toLocaleString('en')} of ${MAX_LONG.toLocaleString('en')} characters`;
  };
  return (
    <Card as="section" aria-labelledby="apply" className="md:p-8">
      <h2 id="apply" className="text-2xl">
        Your application
      </h2>
      <p className="mt-1 text-sm text-muted">What you type stays in this browser until you submit it.</p>
      <form
        noValidate
        className="mt-6 grid gap-5"
        onSubmit={handleSubmit(submit, (found) => announce(found, getValues()))}
      >
        <Field
          label="Full name"
          required
          error={errors.fullName?.message}
          hint="Your name in the mentor directory, if you are approved."
        >
          <Input autoComplete="name" autoFocus={isFocused} {...register('fullName')} />
        </Field>
        <div className="grid gap-5 sm:grid-cols-[1fr_10rem]">
          <Field
            label="Area of expertise"
            required
            error={errors.expertise?.message}
            hint="What you came through or learned."
          >
            <Input {...register('expertise')} />
          </Field>
          <Field label="Years of experience" required error={errors.yearsExperience?.message}>
            <Input
              type="number"
              inputMode="numeric"
              min={0}
              step={1}
              {...register('yearsExperience', { setValueAs: numberOf })}
            />
          </Field>
        </div>
        <Field
          label="Achievements"
          required
          error={errors.achievements?.message}
          aside={left('achievements')}
          hint="What happened, when, and what it took. Setbacks count."
        >
          <Textarea rows={7} {...register('achievements')} />
        </Field>
        <Field
          label="Impact statement"
          required
          error={errors.impactStatement?.message}
          aside={left('impactStatement')}
          hint="Who you have helped, or want to help, and what they could do differently tomorrow."
        >
          <Textarea rows={6} {...register('impactStatement')} />
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="LinkedIn" aside="optional" error={errors.linkedinUrl?.message}>
            <Input type="url" placeholder="https://www.linkedin.com/in/…" {...register('linkedinUrl')} />
          </Field>
          <Field label="Portfolio" aside="optional" error={errors.portfolioUrl?.message}>
            <Input type="url" placeholder="https://…" {...register('portfolioUrl')} />
          </Field>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" loading={isPending}>
            {label}
          </Button>
          {onCancel && <Button onClick={onCancel}>Cancel</Button>}
        </div>
        <HelpNow className="-my-2" />
      </form>
    </Card>
  );
}

/** Undefined for an empty field, which is missing rather than 0. */
const numberOf = (value: unknown): number | undefined => {
  const number = value === '' || value === null || value === undefined ? Number.NaN : Number(value);
  return Number.isNaN(number) ? undefined : number;
};

function announce(errors: FieldErrors<Values>, values: Values): void {
  const isMissing = REQUIRED.some((name) => errors[name] && String(values[name] ?? '').trim() === '');
  const [title, description] = isMissing
    ? ['Missing Information', 'Please fill in all required fields.']
    : errors.yearsExperience?.message === TOO_FEW_YEARS
      ? ['Experience Required', TOO_FEW_YEARS]
      : ['Please check your application', Object.values(errors)[0]?.message];
  toast({ title, description: String(description ?? ''), variant: 'destructive' });
}
