import { CircleAlert, History } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { toast } from '#shared/ui/toast.ts';

/** Shown when a form has restored unsaved values. */
export function RestoredNotice({ onStartOver }: { onStartOver: () => void }) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-3 rounded-control bg-dusk-soft p-4 text-sm">
      <History aria-hidden="true" className="size-4.5 shrink-0 text-dusk" />
      <p className="min-w-48 grow">Your earlier text was restored. It is not saved yet.</p>
      <Button size="sm" onClick={onStartOver}>
        Start over
      </Button>
    </div>
  );
}

interface ConflictNoticeProps {
  /** What happened in the other window. */
  title: string;
  /** The version of the other window. */
  children: ReactNode;
  onKeepMine: () => void;
  /** Discards the unsaved values. */
  onTakeTheirs: () => void;
}

/** Shown when another window has saved what this one is editing. Saving waits until one version is chosen. */
export function ConflictNotice({ title, children, onKeepMine, onTakeTheirs }: ConflictNoticeProps) {
  return (
    <WarningNotice title={title} text="Your text is still here. Choose which of the two to go on with.">
      <div className="rounded-control border border-line bg-raised p-3">
        <p className="text-xs font-semibold text-muted">The other version</p>
        {children}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={onKeepMine}>
          Keep mine
        </Button>
        <Button size="sm" onClick={onTakeTheirs}>
          Take theirs
        </Button>
      </div>
    </WarningNotice>
  );
}

interface WarningNoticeProps {
  title: string;
  text: string;
  children?: ReactNode;
}

export const WarningNotice = ({ title, text, children }: WarningNoticeProps) => (
  <div role="alert" className="grid gap-3 rounded-control bg-amber-soft p-4 text-sm">
    <div className="flex gap-2">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-amber" />
      <div>
        <p className="font-semibold">{title}</p>
        <p className="mt-1">{text}</p>
      </div>
    </div>
    {children}
  </div>
);

interface DialogOptions {
  draft: { dirty: boolean; startOver: () => void };
  onClose: () => void;
  onReopen: () => void;
}

/** `cancel` discards unsaved values; `close` (Escape, a click outside) preserves them and offers to reopen it. */
export function draftDialogActions({ draft, onClose, onReopen }: DialogOptions) {
  const cancel = () => {
    draft.startOver();
    onClose();
  };
  const close = () => {
    if (!draft.dirty) return cancel();
    onClose();
    toast({
      title: 'Not saved yet',
      description: 'Your text is stored until you open this again.',
      action: { label: 'Continue writing', onClick: onReopen },
    });
  };
  return { cancel, close };
}
