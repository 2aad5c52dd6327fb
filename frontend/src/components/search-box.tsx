import { Search } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useDebounced } from '../lib/use-debounced.ts';
import { Field } from './ui/field.tsx';
import { Input } from './ui/input.tsx';

const TYPING_MS = 250;

interface SearchBoxProps {
  label: string;
  placeholder: string;
  /** What is searched for now, as the address says. */
  q: string;
  onSearch: (words: string) => void;
}

/** Types freely; the search follows when the typing rests. An address that changes elsewhere shows here. */
export function SearchBox({ label, placeholder, q, onSearch }: SearchBoxProps) {
  const [words, setWords] = useState(q);
  const settled = useDebounced(words, TYPING_MS);
  const search = useRef(onSearch);
  search.current = onSearch;
  const searched = useRef(q);

  useEffect(() => {
    if (settled.trim() === searched.current) return;
    searched.current = settled.trim();
    search.current(settled.trim());
  }, [settled]);
  // Before it is painted: nobody sees what is found beside words that were not searched for.
  useLayoutEffect(() => {
    if (q === searched.current) return;
    searched.current = q;
    setWords(q);
  }, [q]);

  return (
    <search className="relative max-w-xl">
      <Field label={label} hideLabel>
        <Input
          type="search"
          placeholder={placeholder}
          maxLength={200}
          value={words}
          onChange={(event) => setWords(event.target.value)}
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
