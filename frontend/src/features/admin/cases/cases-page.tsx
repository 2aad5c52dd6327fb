import type { User } from '@waymark/contracts/identity/http';
import type { AdminNoShowCase } from '@waymark/contracts/scheduling/no-shows';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { formatMoney } from '#lib/money.ts';
import { useUser } from '#lib/use-user.ts';
import { Button } from '#shared/ui/button.tsx';
import { Listing } from '#shared/ui/listing.tsx';
import { SegmentedControl } from '#shared/ui/segmented-control.tsx';
import { useFocusFallback } from '#shared/ui/use-focus-fallback.ts';
import { AdminFrame } from '../admin-frame.tsx';
import { ReasonDialog } from '../components/reason-dialog.tsx';
import { CaseCard, otherParty } from './case-card.tsx';
import { type CaseFilter, useCases, useDecideCase } from './use-cases.ts';

const segments = [
  { value: 'contested', label: 'To decide' },
  { value: 'open', label: 'Open' },
  { value: 'settled', label: 'Settled' },
] as const satisfies { value: CaseFilter; label: string }[];

/** Reported no-shows; admins decide those that the reported person contests. */
export default function CasesPage() {
  const { user } = useUser();
  return (
    <AdminFrame title="No-shows" what="reported no-shows">
      {user && <Cases user={user} />}
    </AdminFrame>
  );
}

function Cases({ user }: { user: User }) {
  const [state, setState] = useState<CaseFilter>('contested');
  const [open, setOpen] = useState<{ found: AdminNoShowCase; upheld: boolean } | null>(null);
  const found = useCases(state, user.id);
  const region = useRef<HTMLElement>(null);
  return (
    <>
      <h1 className="text-4xl">No-shows</h1>
      <p className="mt-2 max-w-measure text-muted">
        One person reported that the other did not come, and the other contests it. Money moves when you have
        decided.
      </p>
      <SegmentedControl
        label="State"
        value={state}
        onChange={setState}
        segments={segments}
        className="mt-6 max-w-full"
      />
      <section ref={region} tabIndex={-1} aria-label="Cases">
        <Listing found={found} name="Cases" empty={emptyOf(state, setState)}>
          {(cases) => (
            <ul className="mt-6 grid gap-4">
              {cases.map((one) => (
                <Item key={one.sessionId} region={region}>
                  <CaseCard found={one} onDecide={(upheld) => setOpen({ found: one, upheld })} />
                </Item>
              ))}
            </ul>
          )}
        </Listing>
      </section>
      {open && <Decide {...open} onClose={() => setOpen(null)} />}
    </>
  );
}

const emptyOf = (state: CaseFilter, show: (state: CaseFilter) => void) => ({
  title: state === 'contested' ? 'Nothing to decide' : 'No cases here',
  text:
    state === 'contested'
      ? 'A case appears here when a reported person says that they came.'
      : 'Reported no-shows appear here.',
  drawing: 'bench' as const,
  action:
    state === 'settled' ? (
      <Button onClick={() => show('contested')}>Cases to decide</Button>
    ) : (
      <Button onClick={() => show('settled')}>Settled cases</Button>
    ),
});

/** The focus stays in the region when the case leaves the list. */
function Item({ region, children }: { region: RefObject<HTMLElement | null>; children: ReactNode }) {
  return <li ref={useFocusFallback<HTMLLIElement>(region)}>{children}</li>;
}

interface DecideProps {
  found: AdminNoShowCase;
  upheld: boolean;
  onClose: () => void;
}

function Decide({ found, upheld, onClose }: DecideProps) {
  const decide = useDecideCase(found, onClose);
  const reported = found[otherParty(found.reportedBy)].name;
  return (
    <ReasonDialog
      title={upheld ? `${reported} did not come?` : 'Both came?'}
      description={`${upheld ? upheldText(found) : 'The session counts as held, and its payment stays as it is.'} This is final.`}
      label="Reason"
      hint="Both people get it as a notification and an email."
      confirmLabel={upheld ? 'Record the no-show' : 'Dismiss the report'}
      destructive={upheld}
      pending={decide.isPending}
      error={decide.error}
      onConfirm={(reason) => decide.mutate({ upheld, reason })}
      onClose={onClose}
    />
  );
}

function upheldText({ refund, currency, payment, learner }: AdminNoShowCase): string {
  if (refund > 0) return `${learner.name} gets a refund of ${formatMoney(refund, currency)}.`;
  return payment === 'paid' ? 'The mentor keeps the payment.' : 'Nothing is charged.';
}
