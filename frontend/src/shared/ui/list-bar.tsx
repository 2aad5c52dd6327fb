import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useDeferredValue, useId, useState } from 'react';
import { useOnDevice } from '#lib/use-on-device.ts';
import { Button } from './button.tsx';

interface ListBarProps {
  /** How many there are, announced when it changes. */
  status: ReactNode;
  /** The select for the order. */
  order: ReactNode;
  /** How many filters are in force. */
  filterCount: number;
  onClear: () => void;
  /** The fields of the filters. */
  children: ReactNode;
}

/** On phones, open filters would push the list out of view. */
const hasRoom = () => !matchMedia('(max-width: 639px)').matches;

/**
 * One line above a list: its count, its order, and a button that opens the filters below; where there is room, they are open
 * on an address that has some.
 */
export function ListBar({ status, order, filterCount, onClear, children }: ListBarProps) {
  const onDevice = useOnDevice();
  const [chosen, setOpen] = useState<boolean>();
  const [wasOpen] = useState(filterCount > 0);
  const isOpen = chosen ?? (wasOpen && onDevice && hasRoom());
  // The button reacts first; the fields take a slow phone a tenth of a second.
  const hasFields = useDeferredValue(isOpen, false);
  const panel = useId();
  return (
    <>
      <div className="flex items-center gap-2 sm:gap-3">
        <p role="status" className="min-w-21 grow text-sm text-muted">
          {status}
        </p>
        {order}
        <Button
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setOpen(!isOpen)}
          className="max-sm:px-3"
        >
          <SlidersHorizontal aria-hidden="true" className="size-4.5" />
          <span className="max-sm:sr-only">Filter</span>
          {filterCount > 0 && <span className="tabular">({filterCount})</span>}
        </Button>
      </div>
      <div
        id={panel}
        hidden={!isOpen || !hasFields}
        className="mt-3 rounded-card border border-line bg-raised p-4 sm:p-5"
      >
        {isOpen && hasFields && children}
        {filterCount > 0 && (
          <Button size="sm" variant="ghost" className="mt-3 -ml-3.5" onClick={onClear}>
            Clear filters
          </Button>
        )}
      </div>
    </>
  );
}
