import type { Available } from '@waymark/contracts/identity/mentors';
import clsx from 'clsx';
import { languageName } from '#lib/languages.ts';
import { useCategories } from '#lib/shared-queries.ts';
import { useDebouncedText } from '#lib/use-debounced-text.ts';
import { browserZone, cityOf } from '#lib/zones.ts';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Input, Select } from '#shared/ui/input.tsx';
import { ListBar } from '#shared/ui/list-bar.tsx';
import { useMentorFilters } from '../api/use-mentors.ts';
import {
  availableLabels,
  countFilters,
  type DirectoryFilter,
  noFilter,
  sortLabels,
} from '../directory-filter.ts';

export interface FiltersProps {
  filter: DirectoryFilter;
  onChange: (values: Partial<Record<keyof DirectoryFilter, string | null>>) => void;
}

/** The count, order and filters of the list. */
export function Filters({ filter, onChange, status }: FiltersProps & { status: string }) {
  return (
    <ListBar
      status={status}
      order={<Order filter={filter} onChange={onChange} />}
      filterCount={countFilters(filter)}
      onClear={() => onChange(noFilter)}
    >
      <Panel filter={filter} onChange={onChange} />
    </ListBar>
  );
}

const Order = ({ filter: { sort: chosen }, onChange }: FiltersProps) => (
  <Field label="Sort by" hideLabel className="min-w-0">
    <Select
      value={chosen}
      onChange={({ target }) => onChange({ sort: target.value === 'recommended' ? null : target.value })}
    >
      {Object.entries(sortLabels).map(([sort, label]) => (
        <option key={sort} value={sort}>
          {label}
        </option>
      ))}
    </Select>
  </Field>
);

function Panel({ filter, onChange }: FiltersProps) {
  const { data: offered } = useMentorFilters();
  const { data: categories } = useCategories();
  const zone = filter.zone || browserZone();
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
      <Choice
        label="Roadmaps about"
        value={filter.category}
        values={(categories ?? []).map(({ id }) => id)}
        labelOf={(id) => categories?.find((category) => category.id === id)?.name ?? id}
        onChange={(category) => onChange({ category })}
      />
      <Choice
        label="Area of expertise"
        value={filter.expertise}
        values={offered?.expertise ?? []}
        labelOf={(area) => area}
        onChange={(expertise) => onChange({ expertise })}
      />
      <Choice
        label="Language"
        value={filter.language}
        values={offered?.languages ?? []}
        labelOf={(code) => languageName(code) ?? code}
        onChange={(language) => onChange({ language })}
      />
      <Choice
        label="Free times"
        value={filter.available}
        values={Object.keys(availableLabels)}
        labelOf={(within) => availableLabels[within as Available]}
        onChange={(available) => onChange({ available })}
      />
      <Choice
        label="Rating"
        value={filter.rating}
        values={['4.5', '4', '3']}
        labelOf={(stars) => `${stars} and up`}
        onChange={(rating) => onChange({ rating })}
      />
      <div className="grid grid-cols-2 items-start gap-3">
        <Price
          label="Price from"
          value={filter.min}
          off={filter.free}
          onChange={(min) => onChange({ min })}
        />
        <Price
          label="Price up to"
          value={filter.max}
          off={filter.free}
          onChange={(max) => onChange({ max })}
        />
      </div>
      <Checkbox
        checked={filter.free === '1'}
        onChange={({ target }) =>
          onChange(target.checked ? { free: '1', min: null, max: null } : { free: null })
        }
      >
        Free sessions only
      </Checkbox>
      <Checkbox
        checked={filter.zone !== ''}
        onChange={({ target }) => onChange({ zone: target.checked ? zone : null })}
        description={`At most 4 hours from ${cityOf(zone)}`}
      >
        Near my time zone
      </Checkbox>
    </div>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  values: string[];
  labelOf: (value: string) => string;
  onChange: (value: string | null) => void;
}

/** Also offers the value of the address when it is none of the usual ones. */
function Choice({ label, value, values, labelOf, onChange }: ChoiceProps) {
  const all = value === '' || values.includes(value) ? values : [value, ...values];
  return (
    <Field label={label}>
      <Select value={value} onChange={({ target }) => onChange(target.value || null)}>
        <option value="">Any</option>
        {all.map((one) => (
          <option key={one} value={one}>
            {labelOf(one)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

interface PriceProps {
  label: string;
  value: string;
  off: string;
  onChange: (value: string | null) => void;
}

/** Whole units, in whatever currency the mentor has. */
function Price({ label, value, off, onChange }: PriceProps) {
  const [text, setText] = useDebouncedText(value, (settled) => onChange(settled || null));
  return (
    <Field label={label} className={clsx(off && 'opacity-70')}>
      <Input
        inputMode="numeric"
        placeholder="Any"
        maxLength={7}
        disabled={off !== ''}
        value={text}
        onChange={({ target }) => setText(target.value.replace(/\D/g, ''))}
      />
    </Field>
  );
}
