import clsx from 'clsx';
import * as RadixAlert from 'radix-ui/alert-dialog';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { dialogBox, dialogVeil } from './dialog-style.ts';
import { useBackCloses } from './use-back-closes.ts';
import { useFocusRestore } from './use-focus-restore.ts';

interface AlertDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** The consequences, and whether they can be undone. */
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  destructive?: boolean;
  pending?: boolean;
  /** The caller closes the dialog, so that it can show an error. */
  onConfirm: () => void;
  children?: ReactNode;
}

/** Only its buttons close it; the safe one has the focus. */
export function AlertDialog(props: AlertDialogProps) {
  const focusRestore = useFocusRestore();
  useBackCloses(props.open, () => props.onOpenChange(false));
  return (
    <RadixAlert.Root open={props.open} onOpenChange={props.onOpenChange}>
      <RadixAlert.Portal>
        <RadixAlert.Overlay className={dialogVeil} />
        <RadixAlert.Content className={clsx(dialogBox, 'max-w-md p-6')} {...focusRestore}>
          <RadixAlert.Title className="text-2xl">{props.title}</RadixAlert.Title>
          <RadixAlert.Description className="mt-2 text-muted">{props.description}</RadixAlert.Description>
          {props.children && <div className="mt-4">{props.children}</div>}
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <RadixAlert.Cancel asChild>
              <Button>{props.cancelLabel ?? 'Cancel'}</Button>
            </RadixAlert.Cancel>
            <Button
              variant={props.destructive ? 'destructive' : 'primary'}
              loading={props.pending}
              onClick={props.onConfirm}
            >
              {props.confirmLabel}
            </Button>
          </div>
        </RadixAlert.Content>
      </RadixAlert.Portal>
    </RadixAlert.Root>
  );
}
