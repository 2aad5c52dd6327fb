import clsx from 'clsx';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/** From this share of the limit on, the characters are counted. */
const NEAR = 0.85;

interface LimitedProps {
  max: number;
  /** One input or textarea without `maxLength`, which would cut a pasted text without a message. */
  children: ReactNode;
}

export function Limited({ max, children }: LimitedProps) {
  const box = useRef<HTMLDivElement>(null);
  const [length, setLength] = useState(0);
  const count = () => setLength(lengthIn(box.current));
  // After each render, since a form that is reset sends no event.
  useLayoutEffect(count);
  return (
    <div ref={box} onInput={count}>
      {children}
      {length >= max * NEAR && (
        <p role="status" className={clsx('tabular mt-1 text-sm', length > max ? 'text-berry' : 'text-muted')}>
          {length > max
            ? `${length - max} too many: at most ${max} characters fit.`
            : `${length} of ${max} characters`}
        </p>
      )}
    </div>
  );
}

const lengthIn = (box: HTMLElement | null): number =>
  box?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea')?.value.trim().length ?? 0;
