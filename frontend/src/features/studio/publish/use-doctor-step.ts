import { useQueries } from '@tanstack/react-query';
import type { Roadmap, Stage } from '@waymark/contracts/roadmaps/http';
import type { SourceText } from '@waymark/contracts/roadmaps/sources';
import { doctorStepFor, namesDoctor } from '@waymark/safety/withdrawal';
import { sourceText } from '../shared/use-sources.ts';

export interface DoctorStep {
  /** Its title, to be offered. */
  title: string;
  /** Only the story is about withdrawal, and the roadmap does not mention it. */
  isFromStory: boolean;
}

/** The step to offer where a roadmap, or a story that it quotes, is about withdrawal and no step names a doctor; else null. */
export function useDoctorStep({
  title,
  description,
  stages,
}: Pick<Roadmap, 'title' | 'description' | 'stages'>): DoctorStep | null {
  const steps = stages.flatMap(textsOf);
  const isNamed = steps.some(namesDoctor);
  const own = isNamed
    ? null
    : doctorStepFor([title, description, ...stages.map((stage) => stage.title), ...steps].join('\n'));
  const quoted = isNamed || own !== null ? [] : quotedSources(stages);
  const stories = useQueries({ queries: quoted.map((id) => ({ ...sourceText(id), select: stepForStory })) });
  if (own !== null) return { title: own, isFromStory: false };
  const found = stories.find(({ data }) => typeof data === 'string')?.data;
  return found ? { title: found, isFromStory: true } : null;
}

const stepForStory = ({ text }: SourceText): string | null => doctorStepFor(text);

const textsOf = ({ warnings, steps }: Stage): string[] => [
  ...warnings.map(({ text, evidence }) => `${text}\n${evidence?.quote ?? ''}`),
  ...steps.map((step) => `${step.title}\n${step.description}\n${step.evidence?.quote ?? ''}`),
];

const quotedSources = (stages: readonly Stage[]): string[] => [
  ...new Set(
    stages.flatMap(({ warnings, steps }) =>
      [...warnings, ...steps].flatMap(({ evidence }) => evidence?.sourceId ?? []),
    ),
  ),
];
