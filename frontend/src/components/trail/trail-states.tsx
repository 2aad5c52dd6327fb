import clsx from 'clsx';
import type { ReactNode } from 'react';
import { wave } from './geometry.ts';
import { Blaze, Cairn } from './marks.tsx';

const LINE = wave(200, 12, 4, 4);

interface TrailLoadingProps {
  label?: string;
  className?: string;
}

/** The loading state, with a status for assistive technology. */
export function TrailLoading({ label = 'Loading…', className }: TrailLoadingProps) {
  return (
    <div role="status" className={clsx('flex flex-col items-center gap-3 text-muted', className)}>
      <svg aria-hidden="true" viewBox="0 0 204 24" className="w-48">
        <path className="trail-ahead" d={LINE} />
        <path className="trail-done trail-walk" d={LINE} pathLength={1} />
      </svg>
      <span className="text-sm">{label}</span>
    </div>
  );
}

export function TrailEmpty({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 320 150" className={clsx('w-full max-w-80', className)}>
      <g className="fill-none stroke-line" strokeWidth="2">
        <path d="M4 132C48 92 84 84 122 98S206 62 250 74s50 34 66 40" />
        <path d="M4 146C52 116 88 108 126 118s84-30 126-20 52 28 64 32" />
        <path d="M40 112c30-30 56-38 84-28s74-38 112-32 46 22 66 38" opacity=".7" />
      </g>
      <path className="trail-ahead" d="M34 140C80 150 88 112 130 116s40 26 84 6 18-52 52-64" />
      <Blaze x={34} y={136} state="current" />
      <Blaze x={152} y={124} state="ahead" />
      <Cairn x={266} y={44} state="ahead" />
    </svg>
  );
}

export function Contours({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={clsx('contours', className)}>{children}</div>;
}
