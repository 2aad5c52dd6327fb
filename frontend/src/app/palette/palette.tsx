import { Command } from 'cmdk';
import { Search } from 'lucide-react';
import * as RadixDialog from 'radix-ui/dialog';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { dialogVeil } from '../../components/ui/dialog-style.ts';
import { Actions, Found, Pages, Walked } from './palette-groups.tsx';
import { useFound } from './use-found.ts';

interface PaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onHelp: () => void;
}

/** One box for all there is to go to and to do. */
export default function Palette({ open, onOpenChange, onHelp }: PaletteProps) {
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={dialogVeil} />
        <RadixDialog.Content
          aria-describedby={undefined}
          className="anim-fade fixed inset-x-3 top-[max(0.75rem,10dvh)] z-50 mx-auto max-w-xl overflow-hidden rounded-card border border-line bg-raised text-ink shadow-soft focus:outline-none"
        >
          <RadixDialog.Title className="sr-only">Search and commands</RadixDialog.Title>
          <Body onClose={() => onOpenChange(false)} onHelp={onHelp} />
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

function Body({ onClose, onHelp }: { onClose: () => void; onHelp: () => void }) {
  const [typed, setTyped] = useState('');
  const found = useFound(typed);
  const navigate = useNavigate();

  /** Closed first: the focus is back where it was when the deed happens. */
  function run(deed: () => void) {
    onClose();
    setTimeout(deed);
  }
  const go = (to: string) => run(() => navigate(to));

  return (
    <Command label="Search and commands" loop shouldFilter={false}>
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Search aria-hidden="true" className="size-5 shrink-0 text-muted" />
        <Command.Input
          value={typed}
          onValueChange={setTyped}
          placeholder="Search roadmaps, mentors, pages, actions"
          className="min-h-14 w-full bg-transparent text-lg outline-none placeholder:text-muted"
        />
      </div>
      <Command.List className="max-h-[min(60dvh,28rem)] overflow-y-auto p-2">
        <Command.Empty className="px-3 py-8 text-center text-muted">{emptyWords(found)}</Command.Empty>
        <Walked typed={typed} onGo={go} />
        <Found found={found} onGo={go} />
        <Pages typed={typed} onGo={go} />
        <Actions typed={typed} onRun={run} onHelp={onHelp} />
      </Command.List>
      <p role="status" className="sr-only">
        {found.isSearching ? 'Searching' : ''}
      </p>
    </Command>
  );
}

function emptyWords({ isSearching, error }: ReturnType<typeof useFound>): string {
  if (isSearching) return 'Searching…';
  if (error) return 'The search did not answer. Pages and actions still work.';
  return 'Nothing goes by that name. Try fewer letters.';
}
