import { useSearchParams } from 'react-router-dom';
import { SearchBox } from '../../components/search-box.tsx';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { useChangeParams } from '../../lib/use-change-params.ts';
import { CategoryFilter } from './components/category-filter.tsx';
import { Results } from './components/results.tsx';

/** The search is in the URL, so that it can be shared and survives a reload. */
export default function BrowsePage() {
  useDocumentTitle('Discover Learning Paths');
  const [params] = useSearchParams();
  const change = useChangeParams();
  const q = params.get('q')?.trim() ?? '';
  const categoryId = params.get('category') ?? '';

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
          onSearch={(query) => change({ q: query || null })}
        />
        <CategoryFilter value={categoryId} onChange={(category) => change({ category: category || null })} />
      </div>
      <Results filter={{ q, categoryId }} onClear={() => change({ q: null, category: null })} />
    </div>
  );
}
