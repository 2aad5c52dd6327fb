import type { Safety } from '@waymark/contracts/roadmaps/coaching';
import clsx from 'clsx';
import { Command, useCommandState } from 'cmdk';
import { Search } from 'lucide-react';
import * as RadixDialog from 'radix-ui/dialog';
import {
  type KeyboardEvent,
  type RefObject,
  useDeferredValue,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { containsWordOf } from '../../shared/safety/contains-word.ts';
import { SearchHelp } from '../../shared/safety/search-help.tsx';
import { useSearchSafety } from '../../shared/safety/use-search-safety.ts';
import { Button } from '../../shared/ui/button.tsx';
import { dialogVeil } from '../../shared/ui/dialog-style.ts';
import { Drawing } from '../../shared/ui/drawing.tsx';
import { useBackCloses } from '../../shared/ui/use-back-closes.ts';
import { useFocusRestore } from '../../shared/ui/use-focus-restore.ts';
import { Actions, Everything, FollowedRoadmaps, Found, Pages } from './palette-groups.tsx';
import { useSearchResults } from './use-search-results.ts';

interface PaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onHelp: () => void;
}

export default function Palette({ open, onOpenChange, onHelp }: PaletteProps) {
  const focusRestore = useFocusRestore(open);
  const chosen = useRef<(() => void) | null>(null);
  useBackCloses(open, () => onOpenChange(false));

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
  const safety = useSearchSafety(typed.trim());
  const results = useSearchResults(typed);
  const roadmaps = safety
    ? results.roadmaps.filter(({ match }) => containsWordOf(typed, match))
    : results.roadmaps;
  const found = { ...results, roadmaps };
  const navigate = useNavigate();

  // The field is painted first, so that typing can begin; the list follows in a render of its own.
  const hasList = useDeferredValue(true, false);

  const go = (to: string) => onRun(() => navigate(to));
  const list = useRef<HTMLDivElement>(null);
  const ids = [...found.roadmaps, ...found.mentors, ...found.people].map(({ id }) => id).join(' ');
  const highlight = useFirstHighlighted(list, typed, `${hasList} ${ids}`);

  return (
    <Command label="Search and commands" loop shouldFilter={false} {...highlight}>
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Search aria-hidden="true" className="size-5 shrink-0 text-muted" />
        {/* Before the first paint: a passive effect may run after the first letters are typed. */}
        <Command.Input
          autoFocus
          value={typed}
          onValueChange={setTyped}
          placeholder="Search roadmaps, mentors, pages"
          className="min-h-14 w-full bg-transparent outline-none sm:text-lg placeholder:text-muted"
        />
      </div>
      <PaletteHelp safety={safety} onGo={go} />
      <Command.List
        ref={list}
        className={clsx(
          'overflow-y-auto p-2',
          safety ? 'max-h-[min(36dvh,28rem)]' : 'max-h-[min(60dvh,28rem)]',
        )}
      >
        {hasList && (
          <>
            <FollowedRoadmaps typed={typed} onGo={go} />
            <Found found={found} onGo={go} />
            {found.roadmaps.length > 0 && <Everything q={typed.trim()} onGo={go} />}
            <Pages typed={typed} onGo={go} />
            <Actions typed={typed} onRun={onRun} onHelp={onHelp} />
          </>
        )}
      </Command.List>
      {hasList && <SearchStatus found={found} onGo={go} />}
    </Command>
  );
}

interface PaletteHelpProps {
  safety: Safety | null | undefined;
  onGo: (to: string) => void;
}

/** Help for a search that names a danger, else the line that leads to it. Its keys are not those of the list. */
function PaletteHelp({ safety, onGo }: PaletteHelpProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it observes the links inside and is no control
    <div
      onKeyDown={(event) => event.stopPropagation()}
      // Closes the palette before it leaves the page.
      onClickCapture={(event) => {
        const to = (event.target as Element).closest('a[href^="/help"]')?.getAttribute('href');
        if (!to || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        onGo(to);
      }}
      className="max-h-[40dvh] overflow-y-auto border-b border-line px-4 py-2"
    >
      <SearchHelp safety={safety} />
    </div>
  );
}

/**
 * Highlights the first item until the user moves on: the list alone would stay at the item that was first before the results
 * arrived, each kind in its own time.
 */
function useFirstHighlighted(list: RefObject<HTMLElement | null>, typed: string, items: string) {
  const [value, setValue] = useState('');
  const moved = useRef({ typed, value: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list has changed after each of these
  useLayoutEffect(() => {
    if (moved.current.typed !== typed) moved.current = { typed, value: false };
    if (moved.current.value) return;
    setValue(list.current?.querySelector('[cmdk-item]')?.getAttribute('data-value') ?? '');
  }, [typed, items, list]);
  const onMove = () => {
    moved.current.value = true;
  };
  return {
    value,
    onValueChange: setValue,
    onPointerMove: onMove,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key.startsWith('Arrow') || key === 'Home' || key === 'End') onMove();
    },
  };
}

/** Outside the list, which may contain options only; announced when it changes. */
function SearchStatus({
  found,
  onGo,
}: {
  found: ReturnType<typeof useSearchResults>;
  onGo: (to: string) => void;
}) {
  const isEmpty = useCommandState(({ filtered }) => filtered.count === 0);
  const isSettled = isEmpty && !found.isSearching;
  return (
    <div className={isEmpty ? 'flex flex-col items-center gap-3 px-5 pt-4 pb-8 text-center' : 'sr-only'}>
      {isSettled && <Drawing name={found.error ? 'fog' : 'map'} size="sm" />}
      <p role="status" className="text-muted">
        {isEmpty ? emptyText(found) : found.isSearching ? 'Searching' : ''}
      </p>
      {isSettled && (
        <Button
          size="sm"
          onClick={() => onGo('/browse')}
          // The list would take it for the choice of an item.
          onKeyDown={(event) => event.key === 'Enter' && event.stopPropagation()}
        >
          Browse Roadmaps
        </Button>
      )}
    </div>
  );
}

function emptyText({ isSearching, error }: ReturnType<typeof useSearchResults>): string {
  if (isSearching) return 'Searching…';
  if (error) return 'Search is unavailable right now. Pages and actions still work.';
  return 'No matches. Try another word, or browse all roadmaps.';
}
