import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { call } from '#lib/api.ts';
import { download } from '#lib/download.ts';
import { plural } from '#lib/format.ts';
import { Button } from '#shared/ui/button.tsx';
import { toast } from '#shared/ui/toast.ts';
import { toastError } from '#shared/ui/toast-error.ts';
import { usePaymentFilters } from './payment-filters.tsx';

/** Saves the payments that the filters match. */
export function ExportButton() {
  const { filter } = usePaymentFilters();
  const saving = useMutation({
    mutationFn: () => call('GET /api/admin/payments/export', { query: filter }),
    onSuccess: ({ filename, count, text }) => {
      download(filename, text, 'text/csv');
      toast({ title: `${plural(count, 'payment')} exported`, variant: 'success' });
    },
    onError: (error) => toastError('Not exported', error),
  });
  return (
    <Button size="sm" className="mt-4" loading={saving.isPending} onClick={() => saving.mutate()}>
      {!saving.isPending && <Download aria-hidden="true" className="size-4" />}
      Export as CSV
    </Button>
  );
}
