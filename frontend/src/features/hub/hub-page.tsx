import { useSearchParams } from 'react-router-dom';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { useChangeParams } from '../../lib/use-change-params.ts';
import { mayUseStudio, useUser } from '../../lib/use-user.ts';
import { typeLabels } from '../../shared/learning-materials/material-type.tsx';
import { SearchHelp } from '../../shared/safety/search-help.tsx';
import { useSearchSafety } from '../../shared/safety/use-search-safety.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { SearchBox } from '../../shared/ui/search-box.tsx';
import { useHubSignals } from './api/use-hub-signals.ts';
import type { MaterialFilter } from './api/use-materials.ts';
import { HubHero } from './components/hub-hero.tsx';
import { Results } from './components/results.tsx';
import { ShareButton } from './components/share-button.tsx';
import { difficultyLabels, known, sortLabels } from './texts.ts';

const noFilter = { q: null, category: null, type: null, difficulty: null };

/** Search, filters and order are in the address, so that they can be shared and survive a reload. */
export default function HubPage() {
  useDocumentTitle('Learning Hub');
  useHubSignals();
  const { user, isLoading } = useUser();
  const [params] = useSearchParams();
  const change = useChangeParams();
  const filter: MaterialFilter = {
    q: params.get('q')?.trim() ?? '',
    category: params.get('category')?.trim().slice(0, 40) || undefined,
    type: known(typeLabels, params.get('type')),
    difficulty: known(difficultyLabels, params.get('difficulty')),
    sort: known(sortLabels, params.get('sort')) ?? 'newest',
  };
  const safety = useSearchSafety(filter.q);
  return (
    <div className="page pt-4 pb-10 sm:pt-10 md:py-14">
      <HubHero
        type={filter.type}
        actions={
          mayUseStudio(user) && (
            <div className="flex shrink-0 gap-2 sm:gap-3">
              <ButtonLink to="/ai-resources/yours" className="max-sm:px-2.5 max-sm:text-xs">
                Your Materials
              </ButtonLink>
              <ShareButton />
            </div>
          )
        }
      />
      <div className="my-3 grid gap-3 sm:mt-8 sm:mb-6 sm:gap-4">
        <SearchBox
          label="Search materials"
          placeholder="Search by title, text or tag"
          q={filter.q}
          onSearch={(q) => change({ q: q || null })}
        />
        <SearchHelp safety={safety} />
      </div>
      {!isLoading && (
        <Results filter={filter} user={user} onChange={change} onClear={() => change(noFilter)} />
      )}
    </div>
  );
}
