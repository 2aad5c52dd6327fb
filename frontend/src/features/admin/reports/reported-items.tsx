import type { ReportedItem } from '@waymark/contracts/community/moderation';
import type { User } from '@waymark/contracts/identity/http';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { AlertDialog } from '#shared/ui/alert-dialog.tsx';
import { ButtonLink } from '#shared/ui/button.tsx';
import { Listing } from '#shared/ui/listing.tsx';
import { toastError } from '#shared/ui/toast-error.ts';
import { useFocusFallback } from '#shared/ui/use-focus-fallback.ts';
import { ReasonDialog } from '../components/reason-dialog.tsx';
import { ReportedItemCard } from './reported-item-card.tsx';
import { kindNames } from './texts.ts';
import { type Decision, useDecide, useReportedItems } from './use-reported-items.ts';

interface Open {
  item: ReportedItem;
  action: Decision['action'];
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
      {open && <Decide {...open} onClose={() => setOpen(null)} />}
    </section>
  );
}

/** The focus stays in the region when the item leaves the list. */
function Item({ region, children }: { region: RefObject<HTMLElement | null>; children: ReactNode }) {
  return <li ref={useFocusFallback<HTMLLIElement>(region)}>{children}</li>;
}

function Decide({ item, action, onClose }: Open & { onClose: () => void }) {
  const decide = useDecide(item, onClose);
  const what = `the ${kindNames[item.kind].toLowerCase()}`;
  const shared = { pending: decide.isPending, error: decide.error, onClose };
  if (action === 'hide') {
    return (
      <ReasonDialog
        {...shared}
        title={`Hide ${what} of ${item.author.name}?`}
        description="Only its author and admins can see it until it is restored. All open reports of it are resolved; whoever sent them is notified."
        label="Reason"
        hint={`${item.author.name} gets it as a notification and an email.`}
        confirmLabel="Hide"
        destructive
        onConfirm={(reason) => decide.mutate({ action, reason })}
      />
    );
  }
  if (action === 'dismiss') {
    return (
      <ReasonDialog
        {...shared}
        title={`Dismiss the reports of ${what}?`}
        description="It stays as it is. Whoever reported it is notified that it may stay; its author is not."
        label="Note"
        hint="For admins only. It stays in the audit."
        confirmLabel="Dismiss"
        onConfirm={(note) => decide.mutate({ action, note })}
      />
    );
  }
  return (
    <AlertDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Restore ${what} of ${item.author.name}?`}
      description="Others can see it again as it is now, and its author is notified."
      confirmLabel="Restore"
      pending={decide.isPending}
      onConfirm={() => decide.mutate({ action }, { onError: (error) => toastError('Not restored', error) })}
    />
  );
}
