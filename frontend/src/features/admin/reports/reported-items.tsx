import type { ReportedItem } from '@waymark/contracts/community/moderation';
import type { User } from '@waymark/contracts/identity/http';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { ButtonLink } from '#shared/ui/button.tsx';
import { Listing } from '#shared/ui/listing.tsx';
import { useFocusFallback } from '#shared/ui/use-focus-fallback.ts';
import { type Asked, DecideDialog } from './decide-dialog.tsx';
import { ReportedItemCard } from './reported-item-card.tsx';
import { useReportedItems } from './use-reported-items.ts';

interface Open {
  item: ReportedItem;
  action: Asked;
}

/** What members of the community wrote and others reported, all reports of one item together. */
export function ReportedItems({ state, user }: { state: 'open' | 'resolved'; user: User }) {
  const found = useReportedItems(state, user.id);
  const [open, setOpen] = useState<Open | null>(null);
  const region = useRef<HTMLElement>(null);
  return (
    <section ref={region} tabIndex={-1} aria-label="Reported items">
      <Listing
        found={found}
        name="Reports"
        empty={
          state === 'open'
            ? {
                title: 'No open reports',
                text: 'What members report appears here, the oldest first.',
                drawing: 'bench',
                action: <ButtonLink to="?state=resolved&of=community">Resolved reports</ButtonLink>,
              }
            : {
                title: 'No resolved reports',
                text: 'What admins decide about reports appears here.',
                drawing: 'bench',
                action: <ButtonLink to="?of=community">Open reports</ButtonLink>,
              }
        }
      >
        {(items) => (
          <ul className="mt-5 grid gap-4">
            {items.map((item) => (
              <Item key={item.id} region={region}>
                <ReportedItemCard item={item} onDecide={(action) => setOpen({ item, action })} />
              </Item>
            ))}
          </ul>
        )}
      </Listing>
      {open && <DecideDialog {...open} onClose={() => setOpen(null)} />}
    </section>
  );
}

/** The focus stays in the region when the item leaves the list. */
function Item({ region, children }: { region: RefObject<HTMLElement | null>; children: ReactNode }) {
  return <li ref={useFocusFallback<HTMLLIElement>(region)}>{children}</li>;
}
