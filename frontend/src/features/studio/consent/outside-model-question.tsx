import { useConfig } from '#lib/use-config.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { useOutsideModel, useSetOutsideModel } from './use-permissions.ts';

/** Shown until the first choice for a roadmap, while another company runs the AI service. */
export function OutsideModelQuestion({ roadmapId }: { roadmapId: string }) {
  const { data: config } = useConfig();
  const isOutside = config?.aiIsOutside ?? false;
  const { data } = useOutsideModel(roadmapId, isOutside);
  const choice = useSetOutsideModel(roadmapId);
  if (!isOutside || data?.granted !== null) return null;
  return (
    <Card as="section" aria-labelledby="outside-model" className="border-amber">
      <h2 id="outside-model" className="text-xl">
        May your material be sent to an AI service?
      </h2>
      <p className="mt-2 text-sm">
        Drafts and transcripts are made by a company outside this site. It would receive the texts and
        recordings of this roadmap, including those you add later. Without your permission nothing is sent,
        and you write the steps yourself.
      </p>
      <p className="mt-2 text-sm text-muted">You can change this for each source, in its permissions.</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button loading={choice.isPending && choice.variables === true} onClick={() => choice.mutate(true)}>
          Allow it
        </Button>
        <Button loading={choice.isPending && choice.variables === false} onClick={() => choice.mutate(false)}>
          Don’t send anything
        </Button>
      </div>
    </Card>
  );
}
