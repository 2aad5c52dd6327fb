import { TRANSCRIPT_MAX_CHARS } from '@waymark/contracts/roadmaps/sources';
import { HelpNow } from '../../../../components/safety/help-now.tsx';
import { Button } from '../../../../components/ui/button.tsx';
import { Field } from '../../../../components/ui/field.tsx';
import { Textarea } from '../../../../components/ui/input.tsx';
import { plural } from '../../../../lib/format.ts';
import { useAddTranscript } from '../../api/use-sources.ts';

interface TranscriptBoxProps {
  roadmapId: string;
  text: string;
  autoFocus?: boolean;
  onChange: (text: string) => void;
  /** The text has become material. */
  onSaved: () => void;
  disabled: boolean;
}

export function TranscriptBox({
  roadmapId,
  text,
  autoFocus,
  onChange,
  onSaved,
  disabled,
}: TranscriptBoxProps) {
  const add = useAddTranscript(roadmapId);
  const tooLong = text.length > TRANSCRIPT_MAX_CHARS;
  return (
    <div className="grid gap-3">
      <Field
        label="Your story"
        hint="Paste a transcript, or write it as you would tell a friend: what happened, what you did, what you learned."
        aside={plural(countWords(text), 'word')}
        error={tooLong ? 'Your story can have at most 2,000,000 characters.' : undefined}
      >
        <Textarea
          rows={8}
          autoFocus={autoFocus}
          value={text}
          readOnly={disabled}
          onChange={(event) => onChange(event.target.value)}
          className="font-serif"
        />
      </Field>
      <HelpNow className="-my-2" />
      {text.trim() !== '' && (
        <Button
          className="justify-self-start"
          disabled={tooLong || disabled}
          loading={add.isPending}
          onClick={() => add.mutate(text, { onSuccess: onSaved })}
        >
          Save as material
        </Button>
      )}
    </div>
  );
}

const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;
