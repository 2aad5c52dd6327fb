import type { RoadmapSort } from '@waymark/contracts/roadmaps/search';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Select } from '#shared/ui/input.tsx';
import { ListBar } from '#shared/ui/list-bar.tsx';
import {
  type BrowseFilter,
  countFilters,
  lengthLabels,
  noFilters,
  priceLabels,
  sortLabels,
} from '../browse-filter.ts';

interface FiltersProps {
  filter: BrowseFilter;
  onChange: (values: Partial<Record<keyof BrowseFilter, string | null>>) => void;
}

/** The count, order and filters of the list. */
export function Filters({ status, ...props }: FiltersProps & { status: string }) {
  return (
    <ListBar
      status={status}
      order={<Order {...props} />}
      filterCount={countFilters(props.filter)}
      onClear={() => props.onChange(noFilters)}
    >
      <Panel {...props} />
    </ListBar>
  );
}

/** Without words, nothing matches better than anything else. */
function Order({ filter: { q, sort }, onChange }: FiltersProps) {
  const byDefault: RoadmapSort = q ? 'best' : 'newest';
  const offered = Object.entries(sortLabels).filter(([one]) => q || one !== 'best');
  return (
    <Field label="Sort by" hideLabel className="min-w-0">
      <Select
        value={sort === '' || (sort === 'best' && !q) ? byDefault : sort}
        onChange={({ target }) => onChange({ sort: target.value === byDefault ? null : target.value })}
      >
        {offered.map(([one, label]) => (
          <option key={one} value={one}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function Panel({ filter, onChange }: FiltersProps) {
  return (
    <div className="grid items-end gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
      <Choice
        label="Length"
        value={filter.length}
        labels={lengthLabels}
        onChange={(length) => onChange({ length })}
      />
      <Choice
        label="30 minutes with the mentor"
        value={filter.price}
        labels={priceLabels}
        onChange={(price) => onChange({ price })}
      />
      <Checkbox
        checked={filter.voice === '1'}
        onChange={({ target }) => onChange({ voice: target.checked ? '1' : null })}
      >
        With the mentor’s voice
      </Checkbox>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  labels: Record<string, string>;
  onChange: (value: string | null) => void;
}

function Choice({ label, value, labels, onChange }: ChoiceProps) {
  return (
    <Field label={label}>
      <Select value={value} onChange={({ target }) => onChange(target.value || null)}>
        <option value="">Any</option>
        {Object.entries(labels).map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  );
}
