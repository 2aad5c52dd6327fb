import clsx from 'clsx';
import { Suspense } from 'react';
import { lazyPart } from '../../lib/lazy-part.ts';
import type { DrawingName } from './drawing-names.ts';

// The first page stays within its budget of JavaScript.
const Lines = lazyPart(() => import('./drawings.tsx'));

interface DrawingProps {
  name: DrawingName;
  size?: 'sm' | 'lg';
  className?: string;
}

const sizes = { sm: 'h-16 w-32', lg: 'h-36 w-72' };

/** A drawing of the trail for a state without content, as an ornament. Its place is reserved while it loads. */
export const Drawing = ({ name, size = 'lg', className }: DrawingProps) => (
  <span className={clsx('block max-w-full shrink-0', sizes[size], className)}>
    <Suspense fallback={null}>
      <Lines name={name} />
    </Suspense>
  </span>
);
