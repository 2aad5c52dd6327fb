import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { RATES, setListening, useListening } from './listening.ts';
import type { Audio } from './use-audio.ts';

const BACK_SECONDS = 10;

/** Ten seconds back and the speed, which all players share. */
export function ListeningControls({ audio, children }: { audio: Audio; children?: ReactNode }) {
  const { rate } = useListening();
  const next = RATES[(RATES.indexOf(rate) + 1) % RATES.length]!;
  return (
    <span className="flex flex-wrap items-center">
      <Button size="sm" variant="ghost" aria-keyshortcuts="J" onClick={() => audio.skip(-BACK_SECONDS)}>
        <RotateCcw aria-hidden="true" className="size-4" />
        {BACK_SECONDS} s<span className="sr-only"> back</span>
      </Button>
      <Button size="sm" variant="ghost" className="tabular" onClick={() => setListening({ rate: next })}>
        {rate}×<span className="sr-only"> speed, change to {next}×</span>
      </Button>
      {children}
    </span>
  );
}
