import type { Safety } from '@waymark/contracts/roadmaps/coaching';
import { memo, useState } from 'react';
import { HelpNow } from './help-now.tsx';
import { SafetyHelp } from './safety-help.tsx';

/**
 * Above the results of a search: help where its words name a danger, else the line that leads to it. An update of the page
 * would replace the help that the server sent by its loading state, hence the memo.
 */
export const SearchHelp = memo(function SearchHelp({ safety = null }: { safety: Safety | null | undefined }) {
  const [closed, setClosed] = useState<Safety | null>(null);
  const shown = safety === closed ? null : safety;
  return (
    <div className="grid">
      <SafetyHelp safety={shown} headingLevel={2} onClose={() => setClosed(safety)} />
      {!shown && <HelpNow className="-my-2" />}
    </div>
  );
});
