import { Bookmark } from 'lucide-react';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SearchHelp } from '../../components/safety/search-help.tsx';
import { useSearchSafety } from '../../components/safety/use-search-safety.ts';
import { SearchBox } from '../../components/search-box.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useChangeParams } from '../../lib/use-change-params.ts';
import { filterOf, noFilters } from './browse-filter.ts';
import { CategoryFilter } from './components/category-filter.tsx';
import { Filters } from './components/filters.tsx';
import { Results } from './components/results.tsx';

const SavedList = lazyPart(() => import('./components/saved-list.tsx'));

/** The search, its filters and its order are in the URL, so that they can be shared and survive a reload. */
export default function BrowsePage() {
  useDocumentTitle('Discover Learning Paths');
  const [params] = useSearchParams();
  const change = useChangeParams();
  const filter = filterOf(params);
  const isSaved = params.has('saved');
  const safety = useSearchSafety(filter.q);

  return (
    <div className="page py-10 md:py-14">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h1 className="text-4xl">Discover Learning Paths</h1>
        <Button
          size="sm"
          aria-pressed={isSaved}
          onClick={() => change({ saved: isSaved ? null : '1' })}
          className="aria-pressed:border-moss aria-pressed:bg-moss-soft aria-pressed:text-moss"
        >
          <Bookmark aria-hidden="true" className="size-4" />
          Saved for later
        </Button>
      </div>
      <p className="mt-3 max-w-measure text-muted">
        Each one was walked by someone first. Look for what you are going through.
      </p>
      {isSaved ? (
        <div className="mt-6">
          <Suspense fallback={null}>
            <SavedList onShowAll={() => change({ saved: null })} />
          </Suspense>
        </div>
      ) : (
        <>
          <div className="mt-8 mb-6 grid gap-5">
            <SearchBox
              label="Search roadmaps"
              placeholder="What are you in the middle of?"
              q={filter.q}
              onSearch={(q) => change({ q: q || null })}
            />
            <SearchHelp safety={safety} />
            <CategoryFilter
              value={filter.category}
              onChange={(category) => change({ category: category || null })}
            />
            <Filters filter={filter} onChange={change} />
          </div>
          <Results
            filter={filter}
            isDanger={safety === undefined ? undefined : safety !== null}
            onClear={() => change({ q: null, category: null, ...noFilters })}
          />
        </>
      )}
    </div>
  );
}
