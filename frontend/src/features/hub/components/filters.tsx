import { typeLabels } from '../../../components/learning-materials/material-type.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Select } from '../../../components/ui/input.tsx';
import { type MaterialFilter, useMaterialSummary } from '../api/use-materials.ts';
import { difficultyLabels, sortLabels } from '../texts.ts';

interface FiltersProps {
  filter: MaterialFilter;
  onChange: (values: Record<string, string | null>) => void;
}

export function Filters({ filter, onChange }: FiltersProps) {
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
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
      <Choice
        label="Order"
        options={sortLabels}
        value={filter.sort}
        onChange={(sort) => onChange({ sort: sort === 'newest' ? null : sort })}
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
  /** Of the option without a filter. */
  all?: string;
  options: Record<string, string>;
  value: string | undefined;
  onChange: (value: string | null) => void;
}

function Choice({ label, all, options, value, onChange }: ChoiceProps) {
  return (
    <Field label={label}>
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
