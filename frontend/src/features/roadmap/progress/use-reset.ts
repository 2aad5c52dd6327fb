import { useQueryClient } from '@tanstack/react-query';
import type { User } from '@waymark/contracts/identity/http';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { resetProgress, undoReset } from '@waymark/contracts/roadmaps/learning-routes';
import type { Progress } from '@waymark/contracts/roadmaps/progress';
import { messageOf } from '../../../components/ui/error-state.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { call } from '../../../lib/api.ts';
import { guestProgress } from './guest-progress.ts';
import { writeProgress } from './progress-cache.ts';
import { isForLater } from './progress-sync.ts';
import { tellTabs } from './tabs.ts';
import { tickOutbox } from './tick-outbox.ts';
import { syncOf } from './user-sync.ts';

type Write = (changes: Readonly<Record<string, boolean>>, isFresh: boolean) => string;

/** Unticks everything: on the server where it can be reached, else as ticks like any other. Both can be taken back. */
export function useReset(
  roadmap: Roadmap,
  user: User | null,
  progress: Readonly<Record<string, boolean>>,
  write: Write,
): () => Promise<void> {
  const client = useQueryClient();

  function resetHere(): void {
    const done = Object.keys(progress).filter((stepId) => progress[stepId]);
    if (done.length === 0) return;
    const at = write(Object.fromEntries(done.map((stepId) => [stepId, false])), false);
    offerUndo(() => {
      const now = user ? tickOutbox.of(user.id, roadmap.id) : guestProgress.of(roadmap.id);
      // What was ticked since stays as it is; what has been sent already is ticked anew.
      const touched = new Set(now.filter((tick) => tick.at > at).map(({ stepId }) => stepId));
      write(Object.fromEntries(done.filter((id) => !touched.has(id)).map((id) => [id, true])), false);
    });
  }

  return async () => {
    if (!user) return resetHere();
    try {
      const sync = syncOf(client, user.id);
      await sync.flush();
      // What could not be sent would come back over the reset.
      if (tickOutbox.of(user.id, roadmap.id).length > 0) return resetHere();
      const answer = await call(resetProgress, { params: { userId: user.id, roadmapId: roadmap.id } });
      show(answer.progress);
      const { resetId } = answer;
      if (resetId) offerUndo(() => void undo(resetId));
    } catch (error) {
      if (isForLater(error)) return resetHere();
      toast({ title: 'Error', description: messageOf(error), variant: 'destructive' });
    }
  };

  function show(now: Progress): void {
    writeProgress(client, now);
    tellTabs({ kind: 'progress', progress: now });
  }

  async function undo(id: string): Promise<void> {
    try {
      show(await call(undoReset, { params: { id } }));
    } catch (error) {
      toast({
        title: 'Your progress is not back yet',
        description: messageOf(error),
        variant: 'destructive',
        action: { label: 'Try again', onClick: () => void undo(id) },
      });
    }
  }
}

function offerUndo(undo: () => void): void {
  toast({
    title: 'Progress reset',
    description: 'All steps are open again.',
    action: { label: 'Undo', onClick: undo },
  });
}
