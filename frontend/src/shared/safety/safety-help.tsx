import type { Safety } from '@waymark/contracts/roadmaps/coaching';
import { isDiscreet } from '@waymark/safety/discreet';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import { PhoneLink } from './phone-link.tsx';
import type { SafetyHelpProps } from './safety-help-props.ts';
import { safetyTexts } from './safety-texts.ts';

const HelpPanel = lazyPart(() => import('./help-panel.tsx'));

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
      {safetyTexts[safety.language].loading} {safety.level !== 'ask-first' && <PhoneLink number="112" />}
    </p>
  );
}
