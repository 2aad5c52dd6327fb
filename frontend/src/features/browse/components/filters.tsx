import type { RoadmapSort } from '@waymark/contracts/roadmaps/search';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Checkbox } from '../../../components/ui/checkbox.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Select } from '../../../components/ui/input.tsx';
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

/** On phones, open filters would push the roadmaps out of view. */
const hasRoom = () => !matchMedia('(max-width: 639px)').matches;

/** The order, and a button that opens the filters; where there is room, they are open on an address that has some. */
export function Filters({ filter, onChange }: FiltersProps) {
  const count = countFilters(filter);
  const [isOpen, setOpen] = useState(() => count > 0 && hasRoom());
  const panel = useId();
  return (
    <div>
      <div className="flex flex-wrap items-end gap-3">
        <Button aria-expanded={isOpen} aria-controls={panel} onClick={() => setOpen(!isOpen)}>
          <SlidersHorizontal aria-hidden="true" className="size-4.5" />
          Filter
          {count > 0 && <span className="tabular">({count})</span>}
        </Button>
        <Order filter={filter} onChange={onChange} />
      </div>
      <div id={panel} hidden={!isOpen} className="mt-4 rounded-card border border-line bg-raised p-5">
        <Panel filter={filter} onChange={onChange} />
        {count > 0 && (
          <Button size="sm" variant="ghost" className="mt-3 -ml-3.5" onClick={() => onChange(noFilters)}>
            Clear filters
          </Button>
        )}
      </div>
    </div>
  );
}

/** Without words, nothing matches better than anything else. */
function Order({ filter: { q, sort }, onChange }: FiltersProps) {
  const byDefault: RoadmapSort = q ? 'best' : 'newest';
  const offered = Object.entries(sortLabels).filter(([one]) => q || one !== 'best');
  return (
    <Field label="Sort by" hideLabel className="grow sm:grow-0">
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
