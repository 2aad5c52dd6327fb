import { useQuery } from '@tanstack/react-query';
import { getDisputeEvidence } from '@waymark/contracts/payments/routes';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { QueryError } from '../../components/ui/query-error.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { call } from '../../lib/api.ts';

/** What is stored about a disputed session, for the provider's form. */
export function EvidenceDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const evidence = useQuery({
    queryKey: ['admin', 'payments', 'evidence', id],
    queryFn: ({ signal }) => call(getDisputeEvidence, { params: { id }, signal }),
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
            <Button variant="primary" onClick={() => download(data.filename, data.text)}>
              Download
            </Button>
          )}
        </>
      }
    >
      {evidence.isPending && <Skeleton className="h-40 rounded-card" />}
      {evidence.error && <QueryError query={evidence} />}
      {data && <pre className="font-sans text-sm whitespace-pre-wrap wrap-anywhere">{data.text}</pre>}
    </Dialog>
  );
}

function download(filename: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  Object.assign(link, { href: url, download: filename });
  link.click();
  URL.revokeObjectURL(url);
}
