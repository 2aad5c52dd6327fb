import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { download } from '#lib/download.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';

/** What is stored about a disputed session, for the provider's form. */
export function EvidenceDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const evidence = useQuery({
    queryKey: ['admin', 'payments', 'evidence', id],
    queryFn: ({ signal }) =>
      call('GET /api/admin/payments/disputes/{id}/evidence', { params: { id }, signal }),
    staleTime: 0,
  });
  const { data } = evidence;
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title="Evidence"
      description="What is stored about this payment and its session. Please check it before you send it to the provider."
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          {data && (
            <Button variant="primary" onClick={() => download(data.filename, data.text, 'text/plain')}>
              Download
            </Button>
          )}
        </>
      }
    >
      {evidence.isPending && <Skeleton className="h-40 rounded-card" />}
      {evidence.error && <QueryError query={evidence} />}
      {data && (
        <pre dir="auto" className="font-sans text-sm whitespace-pre-wrap wrap-anywhere">
          {data.text}
        </pre>
      )}
    </Dialog>
  );
}
