import { useQueryClient } from '@tanstack/react-query';
import type { User } from '@waymark/contracts/identity/http';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { Progress } from '@waymark/contracts/roadmaps/progress';
import { call } from '#lib/api.ts';
import { guestProgress } from '#shared/guest-progress/guest-progress.ts';
import { messageOf } from '#shared/ui/error-state.tsx';
import { toast } from '#shared/ui/toast.ts';
import { toastError } from '#shared/ui/toast-error.ts';
import { cacheProgress } from './progress-cache.ts';
import { isRetryable } from './progress-sync.ts';
import { postToTabs } from './tab-channel.ts';
import { tickOutbox } from './tick-outbox.ts';
import { syncOf } from './user-sync.ts';

type Write = (changes: Readonly<Record<string, boolean>>, isFresh: boolean) => string;

/** Unticks everything on the server, or by ordinary ticks if it cannot be reached. Both can be undone. */
export function useReset(
  roadmap: Roadmap,
  user: User | null,
  progress: Readonly<Record<string, boolean>>,
  write: Write,
): () => Promise<void> {
  const client = useQueryClient();

  function resetLocally(): void {
    const done = Object.keys(progress).filter((stepId) => progress[stepId]);
    if (done.length === 0) return;
    const at = write(Object.fromEntries(done.map((stepId) => [stepId, false])), false);
    offerUndo(() => {
      const now = user ? tickOutbox.of(user.id, roadmap.id) : guestProgress.of(roadmap.id);
      // Steps ticked since then are not changed.
      const touched = new Set(now.filter((tick) => tick.at > at).map(({ stepId }) => stepId));
      write(Object.fromEntries(done.filter((id) => !touched.has(id)).map((id) => [id, true])), false);
    });
  }

  return async () => {
    if (!user) return resetLocally();
    try {
      const sync = syncOf(client, user.id);
      await sync.flush();
      // Unsent ticks would be applied after the reset.
      if (tickOutbox.of(user.id, roadmap.id).length > 0) return resetLocally();
      const result = await call('POST /api/progress/{userId}/{roadmapId}/reset', {
        params: { userId: user.id, roadmapId: roadmap.id },
      });
      apply(result.progress);
      const { resetId } = result;
      if (resetId) offerUndo(() => void undo(resetId));
    } catch (error) {
      if (isRetryable(error)) return resetLocally();
      toastError('Error', error);
    }
  };

  function apply(now: Progress): void {
    cacheProgress(client, now);
    postToTabs({ kind: 'progress', progress: now });
  }

  async function undo(id: string): Promise<void> {
    try {
      apply(await call('POST /api/progress-resets/{id}/undo', { params: { id } }));
    } catch (error) {
      toast({
        title: 'Your progress was not restored',
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
