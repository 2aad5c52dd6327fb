import { useIsMutating } from '@tanstack/react-query';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import { type ComponentType, createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { useSessionNow } from '../api/use-sessions.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { NoShowDialog } from './no-show-dialog.tsx';
import { NotesDialog } from './notes-dialog.tsx';
import { RescheduleDialog } from './reschedule-dialog.tsx';
import { ReviewDialog } from './review-dialog.tsx';

const dialogs = {
  cancel: CancelDialog,
  move: RescheduleDialog,
  review: ReviewDialog,
  absent: NoShowDialog,
  notes: NotesDialog,
};
export type SessionDialog = keyof typeof dialogs;
type Open = (name: SessionDialog, session: Session) => void;

const OpenContext = createContext<Open | null>(null);

/** Opens a dialog about a session; it stays open when the session leaves the list it was opened from. */
export function useSessionDialog(): Open {
  const open = useContext(OpenContext);
  if (!open) throw new Error('useSessionDialog needs the session dialogs around it');
  return open;
}

/** The one dialog about a session that may be open, kept above the lists: half-written words outlive a row. */
export function SessionDialogs({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<{ name: SessionDialog; session: Session } | null>(null);
  const open = useCallback<Open>((name, session) => setOpened({ name, session }), []);
  return (
    <OpenContext value={open}>
      {children}
      {opened && (
        <Opened of={dialogs[opened.name]} session={opened.session} onClose={() => setOpened(null)} />
      )}
    </OpenContext>
  );
}

interface OpenedProps {
  of: ComponentType<{ session: Session; onClose: () => void }>;
  /** As the list knew it. */
  session: Session;
  onClose: () => void;
}

function Opened({ of: Dialog, session, onClose }: OpenedProps) {
  const [shown, setShown] = useState(session);
  const { data, isFetchedAfterMount } = useSessionNow(session.id);
  // Once it is done the words of what will happen would be wrong for the moment until the dialog closes.
  const isActing = useIsMutating() > 0;
  if (data && isFetchedAfterMount && !isActing && data !== shown) setShown(data);
  return <Dialog session={shown} onClose={onClose} />;
}
