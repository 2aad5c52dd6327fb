import { useMutation } from '@tanstack/react-query';
import type { DraftPlan } from '@waymark/contracts/ai/draft-plan';
import { type ReactNode, useState } from 'react';
import { call } from '#lib/api.ts';
import { formatNumber } from '#lib/format.ts';
import { useConfig } from '#lib/use-config.ts';
import { formatDollars } from '#shared/ai/run-words.ts';
import { AlertDialog } from '#shared/ui/alert-dialog.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { toastError } from '#shared/ui/toast-error.ts';

interface Asked {
  plan: DraftPlan;
  start: () => void;
}

interface PlannedStart {
  /** Starts at once, or after a confirmation. `typed`: a text that is not stored yet. */
  begin: (start: () => void, typed?: string) => void;
  isPending: boolean;
  question: ReactNode;
}

/** Before a model reads a long story: in how many calls, and what they may cost. */
export function usePlannedStart(roadmapId: string): PlannedStart {
  const { data: config, refetch } = useConfig();
  const [asked, setAsked] = useState<Asked | null>(null);
  const planning = useMutation({
    mutationFn: async (typed: string) => {
      const { aiEngine } = config ?? (await refetch()).data ?? {};
      if (aiEngine !== 'openai') return null;
      const query = { typed: new TextEncoder().encode(typed).length };
      return call('GET /api/roadmaps/{id}/draft-plan', { params: { id: roadmapId }, query });
    },
    onError: (error) => toastError('Error', error, 'We could not check how long your story is. Try again.'),
  });
  const begin = (start: () => void, typed = '') =>
    planning.mutate(typed, {
      onSuccess: (plan) => (plan && plan.parts > 0 ? setAsked({ plan, start }) : start()),
    });
  return {
    begin,
    isPending: planning.isPending,
    question: asked && <PlanQuestion {...asked} onClose={() => setAsked(null)} />,
  };
}

function PlanQuestion({ plan, start, onClose }: Asked & { onClose: () => void }) {
  if (!plan.fits) return <TooLong plan={plan} onClose={onClose} />;
  const cost = plan.costUsd === null ? '' : `, and may cost up to about ${inCents(plan.costUsd)}`;
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={`Read your story in ${plan.parts} parts?`}
      description={`${lengthOf(plan)}, more than the AI reads at once. It reads all of it, part by part, and then makes the roadmap from the moments it found. This takes at most ${plan.calls} calls to the AI${cost}. You can stop it between two parts.`}
      confirmLabel={`Read it in ${plan.parts} parts`}
      onConfirm={() => {
        onClose();
        start();
      }}
    />
  );
}

const TooLong = ({ plan, onClose }: { plan: DraftPlan; onClose: () => void }) => (
  <Dialog
    open
    onOpenChange={onClose}
    title="This is too much for the AI"
    description={`${lengthOf(plan)}, more than the connected AI can read, even in parts.`}
    footer={
      <Button variant="primary" onClick={onClose}>
        OK
      </Button>
    }
  >
    <p>
      Nothing was sent. Take away “drafting” in the permissions of some of your material, or choose the
      sentences yourself in the review.
    </p>
  </Dialog>
);

/** An estimate needs no fractions of cents; rounded up. */
const inCents = (costUsd: number): string => formatDollars(Math.ceil(costUsd * 100) / 100);

/** A text that is typed in has no words yet. */
const lengthOf = ({ words }: DraftPlan): string =>
  words === 0 ? 'Your story is long' : `Your material has ${formatNumber(words)} words`;
