import { Bookmark } from 'lucide-react';
import { Suspense, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { useChangeParams } from '../../lib/use-change-params.ts';
import { ResumePlace } from '../../shared/guest-progress/resume-place.tsx';
import { SearchHelp } from '../../shared/safety/search-help.tsx';
import { useSearchSafety } from '../../shared/safety/use-search-safety.ts';
import { Button } from '../../shared/ui/button.tsx';
import { SearchBox } from '../../shared/ui/search-box.tsx';
import { filterOf, noFilters } from './browse-filter.ts';
import { CategoryFilter } from './components/category-filter.tsx';
import { Results } from './components/results.tsx';
import { TagFilter } from './components/tag-filter.tsx';

const SavedList = lazyPart(() => import('./components/saved-list.tsx'));

/** The search, its filters and its order are in the URL, so that they can be shared and survive a reload. */
export default function BrowsePage() {
  useDocumentTitle('Discover Learning Paths');
  const [params] = useSearchParams();
  const change = useChangeParams();
  const filter = filterOf(params);
  const isSaved = params.has('saved');
  const filters = useRef<HTMLDivElement>(null);
  const safety = useSearchSafety(filter.q);

  return (
    <>
      <ResumePlace />
      <div className="page pt-4 pb-10 sm:pt-10 md:py-14">
        <div className="flex items-start justify-between gap-x-3 sm:gap-x-6">
          <h1 className="text-xl min-[340px]:text-[1.5rem] sm:text-4xl">Discover Learning Paths</h1>
          <Button
            size="sm"
            aria-pressed={isSaved}
            onClick={() => change({ saved: isSaved ? null : '1' })}
            className="shrink-0 aria-pressed:border-moss aria-pressed:bg-moss-soft aria-pressed:text-moss max-sm:size-11 max-sm:p-0"
          >
            <Bookmark aria-hidden="true" className="size-4" />
            <span className="max-sm:sr-only">Saved for later</span>
          </Button>
        </div>
        <p className="max-w-measure text-muted max-sm:sr-only sm:mt-3">
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
            <div className="mt-3 mb-3 grid gap-3 sm:mt-8 sm:mb-6 sm:gap-5">
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
              {filter.tag && (
                <TagFilter tag={filter.tag} onClear={() => change({ tag: null })} next={filters} />
              )}
            </div>
            <Results
              filter={filter}
              isDanger={safety === undefined ? undefined : safety !== null}
              onChange={change}
              onClear={() => change({ q: null, category: null, tag: null, ...noFilters })}
              bar={filters}
            />
          </>
        )}
      </div>
    </>
  );
}
