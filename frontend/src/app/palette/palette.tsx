import { Command, useCommandState } from 'cmdk';
import { Search } from 'lucide-react';
import * as RadixDialog from 'radix-ui/dialog';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { dialogVeil } from '../../components/ui/dialog-style.ts';
import { useFocusRestore } from '../../components/ui/use-focus-restore.ts';
import { Actions, FollowedRoadmaps, Found, Pages } from './palette-groups.tsx';
import { useSearchResults } from './use-search-results.ts';

interface PaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onHelp: () => void;
}

export default function Palette({ open, onOpenChange, onHelp }: PaletteProps) {
  const focusRestore = useFocusRestore(open);
  const chosen = useRef<(() => void) | null>(null);

  /** Closes first, so that the focus is restored before the action runs. */
  function run(action: () => void) {
    chosen.current = action;
    onOpenChange(false);
  }
  function closed(event: Event) {
    focusRestore.onCloseAutoFocus(event);
    chosen.current?.();
    chosen.current = null;
  }

  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={dialogVeil} />
        <RadixDialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={focusRestore.onOpenAutoFocus}
          onCloseAutoFocus={closed}
          className="anim-fade fixed inset-x-3 top-[max(0.75rem,10dvh)] z-50 mx-auto max-w-xl overflow-hidden rounded-card border border-line bg-raised text-ink shadow-soft focus:outline-none"
        >
          <RadixDialog.Title className="sr-only">Search and commands</RadixDialog.Title>
          <Body onRun={run} onHelp={onHelp} />
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

function Body({ onRun, onHelp }: { onRun: (action: () => void) => void; onHelp: () => void }) {
  const [typed, setTyped] = useState('');
  const found = useSearchResults(typed);
  const navigate = useNavigate();

  const go = (to: string) => onRun(() => navigate(to));

  return (
    <Command label="Search and commands" loop shouldFilter={false}>
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Search aria-hidden="true" className="size-5 shrink-0 text-muted" />
        {/* Before the first paint: a passive effect may run after the first letters are typed. */}
        <Command.Input
          autoFocus
          value={typed}
          onValueChange={setTyped}
          placeholder="Search roadmaps, mentors, pages, actions"
          className="min-h-14 w-full bg-transparent text-lg outline-none placeholder:text-muted"
        />
      </div>
      <Command.List className="max-h-[min(60dvh,28rem)] overflow-y-auto p-2">
        <FollowedRoadmaps typed={typed} onGo={go} />
        <Found found={found} onGo={go} />
        <Pages typed={typed} onGo={go} />
        <Actions typed={typed} onRun={onRun} onHelp={onHelp} />
      </Command.List>
      <SearchStatus found={found} />
    </Command>
  );
}

/** Outside the list, which may contain options only; announced when it changes. */
function SearchStatus({ found }: { found: ReturnType<typeof useSearchResults> }) {
  const isEmpty = useCommandState(({ filtered }) => filtered.count === 0);
  return (
    <p role="status" className={isEmpty ? 'px-5 pt-4 pb-8 text-center text-muted' : 'sr-only'}>
      {isEmpty ? emptyText(found) : found.isSearching ? 'Searching' : ''}
    </p>
  );
}

function emptyText({ isSearching, error }: ReturnType<typeof useSearchResults>): string {
  if (isSearching) return 'Searching…';
  if (error) return 'Search is unavailable right now. Pages and actions still work.';
  return 'No matches. Try another word, or browse all roadmaps.';
}
