import type { Trim } from '@waymark/contracts/roadmaps/recordings';
import clsx from 'clsx';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { formatTenths, LEAST_SECONDS, withEnd } from './trim.ts';

const STEPS: Record<string, number> = {
  ArrowLeft: -0.1,
  ArrowDown: -0.1,
  ArrowRight: 0.1,
  ArrowUp: 0.1,
  PageDown: -5,
  PageUp: 5,
};

interface TrimHandleProps {
  end: keyof Trim;
  seconds: number;
  trim: Trim;
  onChange: (trim: Trim) => void;
}

/** One end of what remains, on the waveform: dragged, or moved by a tenth of a second, with Shift by a whole one. */
export function TrimHandle({ end, seconds, trim, onChange }: TrimHandleProps) {
  const grabbedAt = useRef(0);
  const value = trim[end];
  const [min, max] = end === 'start' ? [0, trim.end - LEAST_SECONDS] : [trim.start + LEAST_SECONDS, seconds];
  const moveTo = (to: number) => onChange(withEnd(trim, end, to, seconds));
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined) moveTo(value + step * (event.shiftKey && Math.abs(step) < 1 ? 10 : 1));
    else if (event.key === 'Home') moveTo(min);
    else if (event.key === 'End') moveTo(max);
    else return;
    event.preventDefault();
  };
  const pointed = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.parentElement!.getBoundingClientRect();
    return width > 0 ? ((clientX - left) / width) * seconds : value;
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={end === 'start' ? 'Start of what is kept' : 'End of what is kept'}
      aria-valuemin={Number(min.toFixed(1))}
      aria-valuemax={Number(max.toFixed(1))}
      aria-valuenow={Number(value.toFixed(1))}
      aria-valuetext={formatTenths(value)}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        event.currentTarget.focus();
        event.preventDefault();
        grabbedAt.current = pointed(event) - value;
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId))
          moveTo(pointed(event) - grabbedAt.current);
      }}
      style={{ left: `${(100 * value) / seconds}%` }}
      className={clsx(
        'group absolute inset-y-0 w-11 cursor-ew-resize touch-pan-y outline-none focus-visible:z-10',
        // Beside the cut, so that both can be grasped however little remains between them.
        end === 'start' ? '-translate-x-8' : '-translate-x-3',
      )}
    >
      <span
        aria-hidden="true"
        className={clsx(
          'absolute inset-y-0 grid w-3 place-items-center bg-moss group-focus-visible:outline-2 group-focus-visible:outline-offset-2 group-focus-visible:outline-dusk',
          end === 'start' ? 'left-5 rounded-l-control' : 'left-3 rounded-r-control',
        )}
      >
        <span className="h-5 w-0.5 rounded-full bg-raised" />
      </span>
    </div>
  );
}
