import { DEFAULT_CONTEXT } from '@waymark/contracts/roadmaps/default-context';
import { HelpNow } from '../../../components/safety/help-now.tsx';
import { Checkbox } from '../../../components/ui/checkbox.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Textarea } from '../../../components/ui/input.tsx';
import { useConfig } from '../../../lib/use-config.ts';
import type { Situation } from './use-coaching.ts';

export const EMPTY_SITUATION: Situation = { context: '', useProgress: false, useReflections: false };

interface SituationFieldsProps {
  situation: Situation;
  onChange: (situation: Situation) => void;
}

/** What a coaching may use: nothing until the learner writes it or allows it, each time. */
export function SituationFields({ situation, onChange }: SituationFieldsProps) {
  return (
    <div className="grid gap-3">
      <Field
        label="Where are you with this step?"
        hint="Only the AI coaching uses it. The mentor does not see it."
        aside="optional"
      >
        <Textarea
          rows={3}
          maxLength={1_000}
          autoComplete="off"
          placeholder={DEFAULT_CONTEXT}
          value={situation.context}
          onChange={(event) => onChange({ ...situation, context: event.target.value })}
        />
      </Field>
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
        : 'No model is connected: what you write and allow here stays on this Waymark.'}
    </p>
  );
}
