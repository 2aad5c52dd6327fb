import clsx from 'clsx';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '#shared/ui/button.tsx';

interface FilterBarProps {
  /** The filter that is always in view. */
  first: ReactNode;
  /** How many of the others are in force. */
  count: number;
  children: ReactNode;
}

/** The filters of a list. All but the first are folded on phones, where they would push the list out of view. */
export function FilterBar({ first, count, children }: FilterBarProps) {
  const [isOpen, setOpen] = useState(false);
  const rest = useId();
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 sm:justify-start">
      {first}
      <Button
        aria-expanded={isOpen}
        aria-controls={rest}
        onClick={() => setOpen(!isOpen)}
        className="px-3 sm:hidden"
      >
        <SlidersHorizontal aria-hidden="true" className="size-4.5" />
        <span className="sr-only">More filters</span>
        {count > 0 && <span className="tabular">({count})</span>}
      </Button>
      <div
        id={rest}
        className={clsx(
          'flex-wrap items-center gap-x-4 gap-y-3 max-sm:w-full sm:flex',
          isOpen ? 'flex' : 'hidden',
        )}
      >
        {children}
      </div>
    </div>
  );
}
