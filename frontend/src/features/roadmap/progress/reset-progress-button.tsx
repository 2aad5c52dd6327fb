import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { plural } from '#lib/format.ts';
import { AlertDialog } from '#shared/ui/alert-dialog.tsx';
import { Button } from '#shared/ui/button.tsx';

interface ResetProgressButtonProps {
  completedSteps: number;
  onReset: () => Promise<void>;
}

/** Hidden while nothing is ticked. */
export function ResetProgressButton({ completedSteps, onReset }: ResetProgressButtonProps) {
  const [open, setOpen] = useState(false);
  const [pending, setPending] = useState(false);
  if (completedSteps === 0 && !open) return null;

  async function reset() {
    setPending(true);
    await onReset().finally(() => setPending(false));
    setOpen(false);
  }

  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        <RotateCcw aria-hidden="true" className="size-4.5" />
        Reset progress
      </Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title="Start this roadmap over?"
        description={`${plural(completedSteps, 'completed step')} will be open again. You can undo this right afterwards.`}
        confirmLabel="Reset progress"
        cancelLabel="Keep my progress"
        pending={pending}
        onConfirm={() => void reset()}
      />
    </>
  );
}
