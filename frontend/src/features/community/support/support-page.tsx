import { useSearchParams } from 'react-router-dom';
import { useChangeParams } from '#lib/use-change-params.ts';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import { SearchBox } from '#shared/ui/search-box.tsx';
import { SegmentedControl } from '#shared/ui/segmented-control.tsx';
import type { SupportFilter } from '../api/use-support.ts';
import { CommunityFrame } from '../community-frame.tsx';
import { Choice } from '../components/choice.tsx';
import { FilterBar } from '../components/filter-bar.tsx';
import { known, stateLabels, supportLabels, urgencyLabels } from '../texts.ts';
import { AskButton } from './ask-button.tsx';
import { RequestList } from './request-list.tsx';

const states = [
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Helped or closed' },
  { value: 'all', label: 'All' },
] as const;

const noFilter = { q: null, state: null, category: null, urgency: null, mine: null };

/** Search and filters are in the address, so that they survive a reload. */
export default function SupportPage() {
  const [params] = useSearchParams();
  const change = useChangeParams();
  const shown = params.get('state') === 'all' ? 'all' : (known(stateLabels, params.get('state')) ?? 'open');
  const filter: SupportFilter = {
    q: params.get('q') ?? '',
    state: shown === 'all' ? undefined : shown,
    category: known(supportLabels, params.get('category')),
    urgency: known(urgencyLabels, params.get('urgency')),
    mine: params.get('mine') === 'true',
  };
  return (
    <CommunityFrame title="Support">
      {() => (
        <>
          <div className="flex items-center gap-3 sm:gap-4">
            <div className="min-w-0 grow">
              <SearchBox
                label="Search requests"
                placeholder="Search requests"
                q={filter.q}
                onSearch={(q) => change({ q: q || null })}
              />
            </div>
            <AskButton />
          </div>
          <FilterBar
            first={
              <SegmentedControl
                label="State"
                value={shown}
                segments={states}
                onChange={(state) => change({ state: state === 'open' ? null : state })}
              />
            }
            count={[filter.category, filter.urgency, filter.mine].filter(Boolean).length}
          >
            <Choice
              label="Category"
              all="All categories"
              labels={supportLabels}
              value={filter.category}
              onChange={(category) => change({ category })}
            />
            <Choice
              label="Urgency"
              all="Any urgency"
              labels={urgencyLabels}
              value={filter.urgency}
              onChange={(urgency) => change({ urgency })}
            />
            <Checkbox
              checked={filter.mine}
              onChange={({ target }) => change({ mine: target.checked ? 'true' : null })}
            >
              Only yours
            </Checkbox>
          </FilterBar>
          <RequestList filter={filter} onClear={() => change(noFilter)} />
        </>
      )}
    </CommunityFrame>
  );
}
