import type { Safety } from '@waymark/contracts/roadmaps/coaching';
import { useState } from 'react';
import { SafetyHelp } from '#shared/safety/safety-help.tsx';

const SAFETY: Safety = { level: 'strong', kinds: ['suicide'], language: 'en', urgent: false };

interface CrisisLineProps {
  /** Where it stands above other work: one line, which opens. */
  isFolded?: boolean;
}

/** Shown to the mentor alone, when their story suggests that they may be in danger now. */
export function CrisisLine({ isFolded = false }: CrisisLineProps) {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  if (isFolded) {
    return (
      <details className="mt-3 rounded-control border border-line bg-raised px-3 text-sm">
        <summary className="min-h-11 cursor-pointer rounded-control py-2.5 font-semibold">
          If you are in danger yourself now, this can wait: people you can talk to today
        </summary>
        <div className="pb-3">
          <SafetyHelp safety={SAFETY} isPrivate onClose={() => setOpen(false)} />
        </div>
      </details>
    );
  }
  return (
    <div className="mt-4 grid gap-2">
      <p className="text-sm">
        Some of what you wrote is very hard. If you are in danger yourself now, this can wait: there are
        people you can talk to today.
      </p>
      <SafetyHelp safety={SAFETY} isPrivate onClose={() => setOpen(false)} />
    </div>
  );
}
