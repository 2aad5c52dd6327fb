import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApplyMentorBody, MentorApplication } from '@waymark/contracts/identity/applications';
import { call } from '#lib/api.ts';
import { userKey } from '#lib/query-client.ts';
import { useIdempotencyKey } from '#lib/use-idempotency-key.ts';
import { removeApplicationDraft, saveApplicationDraft } from '#shared/application/application-draft.ts';
import { applicationKey } from '#shared/application/my-application.ts';
import { toast } from '#shared/ui/toast.ts';
import { toastError } from '#shared/ui/toast-error.ts';

/** Submits an application. Its evaluation is followed by the query of the application, also after a reload. */
export function useApply(userId: number) {
  const client = useQueryClient();
  const { keyOf, reset } = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: ApplyMentorBody) =>
      call('POST /api/apply-mentor', {
        body,
        idempotencyKey: keyOf(body),
        headers: { prefer: 'respond-async' },
      }),
    onSuccess: async () => {
      reset();
      removeApplicationDraft(userId);
      const description = 'It is being evaluated. The result appears on this page.';
      toast({ title: 'Application Submitted', description, variant: 'success' });
      await refresh(client);
    },
    onError: (error) => {
      toastError('Application Failed', error);
      // Another tab may have been first.
      void client.invalidateQueries({ queryKey: applicationKey });
    },
  });
}

/** Replaces the text of a waiting application, which is evaluated again. */
export function useChange(userId: number, id: string) {
  const client = useQueryClient();
  const { keyOf, reset } = useIdempotencyKey();
  return useMutation({
    mutationFn: (body: ApplyMentorBody) =>
      call('PUT /api/mentor-applications/{id}', { params: { id }, body, idempotencyKey: keyOf(body) }),
    onSuccess: (application) => {
      reset();
      removeApplicationDraft(userId);
      client.setQueryData(applicationKey, application);
      const description = application.evaluating ? 'It is being evaluated again.' : undefined;
      toast({ title: 'Application Changed', description, variant: 'success' });
    },
    onError: (error) => {
      toastError('Your application was not changed', error);
      // It may have been decided meanwhile.
      void client.invalidateQueries({ queryKey: applicationKey });
    },
  });
}

/** What was written stays in this browser, for another application. */
export function useWithdraw(userId: number, application: MentorApplication) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('POST /api/mentor-applications/{id}/withdraw', { params: { id: application.id } }),
    onSuccess: () => {
      saveApplicationDraft(userId, application);
      toast({
        title: 'Application Withdrawn',
        description: 'What you wrote is kept in this browser, in case you apply again.',
      });
    },
    onError: (error) => toastError('Your application was not withdrawn', error),
    onSettled: () => refresh(client),
  });
}

/** The user is an applicant for as long as the application waits. */
const refresh = (client: QueryClient) =>
  Promise.all([applicationKey, userKey].map((queryKey) => client.invalidateQueries({ queryKey })));
