import { CircleAlert, History } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { toast } from '../../../components/ui/toast.ts';

/** Says that the form holds words from before, which nobody but this tab has. */
export function Restored({ onStartOver }: { onStartOver: () => void }) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-3 rounded-control bg-dusk-soft p-4 text-sm">
      <History aria-hidden="true" className="size-4.5 shrink-0 text-dusk" />
      <p className="min-w-48 grow">What you had written is here again. It is not saved yet.</p>
      <Button size="sm" onClick={onStartOver}>
        Start over
      </Button>
    </div>
  );
}

interface OvertakenProps {
  /** What happened elsewhere. */
  title: string;
  /** What saving does now. */
  children: ReactNode;
  /** Gives one's own words up; missing where there is nothing else to take. */
  onTake?: () => void;
  /** What stands there now, for comparing. */
  now?: ReactNode;
}

/** Two windows wrote over the same words: nothing is lost before the mentor says so. */
export function Overtaken({ title, children, onTake, now }: OvertakenProps) {
  return (
    <div role="alert" className="grid gap-3 rounded-control bg-amber-soft p-4 text-sm">
      <div className="flex gap-2">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-amber" />
        <div>
          <p className="font-semibold">{title}</p>
          <p className="mt-1">{children}</p>
        </div>
      </div>
      {now && (
        <div className="rounded-control border border-line bg-raised p-3">
          <p className="text-xs font-semibold text-muted">What stands there now</p>
          {now}
        </div>
      )}
      {onTake && (
        <Button size="sm" className="justify-self-start" onClick={onTake}>
          Take what stands there
        </Button>
      )}
    </div>
  );
}

/** For a form that was left by Escape or by a click beside it. */
export const tellKept = (onReopen: () => void): number =>
  toast({
    title: 'Not saved yet',
    description: 'What you wrote waits here until you open it again.',
    action: { label: 'Go on writing', onClick: onReopen },
  });
