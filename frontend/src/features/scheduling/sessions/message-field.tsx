import { MAX_CHANGE_MESSAGE } from '@waymark/contracts/scheduling/constants';
import { SafetyWatch } from '#shared/safety/safety-watch.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Textarea } from '#shared/ui/input.tsx';

interface MessageFieldProps {
  /** First name of the other person. */
  name: string;
  value: string;
  onChange: (value: string) => void;
}

/** What the other person reads about a change of a session. */
export function MessageField({ name, value, onChange }: MessageFieldProps) {
  return (
    <SafetyWatch onErase={() => onChange('')}>
      <Field label={`Message to ${name}`} aside="optional">
        <Textarea
          rows={2}
          maxLength={MAX_CHANGE_MESSAGE}
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </Field>
    </SafetyWatch>
  );
}
