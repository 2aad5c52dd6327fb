import { PenLine } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useChangeParams } from '#lib/use-change-params.ts';
import { Button } from '#shared/ui/button.tsx';
import { SearchBox } from '#shared/ui/search-box.tsx';
import { CommunityFrame } from '../community-frame.tsx';
import { categoryLabels, known } from '../texts.ts';
import { Members } from './members.tsx';

/** Search and filters are in the address, so that they survive a reload. */
export default function NetworkPage() {
  const [params] = useSearchParams();
  const change = useChangeParams();
  const filter = {
    q: params.get('q') ?? '',
    category: known(categoryLabels, params.get('category')),
    available: params.get('available') === 'true',
  };
  return (
    <CommunityFrame title="Network">
      {(user) => (
        <>
          <div className="mb-3 flex items-center gap-3 sm:mb-5 sm:gap-4">
            <div className="min-w-0 grow">
              <SearchBox
                label="Search members"
                placeholder="Search by name, story or topic"
                q={filter.q}
                onSearch={(q) => change({ q: q || null })}
              />
            </div>
            <EditCardButton />
          </div>
          <Members
            filter={filter}
            userId={user.id}
            onChange={change}
            onClear={() => change({ q: null, category: null, available: null })}
          />
        </>
      )}
    </CommunityFrame>
  );
}

// Forms load the schemas.
const CardDialog = lazy(() => import('./card-dialog.tsx'));

function EditCardButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} className="shrink-0 max-sm:size-11 max-sm:p-0">
        <PenLine aria-hidden="true" className="size-4.5" />
        <span className="max-sm:sr-only">Edit Your Card</span>
      </Button>
      {open && (
        <Suspense fallback={null}>
          <CardDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
