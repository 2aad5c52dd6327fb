import { useSearchParams } from 'react-router-dom';
import { SearchBox } from '../../components/search-box.tsx';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { CategoryFilter } from './components/category-filter.tsx';
import { Results } from './components/results.tsx';

/** The search is in the URL, so that it can be shared and survives a reload. */
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
        Each one was walked by someone first. Look for what you are going through.
      </p>
      <div className="mt-8 mb-6 grid gap-5">
        <SearchBox
          label="Search roadmaps"
          placeholder="Search by title, text or mentor"
          q={q}
          onSearch={(query) => change({ q: query })}
        />
        <CategoryFilter value={categoryId} onChange={(category) => change({ category })} />
      </div>
      <Results filter={{ q, categoryId }} onClear={() => change({ q: '', category: '' })} />
    </div>
  );
}
