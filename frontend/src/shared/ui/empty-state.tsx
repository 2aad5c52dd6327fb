import clsx from 'clsx';
import type { ReactElement, ReactNode } from 'react';
import { Contours } from '../trail/trail-states.tsx';
import { Drawing } from './drawing.tsx';
import type { DrawingName } from './drawing-names.ts';

interface EmptyStateProps {
  title: string;
  drawing: DrawingName;
  /** The way on: a link or a button. */
  action: ReactElement;
  children?: ReactNode;
  headingLevel?: 2 | 3;
  className?: string;
}

/** In place of a page or a list without content. */
export function EmptyState(props: EmptyStateProps) {
  const { title, drawing, action, children, headingLevel = 2, className } = props;
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <Contours
      className={clsx('flex flex-col items-center gap-4 rounded-card px-4 py-12 text-center', className)}
    >
      <Drawing name={drawing} />
      <Heading className="text-2xl">{title}</Heading>
      {children && <div className="max-w-md text-balance text-muted">{children}</div>}
      {action}
    </Contours>
  );
}
