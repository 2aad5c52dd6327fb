import { useSearchParams } from 'react-router-dom';
import { SearchHelp } from '../../components/safety/search-help.tsx';
import { useSearchSafety } from '../../components/safety/use-search-safety.ts';
import { SearchBox } from '../../components/search-box.tsx';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { useChangeParams } from '../../lib/use-change-params.ts';
import { Directory } from './components/directory.tsx';
import { Filters } from './components/filters.tsx';
import { filterOf, noFilter } from './directory-filter.ts';

/** Search, filters and order are in the URL, so that they can be shared and survive a reload. */
export default function MentorsPage() {
  useDocumentTitle('Mentors');
  const [params] = useSearchParams();
  const change = useChangeParams();
  const filter = filterOf(params);
  const safety = useSearchSafety(filter.q);

  return (
    <div className="page py-10 md:py-14">
      <h1 className="text-4xl">Mentors</h1>
      <p className="mt-3 max-w-measure text-muted">
        People who came through something hard and wrote down how. Look for someone who has been where you
        are.
      </p>
      <div className="mt-8 mb-6 grid gap-5">
        <div>
          <Filters filter={filter} onChange={change}>
            <SearchBox
              label="Search mentors"
              placeholder="Search by name or story"
              q={filter.q}
              onSearch={(q) => change({ q: q || null })}
            />
          </Filters>
        </div>
        <SearchHelp safety={safety} />
      </div>
      <Directory filter={filter} onClear={() => change({ q: null, ...noFilter })} />
    </div>
  );
}
