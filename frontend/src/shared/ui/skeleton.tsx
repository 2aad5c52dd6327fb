import clsx from 'clsx';

/** A placeholder while loading; set its size by classes. */
export function Skeleton({ className }: { className?: string }) {
  // Of two radius classes, the order in the stylesheet would win, not the caller's.
  const radius = className?.includes('rounded-') ? undefined : 'rounded-control';
  return <div aria-hidden="true" className={clsx('anim-breathe bg-line', radius, className)} />;
}
