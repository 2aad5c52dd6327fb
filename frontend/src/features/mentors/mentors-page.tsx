import { useSearchParams } from 'react-router-dom';
import { SearchBox } from '../../components/search-box.tsx';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { Directory } from './components/directory.tsx';

/** The search is in the URL, so that it can be shared and survives a reload. */
export default function MentorsPage() {
  useDocumentTitle('Mentors');
  const [params, setParams] = useSearchParams();
  const q = params.get('q')?.trim() ?? '';
  const search = (query: string) => setParams(query ? { q: query } : {}, { replace: true });

  return (
    <div className="page py-10 md:py-14">
      <h1 className="text-4xl">Mentors</h1>
      <p className="mt-3 max-w-measure text-muted">
        People who came through something hard and wrote down how. Look for someone who has been where you
        are.
      </p>
      <div className="mt-8 mb-6">
        <SearchBox label="Search mentors" placeholder="Search by name or story" q={q} onSearch={search} />
      </div>
      <Directory q={q} onClear={() => search('')} />
    </div>
  );
}
