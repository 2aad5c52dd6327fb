import { useSearchParams } from 'react-router-dom';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { useChangeParams } from '../../lib/use-change-params.ts';
import { SearchHelp } from '../../shared/safety/search-help.tsx';
import { useSearchSafety } from '../../shared/safety/use-search-safety.ts';
import { SearchBox } from '../../shared/ui/search-box.tsx';
import { Directory } from './components/directory.tsx';
import { filterOf, noFilter } from './directory-filter.ts';

/** Search, filters and order are in the URL, so that they can be shared and survive a reload. */
export default function MentorsPage() {
  useDocumentTitle('Mentors');
  const [params] = useSearchParams();
  const change = useChangeParams();
  const filter = filterOf(params);
  const safety = useSearchSafety(filter.q);

  return (
    <div className="page pt-4 pb-10 sm:pt-10 md:py-14">
      <h1 className="text-2xl sm:text-4xl">Mentors</h1>
      <p className="mt-1 max-w-measure text-muted max-sm:text-sm sm:mt-3">
        People who came through something hard and wrote down how. Look for someone who has been where you
        are.
      </p>
      <div className="my-3 grid gap-3 sm:mt-8 sm:mb-6 sm:gap-5">
        <SearchBox
          label="Search mentors"
          placeholder="Search by name or story"
          q={filter.q}
          onSearch={(q) => change({ q: q || null })}
        />
        <SearchHelp safety={safety} />
      </div>
      <Directory filter={filter} onChange={change} onClear={() => change({ q: null, ...noFilter })} />
    </div>
  );
}
