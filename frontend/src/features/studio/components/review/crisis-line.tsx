import type { Safety } from '@waymark/contracts/roadmaps/coaching';
import { useState } from 'react';
import { SafetyHelp } from '../../../../components/safety/safety-help.tsx';

const SAFETY: Safety = { level: 'strong', kinds: ['suicide'], language: 'en', urgent: false };

/** Shown to the mentor alone, when their story suggests that they may be in danger now. */
export function CrisisLine() {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
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
