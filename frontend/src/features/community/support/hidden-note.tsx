import type { Hidden } from '@waymark/contracts/community/moderation';
import { EyeOff } from 'lucide-react';
import { SupportLine } from '#shared/ui/support-line.tsx';

interface HiddenNoteProps {
  hidden: Hidden;
  /** "response". */
  what: string;
  isOwn: boolean;
}

/** For the author of what the team hid, and for admins. */
export function HiddenNote({ hidden, what, isOwn }: HiddenNoteProps) {
  return (
    <p className="flex gap-2.5 rounded-card bg-berry-soft px-4 py-3 text-sm">
      <EyeOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span dir="auto" className="min-w-0 break-words">
        The team has hidden this {what}. Only {isOwn ? 'you' : 'its author'} and the admins can see it. The
        reason: {hidden.reason}
        {isOwn && (
          <>
            {' '}
            You can still change it. <SupportLine reason="Once the reason no longer applies" />
          </>
        )}
      </span>
    </p>
  );
}
