import clsx from 'clsx';
import { type HTMLAttributes, useEffect, useRef } from 'react';

interface ChipRowProps extends HTMLAttributes<HTMLElement> {
  /** Default `div`. */
  as?: 'div' | 'ul';
  /** Scrolls the row to the chosen chip when it changes. */
  chosen: string;
}

/** Chips in one row that scrolls on phones, to the edges of the screen, and wraps where there is room. */
export function ChipRow({ as: Tag = 'div', chosen, className, children, ...rest }: ChipRowProps) {
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen chip is found in the document
  useEffect(() => {
    const chip = row.current?.querySelector<HTMLElement>('[aria-pressed="true"], [aria-current]');
    // Not scrollIntoView, which would also scroll the page.
    if (row.current && chip) row.current.scrollLeft = chip.offsetLeft - EDGE;
  }, [chosen]);
  return (
    <Tag
      ref={(node: HTMLElement | null) => {
        row.current = node;
      }}
      // The padding keeps the focus ring whole.
      className={clsx(
        'no-scrollbar relative -mx-4 -my-1 flex snap-x scroll-px-4 gap-2 overflow-x-auto px-4 py-1 *:shrink-0 *:snap-start',
        'sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0',
        className,
      )}
      {...rest}
    >
      {children}
    </Tag>
  );
}

/** The padding of the page on phones. */
const EDGE = 16;
