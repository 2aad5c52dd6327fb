import clsx from 'clsx';
import { useLayoutEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { VisuallyHidden } from './visually-hidden.tsx';

/** More links stand closer, so that a wide window shows all. */
const MOST_WITH_ROOM = 8;

/** Links between the pages of one area, each with its own address. Scrolls sideways where the row is too wide. */
export function PageNav({
  label,
  links,
  className,
}: {
  label: string;
  /** `count`: how much waits there; from 100 on 99+. */
  links: readonly { to: string; label: string; count?: number | undefined }[];
  className?: string;
}) {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is current at another path
  useLayoutEffect(() => centreCurrent(nav.current!), [pathname]);
  return (
    <nav
      ref={nav}
      aria-label={label}
      // `relative`: what is hidden visually is placed absolutely, and would widen the page from outside of the row.
      className={clsx('relative -mx-1 overflow-x-auto border-b border-line px-1', className)}
    >
      <ul className="flex sm:gap-1">
        {links.map((link) => (
          <li key={link.to}>
            <NavLink
              to={link.to}
              // A page below another link is that link's, not this one's.
              end={links.some(({ to }) => to.startsWith(`${link.to}/`))}
              className={({ isActive }) =>
                clsx(
                  'inline-flex min-h-11 items-center border-b-3 px-2 text-sm font-semibold whitespace-nowrap transition-colors duration-150 sm:text-base',
                  links.length > MOST_WITH_ROOM ? 'sm:px-2.5' : 'sm:px-4',
                  isActive ? 'border-clay text-ink' : 'border-transparent text-muted hover:text-ink',
                )
              }
            >
              {link.label}
              {link.count !== undefined && link.count > 0 && <Count count={link.count} />}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Count({ count }: { count: number }) {
  return (
    <span className="tabular ml-1.5 inline-flex min-w-6 justify-center rounded-full bg-amber-soft px-1.5 text-xs leading-6 text-amber">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>, {count > 99 ? 'more than 99' : count} waiting</VisuallyHidden>
    </span>
  );
}

/** Scrolls a row that is too wide so that the link of the current page is in its middle. */
function centreCurrent(nav: HTMLElement): void {
  const current = nav.querySelector<HTMLElement>('[aria-current="page"]');
  if (!current) return;
  const left = current.getBoundingClientRect().left - nav.getBoundingClientRect().left + nav.scrollLeft;
  nav.scrollLeft = left - (nav.clientWidth - current.clientWidth) / 2;
}
