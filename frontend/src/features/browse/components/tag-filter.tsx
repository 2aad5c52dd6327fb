import { X } from 'lucide-react';
import type { RefObject } from 'react';
import { useFocusFallback } from '#shared/ui/use-focus-fallback.ts';

interface TagFilterProps {
  tag: string;
  onClear: () => void;
  /** Gets the focus of the cleared chip. */
  next: RefObject<HTMLElement | null>;
}

/** The tag that the list is filtered by, which a click clears. */
export function TagFilter({ tag, onClear, next }: TagFilterProps) {
  const ref = useFocusFallback<HTMLParagraphElement>(next);
  return (
    <p ref={ref} className="flex flex-wrap items-center gap-2 text-sm text-muted">
      Tagged
      <button
        type="button"
        aria-label={`Clear the tag ${tag}`}
        onClick={onClear}
        className="inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border border-moss bg-moss-soft px-4 font-medium text-moss"
      >
        <span className="truncate">{tag}</span>
        <X aria-hidden="true" className="size-4 shrink-0" />
      </button>
    </p>
  );
}
