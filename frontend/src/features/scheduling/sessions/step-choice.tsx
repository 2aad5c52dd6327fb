import { useQuery } from '@tanstack/react-query';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import type { TaskStep } from '@waymark/contracts/scheduling/tasks';
import { useState } from 'react';
import { call, callPage } from '#lib/api.ts';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Select } from '#shared/ui/input.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';

const MAX_ROADMAPS = 100;

interface StepChoiceProps {
  session: Session;
  onChoose: (step: TaskStep) => void;
  onClose: () => void;
}

/** Chooses a step of the mentor's published roadmaps, or of the one that the session is about. */
export function StepChoice({ session, onChoose, onClose }: StepChoiceProps) {
  const { about, mentorId } = session;
  const roadmaps = useRoadmaps(mentorId);
  const [chosen, setChosen] = useState(about?.roadmapId);
  const [stepId, setStepId] = useState(about?.stepId);
  const options = [
    ...(about ? [{ id: about.roadmapId, title: about.roadmapTitle }] : []),
    ...(roadmaps.data ?? []).filter(({ id }) => id !== about?.roadmapId),
  ];
  const roadmapId = chosen ?? options[0]?.id ?? null;
  const steps = useSteps(roadmapId);
  const step = steps.data?.find(({ id }) => id === stepId) ?? steps.data?.[0];
  const failed = [roadmaps, steps].find(({ isError }) => isError);
  if (failed) return <QueryError title="Your roadmaps did not load" query={failed} />;
  if (roadmaps.isPending) return <Skeleton className="h-24" />;
  return (
    <div className="grid gap-3 rounded-card border border-line p-4">
      {roadmapId === null ? (
        <p className="text-muted">You have no published roadmap yet. Write the task in your own words.</p>
      ) : (
        <div className="grid gap-3 sm:grid-cols-2">
          <Field label="Roadmap">
            <Select value={roadmapId} onChange={(event) => setChosen(event.target.value)}>
              {options.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </Select>
          </Field>
          <Field label="Step">
            <Select
              value={step?.id ?? ''}
              disabled={!step}
              onChange={(event) => setStepId(event.target.value)}
            >
              {steps.data?.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {roadmapId !== null && (
          <Button
            size="sm"
            disabled={!step}
            onClick={() => step && onChoose({ roadmapId, stepId: step.id, title: step.title })}
          >
            Add this step
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}

const useRoadmaps = (mentorId: number) =>
  useQuery({
    queryKey: ['published-roadmaps', mentorId],
    queryFn: async ({ signal }) =>
      (await callPage('GET /api/roadmaps', { query: { mentorId, limit: MAX_ROADMAPS }, signal })).items,
  });

const useSteps = (roadmapId: string | null) =>
  useQuery({
    queryKey: ['roadmap-steps', roadmapId],
    enabled: roadmapId !== null,
    queryFn: async ({ signal }) => {
      const { stages } = await call('GET /api/roadmaps/{id}', { params: { id: roadmapId! }, signal });
      return stages.flatMap(({ steps }) => steps);
    },
  });
