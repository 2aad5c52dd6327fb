import { FEWEST_STORY_WORDS, TRANSCRIPT_MAX_CHARS } from '@waymark/contracts/roadmaps/sources';
import { countWords } from '@waymark/kernel/count-words';
import { plural } from '#lib/format.ts';
import { HelpNow } from '#shared/safety/help-now.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Textarea } from '#shared/ui/input.tsx';
import { useAddTranscript } from '../shared/use-sources.ts';

interface TranscriptBoxProps {
  roadmapId: string;
  text: string;
  autoFocus?: boolean;
  onChange: (text: string) => void;
  /** The text has become material. */
  onSaved: () => void;
  disabled: boolean;
  /** No other material can make up for a short text. */
  isOnly: boolean;
}

export function TranscriptBox({
  roadmapId,
  text,
  autoFocus,
  onChange,
  onSaved,
  disabled,
  isOnly,
}: TranscriptBoxProps) {
  const add = useAddTranscript(roadmapId);
  const words = countWords(text);
  const tooLong = text.length > TRANSCRIPT_MAX_CHARS;
  return (
    <div className="grid gap-3">
      <Field
        label="Your story"
        hint="Paste a transcript, or write it as you would tell a friend: what happened, what you did, what you learned."
        aside={
          isOnly && words < FEWEST_STORY_WORDS
            ? `${words} of at least ${FEWEST_STORY_WORDS} words`
            : plural(words, 'word')
        }
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
