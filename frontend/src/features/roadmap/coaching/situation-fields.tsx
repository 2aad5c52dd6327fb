import { DEFAULT_CONTEXT } from '@waymark/contracts/roadmaps/default-context';
import { useConfig, useHasModel } from '#lib/use-config.ts';
import { HelpNow } from '#shared/safety/help-now.tsx';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Textarea } from '#shared/ui/input.tsx';
import type { CoachingWords } from './coaching-words.ts';
import type { Situation } from './use-coaching.ts';

export const EMPTY_SITUATION: Situation = { context: '', useProgress: false, useReflections: false };

interface SituationFieldsProps {
  situation: Situation;
  words: CoachingWords;
  onChange: (situation: Situation) => void;
}

/** What a coaching may use: nothing until the learner writes it or allows it, each time. */
export function SituationFields({ situation, words, onChange }: SituationFieldsProps) {
  const hasModel = useHasModel();
  return (
    <div className="grid gap-3">
      <Field label={words.field} hint={words.hint} aside="optional">
        <Textarea
          rows={3}
          maxLength={1_000}
          autoComplete="off"
          placeholder={hasModel ? DEFAULT_CONTEXT : undefined}
          value={situation.context}
          onChange={(event) => onChange({ ...situation, context: event.target.value })}
        />
      </Field>
      {hasModel && (
        <fieldset className="grid text-sm">
          <legend className="mb-1 text-sm font-semibold">It may also use</legend>
          <Checkbox
            checked={situation.useProgress}
            onChange={(event) => onChange({ ...situation, useProgress: event.target.checked })}
          >
            How many steps I have completed
          </Checkbox>
          <Checkbox
            checked={situation.useReflections}
            onChange={(event) => onChange({ ...situation, useReflections: event.target.checked })}
          >
            My last reflections and mood on this roadmap
          </Checkbox>
        </fieldset>
      )}
      <Reader />
      <HelpNow className="-my-2" />
    </div>
  );
}

/** Who reads it. */
function Reader() {
  const { data } = useConfig();
  if (!data?.aiEngine) return null;
  return (
    <p className="max-w-measure text-xs text-muted">
      {data.aiEngine === 'openai'
        ? 'What you write and allow here is sent to the AI model this Waymark is connected to, only for this coaching.'
        : 'What you write here stays on this Waymark.'}
    </p>
  );
}
