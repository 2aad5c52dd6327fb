import type { Assessed } from '@waymark/safety/discreet';
import { useState } from 'react';
import { HelpNow } from './help-now.tsx';
import { SafetyHelp } from './safety-help.tsx';

/** Above the results of a search: help where its words name a danger, else the line that leads to it. */
export function SearchHelp({ safety = null }: { safety: Assessed | null | undefined }) {
  const [closed, setClosed] = useState<Assessed | null>(null);
  const shown = safety === closed ? null : safety;
  return (
    <div className="grid">
      <SafetyHelp safety={shown} onClose={() => setClosed(safety)} />
      {!shown && <HelpNow className="-my-2" />}
    </div>
  );
}
