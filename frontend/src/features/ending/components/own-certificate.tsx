import { Copy, Printer } from 'lucide-react';
import { useState } from 'react';
import { AlertDialog } from '../../../components/ui/alert-dialog.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { messageOf } from '../../../components/ui/error-state.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { toastError } from '../../../components/ui/toast-error.ts';
import { useWithdrawCertificate } from '../api/use-ending.ts';

/** What the person it was made for can do with it. */
export function OwnCertificate({ code }: { code: string }) {
  const [isAsking, setAsking] = useState(false);
  const withdraw = useWithdrawCertificate(code);
  const confirm = () =>
    withdraw.mutate(undefined, {
      onSuccess: () => setAsking(false),
      onError: (error) => toastError('Not withdrawn', error, messageOf(error)),
    });
  return (
    <div className="mt-6 flex flex-wrap gap-3 print:hidden">
      <Button onClick={() => print()}>
        <Printer aria-hidden="true" className="size-4.5" />
        Print
      </Button>
      <Button onClick={() => void copyAddress(code)}>
        <Copy aria-hidden="true" className="size-4.5" />
        Copy the address
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

async function copyAddress(code: string): Promise<void> {
  const address = `${location.origin}/certificate/${code}`;
  try {
    await navigator.clipboard.writeText(address);
    toast({ title: 'Copied', description: 'Paste it wherever you like.', variant: 'success' });
  } catch {
    toast({ title: 'The address', description: address });
  }
}
