import { Search } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useDebounced } from '../lib/use-debounced.ts';
import { Field } from './ui/field.tsx';
import { Input } from './ui/input.tsx';

const TYPING_MS = 250;

interface SearchBoxProps {
  label: string;
  placeholder: string;
  /** The current query, as in the address. */
  q: string;
  onSearch: (text: string) => void;
}

/** Debounces typing before it searches; follows changes of the address. */
export function SearchBox({ label, placeholder, q, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(q);
  const settled = useDebounced(text, TYPING_MS);
  const search = useRef(onSearch);
  search.current = onSearch;
  const searched = useRef(q);

  useEffect(() => {
    if (settled.trim() === searched.current) return;
    searched.current = settled.trim();
    search.current(settled.trim());
  }, [settled]);
  // Before the paint, so that results never appear beside another query.
  useLayoutEffect(() => {
    if (q === searched.current) return;
    searched.current = q;
    setText(q);
  }, [q]);

  return (
    <search className="relative max-w-xl">
      <Field label={label} hideLabel>
        <Input
          type="search"
          placeholder={placeholder}
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="pl-11"
        />
      </Field>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-muted"
      />
    </search>
  );
}
