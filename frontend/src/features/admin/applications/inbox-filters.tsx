import { type ApplicationStatus, applicationMarks } from '@waymark/contracts/identity/applications';
import { Field } from '#shared/ui/field.tsx';
import { Select } from '#shared/ui/input.tsx';
import { SearchBox } from '#shared/ui/search-box.tsx';
import { oneOf, useFilters } from '../components/use-filters.ts';
import type { InboxFilter } from './use-applications.ts';

const statuses: Record<ApplicationStatus, string> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
};
const marks: Record<(typeof applicationMarks)[number], string> = {
  strong: 'Scored 7 or more in all',
  steering: 'Tried to influence the evaluation',
  again: 'Applied before',
};

/** The filters of the inbox, kept in the address. */
export function useInboxFilter() {
  const { read, set } = useFilters();
  const filter: InboxFilter = {
    status: oneOf(['pending', 'approved', 'rejected'], read('status')) ?? 'pending',
    q: read('q') || undefined,
    mark: oneOf(applicationMarks, read('mark')),
  };
  return { filter, set, clear: () => set({ q: '', mark: '', status: '' }) };
}

export function InboxFilters() {
  const { filter, set } = useInboxFilter();
  return (
    <div className="mt-5 grid gap-3 sm:grid-cols-[minmax(0,1fr)_9rem_15rem]">
      <SearchBox
        label="Search applications"
        placeholder="Name or expertise"
        q={filter.q ?? ''}
        onSearch={(q) => set({ q })}
      />
      <Field label="Status" hideLabel>
        <Select value={filter.status} onChange={(event) => set({ status: event.target.value })}>
          {Object.entries(statuses).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Which of them" hideLabel>
        <Select value={filter.mark ?? ''} onChange={(event) => set({ mark: event.target.value })}>
          <option value="">All of them</option>
          {Object.entries(marks).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
