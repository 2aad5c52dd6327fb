import { typeLabels } from '#shared/learning-materials/material-type.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Select } from '#shared/ui/input.tsx';
import { ListBar } from '#shared/ui/list-bar.tsx';
import { type MaterialFilter, useMaterialSummary } from '../api/use-materials.ts';
import { difficultyLabels, sortLabels } from '../texts.ts';

export interface FiltersProps {
  filter: MaterialFilter;
  onChange: (values: Record<string, string | null>) => void;
}

/** The count, order and filters of the list. */
export function Filters({ filter, onChange, status }: FiltersProps & { status: string }) {
  const { category, type, difficulty } = filter;
  return (
    <ListBar
      status={status}
      order={
        <Choice
          label="Order"
          hideLabel
          options={sortLabels}
          value={filter.sort}
          onChange={(sort) => onChange({ sort: sort === 'newest' ? null : sort })}
        />
      }
      filterCount={[category, type, difficulty].filter(Boolean).length}
      onClear={() => onChange({ category: null, type: null, difficulty: null })}
    >
      <Panel filter={filter} onChange={onChange} />
    </ListBar>
  );
}

function Panel({ filter, onChange }: FiltersProps) {
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-3">
      <Choice
        label="Category"
        all="All categories"
        options={useCategories(filter.category)}
        value={filter.category}
        onChange={(category) => onChange({ category })}
      />
      <Choice
        label="Type"
        all="All types"
        options={typeLabels}
        value={filter.type}
        onChange={(type) => onChange({ type })}
      />
      <Choice
        label="Difficulty"
        all="All difficulties"
        options={difficultyLabels}
        value={filter.difficulty}
        onChange={(difficulty) => onChange({ difficulty })}
      />
    </div>
  );
}

/** Those of published materials, and the chosen one. */
function useCategories(chosen: string | undefined): Record<string, string> {
  const { data } = useMaterialSummary();
  const names = data?.categories.map(({ name }) => name) ?? [];
  const isKnown = chosen === undefined || names.includes(chosen);
  return Object.fromEntries([...names, ...(isKnown ? [] : [chosen])].map((name) => [name, name]));
}

interface ChoiceProps {
  label: string;
  hideLabel?: boolean;
  /** Of the option without a filter. */
  all?: string;
  options: Record<string, string>;
  value: string | undefined;
  onChange: (value: string | null) => void;
}

function Choice({ label, hideLabel, all, options, value, onChange }: ChoiceProps) {
  return (
    <Field label={label} hideLabel={hideLabel} className="min-w-0">
      <Select value={value ?? ''} onChange={({ target }) => onChange(target.value || null)}>
        {all && <option value="">{all}</option>}
        {Object.entries(options).map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  );
}
