import { History } from 'lucide-react';
import { Button } from '../ui/button.tsx';

interface KeptNoticeProps {
  /** Where the values are from: the form before a reload or a login, or a cancelled session. */
  from: 'form' | 'session';
  /** The chosen time, if it is no longer free. */
  gone: string | null;
  onStartOver: () => void;
}

/** Explains fields that were filled in before the form was opened. */
export function KeptNotice({ from, gone, onStartOver }: KeptNoticeProps) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-sunken px-4 py-3 text-sm"
    >
      <History aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <p className="grow basis-60">
        {from === 'form'
          ? 'We kept what you had filled in.'
          : 'This is filled in from your cancelled session. Choose a new time.'}
        {gone && <GoneTime when={gone} />}
      </p>
      <Button size="sm" variant="ghost" onClick={onStartOver}>
        Start over
      </Button>
    </div>
  );
}

/** For a time from a link or a draft. */
export const GoneTime = ({ when }: { when: string }) => (
  <span className="tabular block font-semibold">
    The time you had chosen, {when}, is no longer free. Choose another one.
  </span>
);
