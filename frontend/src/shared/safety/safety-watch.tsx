import type { Safety } from '@waymark/contracts/roadmaps/coaching';
import clsx from 'clsx';
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { assessText, prepareAssessment } from './assess-text.ts';
import { HelpNow } from './help-now.tsx';
import { SafetyHelp } from './safety-help.tsx';
import type { SafetyHelpProps } from './safety-help-props.ts';

/** After the last key. */
const PAUSE_MS = 1_500;
/** A button pressed to leave the field is released by then, so that help does not move it away. */
const BLUR_MS = 400;

interface Found {
  safety: Safety;
  reveal: SafetyHelpProps['reveal'];
}

export interface SafetyWatchHandle {
  /** Before the fields are closed. Returns true if it shows help that the writer has not seen for this text. */
  mustShowHelp: () => Promise<boolean>;
}

interface SafetyWatchProps {
  /** Empties the fields. */
  onErase: () => void;
  className?: string;
  ref?: Ref<SafetyWatchHandle>;
  /** The fields, and the form around them if it is inside. */
  children: ReactNode;
}

/**
 * Assesses on this device what is typed in the fields inside, and shows help above them to the writer alone; without a
 * sign, a line leads to the page of help. It never delays or prevents sending them.
 */
export function SafetyWatch({ onErase, className, ref, children }: SafetyWatchProps) {
  const [found, setFound] = useState<Found | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const timer = useRef(0);
  const assessed = useRef('');
  useEffect(() => () => clearTimeout(timer.current), []);

  async function assess(text: string, reveal: Found['reveal']): Promise<boolean> {
    if (text.trim() === '') return false;
    assessed.current = text;
    const safety = await assessText(text);
    if (text !== assessed.current) return false;
    // A copy: the help takes the focus also for a text that was assessed before.
    setFound(safety && { safety: { ...safety }, reveal });
    return safety !== null;
  }
  const textNow = () =>
    [...(root.current?.querySelectorAll('textarea, input') ?? [])]
      .map((field) => (field as HTMLInputElement).value)
      .join('\n');
  const isNew = () => textNow() !== assessed.current;
  const assessIn = (ms: number) => () => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => isNew() && void assess(textNow(), 'view'), ms);
  };
  const assessNow = () => {
    clearTimeout(timer.current);
    return assess(textNow(), 'focus');
  };
  useImperativeHandle(ref, () => ({ mustShowHelp: async () => isNew() && (await assessNow()) }));
  // The form around the fields, where it is outside.
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the fields when it is called
  useEffect(() => {
    const form = root.current?.closest('form');
    const submitted = () => void assessNow();
    form?.addEventListener('submit', submitted);
    return () => form?.removeEventListener('submit', submitted);
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it observes the fields inside and is no control
    <div
      ref={root}
      className={clsx('grid gap-4', className)}
      onFocus={prepareAssessment}
      onChange={assessIn(PAUSE_MS)}
      onBlur={assessIn(BLUR_MS)}
      onSubmit={() => void assessNow()}
    >
      <SafetyHelp
        safety={found?.safety ?? null}
        reveal={found?.reveal}
        isPrivate
        onErase={onErase}
        onClose={() => setFound(null)}
      />
      {children}
      {!found && <HelpNow className="-my-2" />}
    </div>
  );
}
