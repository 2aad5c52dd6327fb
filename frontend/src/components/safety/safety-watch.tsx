import type { Safety } from '@waymark/contracts/roadmaps/coaching';
import clsx from 'clsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { assessText, prepareAssessment } from './assess-text.ts';
import { SafetyHelp } from './safety-help.tsx';

/** After the last key. */
const PAUSE_MS = 1_500;
/** A button pressed to leave the field is released by then, so that help does not move it away. */
const BLUR_MS = 400;

interface Found {
  safety: Safety;
  takesFocus: boolean;
}

interface SafetyWatchProps {
  /** Empties the fields. */
  onErase: () => void;
  className?: string;
  /** The fields, and the form around them if it is inside. */
  children: ReactNode;
}

/**
 * Assesses on this device what is typed in the fields inside, and shows help below them to the writer alone. It never
 * delays or prevents sending them.
 */
export function SafetyWatch({ onErase, className, children }: SafetyWatchProps) {
  const [found, setFound] = useState<Found | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const timer = useRef(0);
  const assessed = useRef('');
  useEffect(() => () => clearTimeout(timer.current), []);

  async function assess(text: string, takesFocus: boolean) {
    if (text.trim() === '' || text === assessed.current) return;
    assessed.current = text;
    const safety = await assessText(text);
    if (text === assessed.current) setFound(safety && { safety, takesFocus });
  }
  const textNow = () =>
    [...(root.current?.querySelectorAll('textarea, input') ?? [])]
      .map((field) => (field as HTMLInputElement).value)
      .join('\n');
  const assessIn = (ms: number) => () => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void assess(textNow(), false), ms);
  };
  const assessNow = () => {
    clearTimeout(timer.current);
    void assess(textNow(), true);
  };
  const isStrong = found?.safety.level === 'strong';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it observes the fields inside and is no control
    <div
      ref={root}
      className={clsx('grid gap-4', className)}
      onFocus={prepareAssessment}
      onChange={assessIn(PAUSE_MS)}
      onBlur={assessIn(BLUR_MS)}
      onSubmit={assessNow}
    >
      {children}
      <SafetyHelp
        safety={found?.safety ?? null}
        isCompact={false}
        takesFocus={found?.takesFocus && isStrong}
        isPrivate
        onErase={onErase}
        onClose={() => setFound(null)}
      />
    </div>
  );
}
