import { Copy, Printer, Share2 } from 'lucide-react';
import { useState } from 'react';
import { canShare, copyLink, share } from '#shared/share/share.ts';
import { AlertDialog } from '#shared/ui/alert-dialog.tsx';
import { Button } from '#shared/ui/button.tsx';
import { messageOf } from '#shared/ui/error-state.tsx';
import { toastError } from '#shared/ui/toast-error.ts';
import { useWithdrawCertificate } from '../api/use-ending.ts';

interface OwnCertificateProps {
  code: string;
  /** Of the roadmap; null: it is not public any more. */
  title: string | null;
}

/** What the person it was made for can do with it. */
export function OwnCertificate({ code, title }: OwnCertificateProps) {
  const url = `${location.origin}/certificate/${code}`;
  const [isAsking, setAsking] = useState(false);
  const withdraw = useWithdrawCertificate(code);
  const confirm = () =>
    withdraw.mutate(undefined, {
      onSuccess: () => setAsking(false),
      onError: (error) => toastError('Not withdrawn', error, messageOf(error)),
    });
  return (
    <div className="mt-6 flex flex-wrap justify-center gap-3 print:hidden">
      {canShare() && (
        <Button
          variant="primary"
          onClick={() => void share({ title: title ?? 'My certificate', text: '', url })}
        >
          <Share2 aria-hidden="true" className="size-4.5" />
          Share
        </Button>
      )}
      <Button variant={canShare() ? 'secondary' : 'primary'} onClick={() => void copyLink(url)}>
        <Copy aria-hidden="true" className="size-4.5" />
        Copy link
      </Button>
      <Button onClick={() => print()}>
        <Printer aria-hidden="true" className="size-4.5" />
        Print
      </Button>
      <Button variant="ghost" onClick={() => setAsking(true)}>
        Withdraw
      </Button>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Withdraw this certificate?"
        description="Your name is deleted from it, and its address then says that it was withdrawn. This cannot be undone; you can make another one."
        confirmLabel="Withdraw"
        cancelLabel="Leave it"
        destructive
        pending={withdraw.isPending}
        onConfirm={confirm}
      />
    </div>
  );
}
