import clsx from 'clsx';
import { Link } from 'react-router-dom';

/** With `isMarkOnly`, without its word where the bar is narrow. */
export function Logo({ isMarkOnly = false }: { isMarkOnly?: boolean }) {
  return (
    <Link
      to="/"
      aria-label="Waymark, home"
      className="flex min-h-11 shrink-0 items-center gap-2.5 rounded-control pr-2"
    >
      <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8">
        <rect width="32" height="32" rx="9" className="fill-moss" />
        <g className="fill-none stroke-on-moss" strokeWidth="2.4" strokeLinecap="round">
          <path d="M16 29C9 25 23 21 16 16" />
          <path d="M16 12c-3-3-3-4 0-8" strokeDasharray="0.1 4.2" />
        </g>
        <rect
          x="12.6"
          y="10"
          width="6.8"
          height="11"
          rx="2"
          className="fill-clay stroke-moss"
          strokeWidth="1"
        />
      </svg>
      <span
        className={clsx('font-serif text-xl font-medium tracking-tight', isMarkOnly && 'lg:max-xl:hidden')}
      >
        Waymark
      </span>
    </Link>
  );
}
