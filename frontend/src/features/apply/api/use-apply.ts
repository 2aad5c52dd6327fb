import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApplyMentorBody } from '@waymark/contracts/identity/applications';
import { call } from '#lib/api.ts';
import { useIdempotencyKey } from '#lib/use-idempotency-key.ts';
import { removeApplicationDraft } from '#shared/application/application-draft.ts';
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
      await client.invalidateQueries({ queryKey: applicationKey });
    },
    onError: (error) => {
      toastError('Application Failed', error);
      // Another tab may have been first.
      void client.invalidateQueries({ queryKey: applicationKey });
    },
  });
}
