import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { UseMutationResult } from '@tanstack/react-query';
import { MAX_REQUEST_TEXT, MAX_REQUEST_TITLE } from '@waymark/contracts/community/options';
import type {
  SupportRequest,
  SupportRequestInput,
  SupportThread,
} from '@waymark/contracts/community/support';
import { useId } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { showIssues } from '#lib/show-issues.ts';
import { SafetyWatch } from '#shared/safety/safety-watch.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Input, Select, Textarea } from '#shared/ui/input.tsx';
import { toast } from '#shared/ui/toast.ts';
import { toastError } from '#shared/ui/toast-error.ts';
import { supportLabels, urgencyLabels } from '../texts.ts';
import { bodyOf, emptyFields, fieldsOf, RequestFields } from './request-fields.ts';
import { SkillSuggestions } from './skill-suggestions.tsx';

interface RequestDialogProps {
  title: string;
  submitLabel: string;
  /** The request to edit; absent: a new one. */
  request?: SupportRequest;
  send: Pick<UseMutationResult<SupportThread, Error, SupportRequestInput>, 'mutate' | 'isPending'>;
  onDone: (thread: SupportThread) => void;
  onClose: () => void;
}

export default function RequestDialog({
  title,
  submitLabel,
  request,
  send,
  onDone,
  onClose,
}: RequestDialogProps) {
  const formId = useId();
  const form = useForm<RequestFields>({
    resolver: standardSchemaResolver(RequestFields),
    defaultValues: request ? fieldsOf(request) : emptyFields,
  });
  const submit = (fields: RequestFields) =>
    send.mutate(bodyOf(fields), {
      onSuccess: onDone,
      onError: (error) => {
        const field = ([name]: (string | number)[]) =>
          (name === 'skillsNeeded' ? 'skills' : name) as keyof RequestFields;
        showIssues(error, field, form.setError);
        toastError('Your request was not saved', error);
      },
    });
  const missing = (errors: Partial<Record<keyof RequestFields, unknown>>) => {
    if (!errors.title && !errors.description) return;
    const description = 'Please fill in the title and description.';
    toast({ title: 'Missing Information', description, variant: 'destructive' });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description="All mentors and admins can read it. Please write nothing that could identify a learner."
      footer={
        <Button type="submit" form={formId} variant="primary" loading={send.isPending}>
          {submitLabel}
        </Button>
      }
    >
      <SafetyWatch onErase={() => form.reset(emptyFields)}>
        <form
          id={formId}
          noValidate
          aria-label={title}
          onSubmit={form.handleSubmit(submit, missing)}
          className="grid gap-5"
        >
          <RequestInputs {...form} />
        </form>
      </SafetyWatch>
    </Dialog>
  );
}

function RequestInputs(form: UseFormReturn<RequestFields>) {
  const { register, formState, watch, setValue } = form;
  const { errors } = formState;
  return (
    <>
      <Field label="Title" required error={errors.title?.message}>
        <Input maxLength={MAX_REQUEST_TITLE} {...register('title')} />
      </Field>
      <Field
        label="Description"
        required
        error={errors.description?.message}
        hint="What happened, and what would help."
      >
        <Textarea rows={5} limit={MAX_REQUEST_TEXT} {...register('description')} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Category">
          <Select {...register('category')}>
            <Options labels={supportLabels} />
          </Select>
        </Field>
        <Field label="Urgency">
          <Select {...register('urgency')}>
            <Options labels={urgencyLabels} />
          </Select>
        </Field>
      </div>
      <div className="grid gap-2">
        <Field
          label="Skills needed"
          aside="one per line, optional"
          error={errors.skills?.message}
          hint="Available mentors who offer one of them are notified."
        >
          <Textarea rows={2} {...register('skills')} />
        </Field>
        <SkillSuggestions
          text={watch('skills')}
          onAdd={(skills) => setValue('skills', skills, { shouldDirty: true, shouldValidate: true })}
        />
      </div>
    </>
  );
}

const Options = ({ labels }: { labels: Record<string, string> }) =>
  Object.entries(labels).map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
