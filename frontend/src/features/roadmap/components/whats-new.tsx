import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { User } from '@waymark/contracts/identity/http';
import type { Progress } from '@waymark/contracts/roadmaps/progress';
import type { WhatsNew as Changes, StepChange } from '@waymark/contracts/roadmaps/versions';
import { call } from '#lib/api.ts';
import { formatDate, plural } from '#lib/format.ts';
import { Button } from '#shared/ui/button.tsx';
import { linkStyle } from '#shared/ui/link.tsx';
import { toastError } from '#shared/ui/toast-error.ts';
import { progressKey } from '../progress/progress-cache.ts';

interface WhatsNewProps {
  user: User;
  roadmapId: string;
  changes: Changes;
  onShow: (stepId: string) => void;
}

/** The mentor's changes since the learner's last visit, shown until they are confirmed. */
export function WhatsNew({ user, roadmapId, changes, onShow }: WhatsNewProps) {
  const markSeen = useMarkSeen(user, roadmapId, changes.version);
  return (
    <section aria-labelledby="whats-new" className="rounded-card border border-line bg-moss-soft p-5 md:p-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h2 id="whats-new" className="text-xl">
            What’s new in this roadmap
          </h2>
          <p className="mt-1 text-sm text-muted">
            Since {formatDate(changes.publishedAt)}. What you have completed stays completed.
          </p>
        </div>
        <Button size="sm" loading={markSeen.isPending} onClick={() => markSeen.mutate()}>
          Got it
        </Button>
      </div>
      <div className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <Group title="Added" steps={changes.added} count={changes.addedCount} onShow={onShow} />
        <Group title="Changed" steps={changes.changed} count={changes.changedCount} onShow={onShow} />
        <Group title="Removed" steps={changes.removed} count={changes.removedCount} />
      </div>
    </section>
  );
}

const MAX_LISTED = 5;

interface GroupProps {
  title: string;
  steps: readonly StepChange[];
  count: number;
  onShow?: (stepId: string) => void;
}

function Group({ title, steps, count, onShow }: GroupProps) {
  if (count === 0) return null;
  const shown = steps.slice(0, MAX_LISTED);
  return (
    <div>
      <h3 className="font-sans text-sm font-semibold">
        {title}: {plural(count, 'step')}
      </h3>
      <ul className="mt-1 grid gap-1 text-sm">
        {shown.map(({ stepId, title: name, stageTitle }) => (
          <li key={stepId}>
            {onShow ? (
              <button
                type="button"
                onClick={() => onShow(stepId)}
                className={`${linkStyle} min-h-10 py-1.5 text-left`}
              >
                {name}
              </button>
            ) : (
              <span className="block py-1.5">{name}</span>
            )}
            <span className="block text-xs text-muted">{stageTitle}</span>
          </li>
        ))}
      </ul>
      {count > shown.length && <p className="mt-1 text-sm text-muted">and {count - shown.length} more</p>}
    </div>
  );
}

function useMarkSeen(user: User, roadmapId: string, version: number) {
  const client = useQueryClient();
  const key = progressKey(user.id, roadmapId);
  return useMutation({
    mutationFn: () => call('POST /api/roadmaps/{id}/seen', { params: { id: roadmapId }, body: { version } }),
    onSuccess: async () => {
      // A pending response would show it again.
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<Progress>(key, (progress) => progress && { ...progress, whatsNew: null });
    },
    onError: (error) => toastError('Error', error),
  });
}
