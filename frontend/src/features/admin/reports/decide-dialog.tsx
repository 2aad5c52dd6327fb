import type { ReportedItem } from '@waymark/contracts/community/moderation';
import { AlertDialog } from '#shared/ui/alert-dialog.tsx';
import { toastError } from '#shared/ui/toast-error.ts';
import { type Outcome, OutcomeDialog } from './outcome-dialog.tsx';
import { kindNames } from './texts.ts';
import { type ItemAction, useDecide } from './use-reported-items.ts';

const outcomes: Record<ItemAction, Outcome> = {
  dismiss: { label: 'Dismiss: it may stay' },
  hide: {
    label: 'Hide it',
    letter: { label: 'Reason for the author', hint: 'They get it as a notification and an email.' },
    withoutNote: true,
    destructive: true,
  },
  write: {
    label: 'Write to the author: it may stay',
    letter: { label: 'Message', hint: 'They get it as a notification and an email.' },
  },
  suspend: {
    label: 'Hide it and suspend the author',
    letter: {
      label: 'Reason for the author',
      hint: 'They get it by email and are logged out everywhere. Sessions they were going to give are refunded.',
    },
    withoutNote: true,
    destructive: true,
  },
  // The item is gone, so that its reports are dismissed.
  'suspend-only': {
    label: 'Suspend the author',
    letter: {
      label: 'Reason for the author',
      hint: 'They get it by email and are logged out everywhere. Sessions they were going to give are refunded.',
    },
    destructive: true,
  },
};

export type Asked = 'hide' | 'dismiss' | 'restore';

interface DecideDialogProps {
  item: ReportedItem;
  action: Asked;
  onClose: () => void;
}

export function DecideDialog({ item, action, onClose }: DecideDialogProps) {
  const what = `the ${kindNames[item.kind].toLowerCase()}`;
  const decide = useDecide(item, onClose);
  if (action === 'restore') {
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
  return (
    <OutcomeDialog
      title={`Resolve the reports of ${what} of ${item.author.name}`}
      description="All open reports of it are resolved, and whoever sent them learns whether it is hidden or may stay."
      outcomes={outcomes}
      offered={offeredFor(item, action)}
      pending={decide.isPending}
      error={decide.error}
      onConfirm={(resolution) => decide.mutate(resolution)}
      onClose={onClose}
    />
  );
}

function offeredFor({ isGone }: ReportedItem, first: ItemAction): ItemAction[] {
  const all: ItemAction[] = isGone
    ? ['dismiss', 'write', 'suspend-only']
    : ['dismiss', 'hide', 'write', 'suspend'];
  return [first, ...all.filter((one) => one !== first)];
}
