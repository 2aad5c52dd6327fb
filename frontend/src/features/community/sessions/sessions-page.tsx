import { useSearchParams } from 'react-router-dom';
import { useChangeParams } from '#lib/use-change-params.ts';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import { SearchBox } from '#shared/ui/search-box.tsx';
import { SegmentedControl } from '#shared/ui/segmented-control.tsx';
import type { PeerFilter } from '../api/use-peer-sessions.ts';
import { CommunityFrame } from '../community-frame.tsx';
import { Choice } from '../components/choice.tsx';
import { FilterBar } from '../components/filter-bar.tsx';
import { known } from '../texts.ts';
import { HostButton } from './host-button.tsx';
import { SessionList } from './session-list.tsx';
import { levelLabels, peerCategoryLabels, periodLabels } from './texts.ts';

const periods = (['coming', 'past', 'all'] as const).map((value) => ({ value, label: periodLabels[value] }));
const noFilter = { q: null, period: null, category: null, level: null, mine: null };

/** Search and filters are in the address, so that they survive a reload. */
export default function SessionsPage() {
  const [params] = useSearchParams();
  const change = useChangeParams();
  const filter: PeerFilter = {
    q: params.get('q') ?? '',
    period: known(periodLabels, params.get('period')) ?? 'coming',
    category: known(peerCategoryLabels, params.get('category')),
    skillLevel: known(levelLabels, params.get('level')),
    mine: params.get('mine') === 'true',
  };
  return (
    <CommunityFrame title="Peer Sessions">
      {() => (
        <>
          <div className="flex items-center gap-3 sm:gap-4">
            <div className="min-w-0 grow">
              <SearchBox
                label="Search sessions"
                placeholder="Search sessions"
                q={filter.q}
                onSearch={(q) => change({ q: q || null })}
              />
            </div>
            <HostButton />
          </div>
          <FilterBar
            first={
              <SegmentedControl
                label="Time"
                value={filter.period}
                segments={periods}
                onChange={(period) => change({ period: period === 'coming' ? null : period })}
              />
            }
            count={[filter.category, filter.skillLevel, filter.mine].filter(Boolean).length}
          >
            <Choice
              label="Category"
              all="All categories"
              labels={peerCategoryLabels}
              value={filter.category}
              onChange={(category) => change({ category })}
            />
            <Choice
              label="Level"
              all="Any level"
              labels={levelLabels}
              value={filter.skillLevel}
              onChange={(level) => change({ level })}
            />
            <Checkbox
              checked={filter.mine}
              onChange={({ target }) => change({ mine: target.checked ? 'true' : null })}
            >
              Only yours
            </Checkbox>
          </FilterBar>
          <SessionList filter={filter} onClear={() => change(noFilter)} />
        </>
      )}
    </CommunityFrame>
  );
}
