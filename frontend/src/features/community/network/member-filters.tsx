import { Checkbox } from '#shared/ui/checkbox.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Select } from '#shared/ui/input.tsx';
import type { MemberFilter } from '../api/use-network.ts';
import { categoryLabels } from '../texts.ts';

export interface MemberFiltersProps {
  filter: MemberFilter;
  onChange: (values: Record<string, string | null>) => void;
}

/** The count of members in one line with the filters, which are below it on phones. */
export function MemberFilters({ filter, onChange, status }: MemberFiltersProps & { status: string }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <p role="status" className="min-w-0 grow text-sm text-muted">
        {status}
      </p>
      <Field label="Category" hideLabel className="shrink-0">
        <Select
          value={filter.category ?? ''}
          onChange={({ target }) => onChange({ category: target.value || null })}
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
        onChange={({ target }) => onChange({ available: target.checked ? 'true' : null })}
      >
        Available for peer support
      </Checkbox>
    </div>
  );
}
