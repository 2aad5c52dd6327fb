import clsx from 'clsx';

/** A block in the shape of what comes; size it with classes. Wrap a group of them in a Loading. */
export function Skeleton({ className }: { className?: string }) {
  // Of two radii the stylesheet's order decides, not the caller's.
  const radius = className?.includes('rounded-') ? undefined : 'rounded-control';
  return <div aria-hidden="true" className={clsx('anim-breathe bg-line', radius, className)} />;
}
