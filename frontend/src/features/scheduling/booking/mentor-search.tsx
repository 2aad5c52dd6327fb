import type { Mentor } from '@waymark/contracts/identity/mentors';
import clsx from 'clsx';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useDebounced } from '#lib/use-debounced.ts';
import { Avatar } from '#shared/ui/avatar.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Input } from '#shared/ui/input.tsx';
import { useMentorSearch } from '../api/use-mentors.ts';
import { WaysSummary } from './ways-summary.tsx';

const TYPING_MS = 250;

/** An ARIA combobox with list autocomplete. */
export function MentorSearch({ self, onPick }: { self: number; onPick: (mentor: Mentor) => void }) {
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const listId = useId();
  const q = useDebounced(text.trim(), TYPING_MS);
  const found = useMentorSearch(q);
  const mentors = q === '' ? [] : (found.data ?? []).filter(({ userId }) => userId !== self);
  const isOpen = open && mentors.length > 0;
  const optionId = (index: number) => `${listId}-${index}`;

  function onKey(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      setOpen(false);
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      const picked = mentors[active];
      if (picked) onPick(picked);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (mentors.length === 0) return;
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive(isOpen ? (active + step + mentors.length) % mentors.length : 0);
      setOpen(true);
    }
  }

  return (
    <div className="relative max-w-xl">
      <Field label="Find a mentor">
        <Input
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isOpen ? optionId(active) : undefined}
          autoComplete="off"
          placeholder="Name or story"
          maxLength={200}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setOpen(true);
            setActive(0);
          }}
          onKeyDown={onKey}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
        />
      </Field>
      <div
        id={listId}
        role="listbox"
        aria-label="Mentors found"
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-20 mt-1 max-h-96 overflow-y-auto rounded-card border border-line bg-raised p-1.5 shadow-soft"
      >
        {mentors.map((mentor, index) => (
          <Option
            key={mentor.userId}
            id={optionId(index)}
            mentor={mentor}
            isActive={index === active}
            onActive={() => setActive(index)}
            onPick={() => onPick(mentor)}
          />
        ))}
      </div>
      <p role="status" className="mt-1.5 min-h-6 text-sm text-muted">
        {hint(q, text.trim(), found.isFetching, found.isError, mentors.length)}
      </p>
    </div>
  );
}

interface OptionProps {
  id: string;
  mentor: Mentor;
  isActive: boolean;
  onActive: () => void;
  onPick: () => void;
}

function Option({ id, mentor, isActive, onActive, onPick }: OptionProps) {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the focused combobox handles the keys
    // biome-ignore lint/a11y/useFocusableInteractive: as above
    <div
      ref={option}
      id={id}
      role="option"
      aria-selected={isActive}
      onPointerMove={onActive}
      // Prevents the field's blur, which would close the list before the click.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPick}
      className={clsx(
        'flex min-h-13 cursor-pointer items-center gap-3 rounded-control px-2.5 py-1.5',
        isActive && 'bg-sunken',
      )}
    >
      <Avatar id={mentor.userId} name={mentor.name} src={mentor.avatar} size={40} />
      <span dir="auto" className="min-w-0 wrap-anywhere">
        <span dir="auto" className="block leading-tight font-semibold">
          {mentor.name}
        </span>
        <WaysSummary mentor={mentor} />
      </span>
    </div>
  );
}

function hint(q: string, typed: string, isFetching: boolean, isError: boolean, count: number): string {
  if (typed === '') return '';
  if (isError) return 'Search is unavailable right now. Please try again in a moment.';
  if (isFetching || q !== typed) return 'Searching…';
  return count === 0
    ? 'No matches. Try another word, or browse all mentors.'
    : `${count === 1 ? '1 mentor' : `${count} mentors`} found`;
}
