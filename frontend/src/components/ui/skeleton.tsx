import clsx from 'clsx';

/** A block in the shape of what comes; size it with classes. Wrap a group of them in a Loading. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx('anim-breathe rounded-control bg-line', className)} />;
}
