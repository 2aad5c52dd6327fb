import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Contours, TrailEmpty } from '../trail/trail-states.tsx';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  headingLevel?: 2 | 3;
  className?: string;
}

export function EmptyState({ title, children, action, headingLevel = 2, className }: EmptyStateProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <Contours
      className={clsx('flex flex-col items-center gap-4 rounded-card px-4 py-12 text-center', className)}
    >
      <TrailEmpty className="max-w-64" />
      <Heading className="text-2xl">{title}</Heading>
      {children && <div className="max-w-md text-balance text-muted">{children}</div>}
      {action}
    </Contours>
  );
}
