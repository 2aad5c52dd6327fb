import clsx from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import { Drawing } from './drawing.tsx';
import type { DrawingName } from './drawing-names.ts';

interface EmptyNoteProps {
  drawing: DrawingName;
  /** The way on: a link or a button. */
  action: ReactElement;
  children: ReactNode;
  className?: string;
}

/** In place of a part of a page without content, where an `EmptyState` would be too large. */
export const EmptyNote = ({ drawing, action, children, className }: EmptyNoteProps) => (
  <div
    className={clsx(
      'flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-line p-4',
      className,
    )}
  >
    <Drawing name={drawing} size="sm" />
    <div className="min-w-48 flex-1 text-muted">{children}</div>
    {action}
  </div>
);
