import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { CategoryFilter } from './components/category-filter.tsx';
import { Results } from './components/results.tsx';

const TYPING_MS = 250;

/** The search lives in the address, so that it can be shared, reloaded and gone back to. */
export default function BrowsePage() {
  useDocumentTitle('Discover Learning Paths');
  const [params, setParams] = useSearchParams();
  const q = params.get('q')?.trim() ?? '';
  const categoryId = params.get('category') ?? '';

  function change(next: { q?: string; category?: string }) {
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(next)) {
          if (value) after.set(name, value);
          else after.delete(name);
        }
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return (
    <div className="page py-10 md:py-14">
      <h1 className="text-4xl">Discover Learning Paths</h1>
      <p className="mt-3 max-w-measure text-muted">
        Each one was walked by somebody first. Look for what you are in the middle of.
      </p>
      <div className="mt-8 mb-6 grid gap-5">
        <SearchBox q={q} onSearch={(words) => change({ q: words })} />
        <CategoryFilter value={categoryId} onChange={(category) => change({ category })} />
      </div>
      <Results filter={{ q, categoryId }} onClear={() => change({ q: '', category: '' })} />
    </div>
  );
}

/** Types freely; the search follows when the typing rests. An address that changes elsewhere shows here. */
function SearchBox({ q, onSearch }: { q: string; onSearch: (words: string) => void }) {
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
  useEffect(() => {
    if (q === searched.current) return;
    searched.current = q;
    setWords(q);
  }, [q]);

  return (
    <search className="relative max-w-xl">
      <Field label="Search roadmaps" hideLabel>
        <Input
          type="search"
          placeholder="Search by title, words or mentor"
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
