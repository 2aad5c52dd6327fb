import { Search } from 'lucide-react';
import { useDebouncedText } from '../../lib/use-debounced-text.ts';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

interface SearchBoxProps {
  label: string;
  placeholder: string;
  /** The current query, as in the address. */
  q: string;
  onSearch: (text: string) => void;
}

/** Debounces typing before it searches; follows changes of the address. */
export function SearchBox({ label, placeholder, q, onSearch }: SearchBoxProps) {
  const [text, setText] = useDebouncedText(q, onSearch);
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
