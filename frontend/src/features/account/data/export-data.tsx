import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useMutation } from '@tanstack/react-query';
import { ExportBody } from '@waymark/contracts/identity/account';
import { Download } from 'lucide-react';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '#lib/api.ts';
import { showIssues } from '#lib/show-issues.ts';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { PasswordInput } from '#shared/ui/input.tsx';
import { toast } from '#shared/ui/toast.ts';
import { toastError } from '#shared/ui/toast-error.ts';
import { ConfirmationCancelled, useConfirmation } from '../security/second-factor/use-confirmation.tsx';

/** Downloads all data of the user. The browser shows the progress of the download. */
export function ExportData({ username }: { username: string }) {
  const heading = useId();
  const { form, isPending, submit, dialog } = useExport();
  const { register, formState } = form;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="text-2xl">
        Export my data
      </h2>
      <p className="mt-1 max-w-measure text-muted">
        A zip archive with everything Waymark stores about you, as JSON, and the files you uploaded (up to 200
        MB). Up to three times a day.
      </p>
      <form noValidate className="mt-5 grid max-w-lg gap-4" onSubmit={submit}>
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <Field label="Your password" required error={formState.errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...register('password')} />
        </Field>
        <Button type="submit" className="justify-self-start" loading={isPending}>
          <Download aria-hidden="true" className="size-5" />
          Download my data
        </Button>
      </form>
      {dialog}
    </section>
  );
}

function useExport() {
  const form = useForm<ExportBody>({
    resolver: standardSchemaResolver(ExportBody),
    defaultValues: { password: '' },
  });
  const { run, dialog } = useConfirmation();
  const { mutate, isPending } = useMutation({
    mutationFn: (body: ExportBody) => run(() => call('POST /api/account/export', { body })),
    onSuccess: ({ url }) => {
      form.reset();
      download(url);
      const description = 'Your browser shows the progress. If it stops, start again here.';
      toast({ title: 'Your download has started', description, variant: 'success' });
    },
    onError: (error) => {
      if (error instanceof ConfirmationCancelled) return;
      showIssues(error, ['password'], form.setError);
      toastError('The download did not start', error);
    },
  });
  return { form, isPending, submit: form.handleSubmit((body) => mutate(body)), dialog };
}

/** By a link, so that a failure does not replace the page. */
function download(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  link.click();
}
