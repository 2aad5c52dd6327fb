import { Field } from '../../../components/ui/field.tsx';
import { Input, Textarea } from '../../../components/ui/input.tsx';

interface WordsValue {
  topic: string;
  message: string;
}

interface WordsProps {
  words: WordsValue;
  onChange: (words: WordsValue) => void;
  name: string;
}

/** What it is about, as far as one wants to say so beforehand. */
export function Words({ words, onChange, name }: WordsProps) {
  return (
    <section aria-labelledby="words" className="max-w-measure">
      <h2 id="words" className="text-2xl">
        What it is about
      </h2>
      <div className="mt-4 grid gap-5">
        <Field label="Topic" hint="One line is enough.">
          <Input
            maxLength={200}
            autoComplete="off"
            value={words.topic}
            onChange={(event) => onChange({ ...words, topic: event.target.value })}
          />
        </Field>
        <Field label="Message" aside="optional" hint={`${name} reads it before you meet.`}>
          <Textarea
            rows={4}
            maxLength={2000}
            value={words.message}
            onChange={(event) => onChange({ ...words, message: event.target.value })}
          />
        </Field>
      </div>
    </section>
  );
}
