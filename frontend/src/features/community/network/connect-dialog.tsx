import { Copy } from 'lucide-react';
import { Button, buttonStyle } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { toast } from '#shared/ui/toast.ts';

interface ConnectDialogProps {
  name: string;
  email: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The public address of a member, to write to or to copy. */
export function ConnectDialog({ name, email, open, onOpenChange }: ConnectDialogProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(email);
      toast({ title: 'Address copied', variant: 'success' });
    } catch {
      toast({ title: 'The address was not copied', description: email });
    }
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Connect with ${name}`}
      description="This address is for other mentors. Please do not pass it on."
      footer={
        <>
          <Button onClick={copy}>
            <Copy aria-hidden="true" className="size-4" />
            Copy address
          </Button>
          <a href={`mailto:${encodeURI(email)}`} className={buttonStyle({ variant: 'primary' })}>
            Write an email
          </a>
        </>
      }
    >
      <p dir="auto" className="font-serif text-lg wrap-anywhere sm:text-xl">
        {email}
      </p>
    </Dialog>
  );
}
