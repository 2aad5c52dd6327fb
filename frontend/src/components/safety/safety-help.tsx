import type { Safety } from '@waymark/contracts/roadmaps/coaching';
import { isDiscreet } from '@waymark/safety/discreet';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { PhoneLink } from './phone-link.tsx';
import { safetyTexts } from './safety-texts.ts';

const HelpPanel = lazyPart(() => import('./help-panel.tsx'));

export interface SafetyHelpProps {
  /** Null: renders only the live region that announces help later. */
  safety: Safety | null;
  /** One line that opens the rest. Discreet help is always folded. */
  isCompact: boolean;
  /** Focuses the heading, for help that responds to an action of the reader. */
  takesFocus?: boolean;
  /** States that only the writer sees it. */
  isPrivate?: boolean;
  /** Deletes what the reader typed; offered in discreet help. */
  onErase?: () => void;
  onClose: () => void;
}

/** Who can help, in the writer's language and for the country of their choice. */
export function SafetyHelp({ safety, ...rest }: SafetyHelpProps) {
  const [announced, announce] = useState('');
  useEffect(() => {
    if (!safety) announce('');
  }, [safety]);
  return (
    <>
      <p role="status" className="sr-only" lang={safety?.language}>
        {announced}
      </p>
      {safety && (
        <Suspense fallback={<Loading safety={safety} />}>
          <HelpPanel safety={safety} onShown={announce} {...rest} />
        </Suspense>
      )}
    </>
  );
}

/** The emergency number is shown before the rest has loaded. */
function Loading({ safety }: { safety: Safety }) {
  if (isDiscreet(safety)) return null;
  return (
    <p lang={safety.language} className="text-sm text-muted">
      {safetyTexts[safety.language].loading} {safety.level === 'strong' && <PhoneLink number="112" />}
    </p>
  );
}
