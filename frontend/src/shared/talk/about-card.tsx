import { useQuery } from '@tanstack/react-query';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { BookingBody } from '@waymark/contracts/scheduling/sessions';
import { Signpost } from 'lucide-react';
import { call } from '../../lib/api.ts';
import { useFollowing } from '../../lib/following.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/** The roadmap, and optionally the step, that a session is about. */
export interface AboutChoice {
  roadmapId: string;
  stepId: string | null;
}

export const useAboutRoadmap = (roadmapId: string | null) =>
  useQuery({
    queryKey: ['roadmap', roadmapId],
    queryFn: ({ signal }) => call('GET /api/roadmaps/{id}', { params: { id: roadmapId ?? '' }, signal }),
    enabled: roadmapId !== null,
    staleTime: 30_000,
  });

/** Undefined: the session is about the whole roadmap. */
const stepOf = (roadmap: Roadmap, stepId: string | null) =>
  roadmap.stages.flatMap(({ steps }) => steps).find(({ id }) => id === stepId);

/** Leaves out a roadmap or step that no longer exists. */
export function aboutBody(
  about: AboutChoice | null,
  roadmap: Roadmap | undefined,
  shareProgress: boolean,
): BookingBody['about'] {
  if (!about || !roadmap) return undefined;
  const step = stepOf(roadmap, about.stepId);
  return { roadmapId: roadmap.id, stepId: step?.id, shareProgress };
}

interface AboutCardProps {
  about: AboutChoice;
  name: string;
  shared: boolean;
  onShare: (shared: boolean) => void;
  onRemove: () => void;
}

/** Shows what the mentor will see of the learner's roadmap. */
export function AboutCard({ about, name, shared, onShare, onRemove }: AboutCardProps) {
  const roadmap = useAboutRoadmap(about.roadmapId);
  const following = useFollowing()?.find((one) => one.roadmap.id === about.roadmapId);
  if (roadmap.isPending) return <Skeleton className="h-36 rounded-card" />;
  const step = roadmap.data && stepOf(roadmap.data, about.stepId);
  return (
    <section aria-labelledby="about-step" className="rounded-card border border-line bg-raised p-5">
      <div className="flex items-start justify-between gap-3">
        <h3 id="about-step" className="flex items-center gap-2 text-lg">
          <Signpost aria-hidden="true" className="size-5 shrink-0 text-clay" />
          {step ? 'About this step' : 'About this roadmap'}
        </h3>
        <Button size="sm" variant="ghost" className="-my-1.5" onClick={onRemove}>
          Remove
        </Button>
      </div>
      {roadmap.data ? (
        <>
          <p className="mt-2 font-semibold">{step?.title ?? roadmap.data.title}</p>
          {step && <p className="text-sm text-muted">in “{roadmap.data.title}”</p>}
          <p className="mt-3 text-sm text-muted">
            {name} will see {step ? 'this step and its roadmap' : 'which roadmap it is about'}, and nothing
            else about your journey unless you tick it here.
          </p>
          {following && (
            <Checkbox checked={shared} onChange={(event) => onShare(event.target.checked)}>
              Share how far I am: {following.completedSteps} of {following.totalSteps} steps
            </Checkbox>
          )}
        </>
      ) : (
        <p className="mt-2 text-muted">
          That roadmap could not be found. You can book without it and describe your topic in the notes.
        </p>
      )}
    </section>
  );
}
