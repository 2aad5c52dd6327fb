import { Search } from 'lucide-react';
import { KeyCaps } from './key-caps.tsx';
import { openPalette } from './open-palette.ts';

export function SearchButton() {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={openPalette}
      className="flex min-h-11 min-w-11 items-center justify-center gap-2.5 rounded-control text-muted hover:bg-sunken hover:text-ink md:border md:border-edge md:px-3"
    >
      <Search aria-hidden="true" className="size-5 md:size-4.5" />
      <span className="max-2xl:sr-only">Search</span>
      <span aria-hidden="true" className="hidden 2xl:block">
        <KeyCaps keys="mod+k" />
      </span>
    </button>
  );
}
