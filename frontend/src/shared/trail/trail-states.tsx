import clsx from 'clsx';
import type { ReactNode } from 'react';
import { wave } from './geometry.ts';

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

export function Contours({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={clsx('contours', className)}>{children}</div>;
}
