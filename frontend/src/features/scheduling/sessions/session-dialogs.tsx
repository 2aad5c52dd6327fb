import { useIsMutating } from '@tanstack/react-query';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import { type ComponentType, createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { useSession } from '../api/use-sessions.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { NoShowDialog } from './no-show-dialog.tsx';
import { NotesDialog } from './notes-dialog.tsx';
import { PrivateNoteDialog } from './private-note-dialog.tsx';
import { RescheduleDialog } from './reschedule-dialog.tsx';
import { RespondDialog } from './respond-dialog.tsx';
import { ReviewDialog } from './review-dialog.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

const dialogs = {
  cancel: CancelDialog,
  move: RescheduleDialog,
  answer: AnswerDialog,
  withdraw: WithdrawDialog,
  review: ReviewDialog,
  absent: NoShowDialog,
  respond: RespondDialog,
  notes: NotesDialog,
  'private-note': PrivateNoteDialog,
};
export type SessionDialog = keyof typeof dialogs;
type Open = (name: SessionDialog, session: Session) => void;

const OpenContext = createContext<Open | null>(null);

/** Opens a dialog about a session; it stays open when the session leaves the list it was opened from. */
export function useSessionDialog(): Open {
  const open = useContext(OpenContext);
  if (!open) throw new Error('useSessionDialog must be used inside SessionDialogs');
  return open;
}

/** Holds the open dialog above the lists, so that unsaved input survives when a session leaves its list. */
export function SessionDialogs({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<{ name: SessionDialog; session: Session } | null>(null);
  const open = useCallback<Open>((name, session) => setOpened({ name, session }), []);
  return (
    <OpenContext value={open}>
      {children}
      {opened && (
        <OpenDialog of={dialogs[opened.name]} session={opened.session} onClose={() => setOpened(null)} />
      )}
    </OpenContext>
  );
}

interface OpenDialogProps {
  of: ComponentType<{ session: Session; onClose: () => void }>;
  /** Shown until the current state has loaded. */
  session: Session;
  onClose: () => void;
}

function OpenDialog({ of: Dialog, session, onClose }: OpenDialogProps) {
  const [shown, setShown] = useState(session);
  const { data, isFetchedAfterMount } = useSession(session.id);
  // After an action the text must not change before the dialog closes.
  const isActing = useIsMutating() > 0;
  if (data && isFetchedAfterMount && !isActing && data !== shown) setShown(data);
  return <Dialog session={shown} onClose={onClose} />;
}
