import clsx from 'clsx';

interface ProgressProps {
  /** 0–100; undefined while unknown. */
  value?: number;
  label: string;
  className?: string;
}

/** A plain bar for uploads. The progress of a learner uses TrailProgress or TrailRing. */
export function Progress({ value, label, className }: ProgressProps) {
  const known = value !== undefined;
  const percent = Math.min(100, Math.max(0, value ?? 0));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={known ? Math.floor(percent) : undefined}
      className={clsx('h-2 overflow-hidden rounded-full border border-edge bg-sunken', className)}
    >
      <div
        className={clsx(
          'h-full origin-left rounded-full bg-clay transition-transform duration-200 ease-out',
          !known && 'anim-breathe',
        )}
        style={{ transform: `scaleX(${known ? percent / 100 : 1})` }}
      />
    </div>
  );
}
