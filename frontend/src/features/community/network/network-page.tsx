import { useSearchParams } from 'react-router-dom';
import { SearchBox } from '../../../components/search-box.tsx';
import { Checkbox } from '../../../components/ui/checkbox.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Select } from '../../../components/ui/input.tsx';
import { useChangeParams } from '../../../lib/use-change-params.ts';
import { CommunityFrame } from '../community-frame.tsx';
import { categoryLabels, known } from '../texts.ts';
import { EditCardButton } from './edit-card-button.tsx';
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
          <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
            <div className="min-w-60 grow">
              <SearchBox
                label="Search members"
                placeholder="Search by name, story or topic"
                q={filter.q}
                onSearch={(q) => change({ q: q || null })}
              />
            </div>
            <Field label="Category" hideLabel className="grow sm:grow-0">
              <Select
                value={filter.category ?? ''}
                onChange={({ target }) => change({ category: target.value || null })}
              >
                <option value="">All categories</option>
                {Object.entries(categoryLabels).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            </Field>
            <Checkbox
              checked={filter.available}
              onChange={({ target }) => change({ available: target.checked ? 'true' : null })}
            >
              Available for peer support
            </Checkbox>
            <div className="sm:ml-auto">
              <EditCardButton />
            </div>
          </div>
          <Members
            filter={filter}
            userId={user.id}
            onClear={() => change({ q: null, category: null, available: null })}
          />
        </>
      )}
    </CommunityFrame>
  );
}
