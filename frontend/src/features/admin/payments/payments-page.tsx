import { SegmentedControl } from '#shared/ui/segmented-control.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { useFilters } from '../components/use-filters.ts';
import { Overview } from './overview.tsx';
import { PaymentList } from './payment-list.tsx';

export default function PaymentsPage() {
  return (
    <AdminFrame title="Payments" what="payments">
      <Payments />
    </AdminFrame>
  );
}

const views = [
  { value: 'attention', label: 'Needs attention' },
  { value: 'all', label: 'All payments' },
] as const;

function Payments() {
  const { read, set } = useFilters();
  const isList = read('view') === 'all';
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h1 className="text-4xl">Payments</h1>
        <SegmentedControl
          label="View"
          value={isList ? 'all' : 'attention'}
          onChange={(view) => set({ view: view === 'all' ? view : '' })}
          segments={views}
        />
      </div>
      {isList ? <PaymentList /> : <Overview />}
    </>
  );
}
