import { useState } from 'react';
import { AlertDialog } from '#shared/ui/alert-dialog.tsx';
import { Button } from '#shared/ui/button.tsx';
import { type Change, useChange } from './use-second-factor.ts';

interface ConfirmedChangeProps<T> extends Change<void, T> {
  label: string;
  title: string;
  description: string;
  confirmLabel: string;
  destructive?: boolean;
}

/** A button with a change that is confirmed in a dialog. */
export function ConfirmedChange<T>({ label, onDone, ...props }: ConfirmedChangeProps<T>) {
  const { title, description, confirmLabel, destructive, ...change } = props;
  const [isOpen, setOpen] = useState(false);
  const made = useChange({
    ...change,
    onDone: (result: T) => {
      setOpen(false);
      onDone?.(result);
    },
  });
  return (
    <>
      <Button className="justify-self-start" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <AlertDialog
          open
          onOpenChange={setOpen}
          {...{ title, description, confirmLabel, destructive }}
          pending={made.isPending}
          onConfirm={() => made.mutate()}
        />
      )}
    </>
  );
}
