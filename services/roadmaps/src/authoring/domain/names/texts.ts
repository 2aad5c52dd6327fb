import type { RoadmapState } from '../roadmap-state.ts';

export type Texts = Pick<RoadmapState, 'title' | 'description' | 'stages'>;

const MAX_TITLE = 120;
const MAX_TEXT = 2_000;
const MAX_WARNING = 500;

export interface Place {
  key: string;
  /** As the mentor reads it. */
  place: string;
  /** Characters. */
  max: number;
  isQuote: boolean;
}

/** The texts with each replaced by `fn`, in their order. Its results for quotes are not used. */
export function mapTexts(
  { title, description, stages }: Texts,
  fn: (text: string, place: Place) => string,
): Texts {
  const at = (id: string) => ({
    title: (place: string, text: string) =>
      fn(text, { key: `${id}:title`, place, max: MAX_TITLE, isQuote: false }),
    text: (place: string, text: string, { field = 'text', max = MAX_TEXT } = {}) =>
      fn(text, { key: `${id}:${field}`, place, max, isQuote: false }),
    quote: (evidence: { quote: string } | null) =>
      evidence && fn(evidence.quote, { key: `${id}:quote`, place: 'Quote', max: Infinity, isQuote: true }),
  });
  const own = at('roadmap');
  return {
    title: own.title('Title', title),
    description: own.text('Description', description),
    stages: stages.map((stage) => {
      const of = at(stage.id);
      return {
        ...stage,
        title: of.title('Stage', stage.title),
        description: of.text('Stage', stage.description),
        mentorNote: stage.mentorNote && of.text('Note', stage.mentorNote, { field: 'note' }),
        artifacts: stage.artifacts.map((artifact) => {
          const caption = at(`${stage.id}:${artifact.sourceId}`);
          return {
            ...artifact,
            title: caption.title('Caption', artifact.title),
            description: caption.text('Caption', artifact.description),
          };
        }),
        warnings: stage.warnings.map((warning) => {
          at(warning.id).quote(warning.evidence);
          return { ...warning, text: at(warning.id).text('Warning', warning.text, { max: MAX_WARNING }) };
        }),
        steps: stage.steps.map((step) => {
          const ofStep = at(step.id);
          const written = {
            ...step,
            title: ofStep.title('Step', step.title),
            description: ofStep.text('Step', step.description),
          };
          ofStep.quote(step.evidence);
          return written;
        }),
      };
    }),
  };
}
