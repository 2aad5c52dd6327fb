import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useShortcut } from '#lib/shortcuts.ts';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Textarea } from '#shared/ui/input.tsx';
import { phrases } from './phrases.ts';

const MAX = 4_000;
const MIN = 3;

interface RejectPanelProps {
  pending: boolean;
  /** Whether the digits choose a phrase. */
  hasKeys: boolean;
  onReject: (missing: string) => void;
  onClose: () => void;
}

/** Asks what is missing. A phrase rejects with one press, which can be undone; own words need a second one. */
export function RejectPanel({ pending, hasKeys, onReject, onClose }: RejectPanelProps) {
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  useEffect(() => title.current?.focus(), []);
  useShortcut('Escape', 'Do not reject', onClose, 'Applications', hasKeys);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isShort = text.trim().length < MIN;
    setMissing(isShort);
    if (!isShort && !pending) onReject(text.trim());
  };
  return (
    <form
      onSubmit={submit}
      noValidate
      aria-labelledby={heading}
      className="grid gap-4 rounded-card border border-berry p-4"
    >
      <div>
        <h4 id={heading} ref={title} tabIndex={-1} className="scroll-mb-80 text-lg">
          What is missing?
        </h4>
        <p className="mt-1 text-sm text-muted">
          The applicant reads it and can apply again. Choose a sentence, which rejects at once, or write your
          own.
        </p>
      </div>
      <ol className="grid gap-2">
        {phrases.map((phrase, index) => (
          <li key={phrase.label}>
            <Phrase
              {...phrase}
              number={index + 1}
              hasKey={hasKeys}
              disabled={pending}
              onChoose={() => onReject(phrase.text)}
            />
          </li>
        ))}
      </ol>
      <Field label="In your own words" error={isMissing ? 'Please say what is missing.' : undefined}>
        <Textarea rows={3} maxLength={MAX} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Do not reject</Button>
        <Button type="submit" variant="destructive" loading={pending}>
          Reject application
        </Button>
      </div>
    </form>
  );
}

interface PhraseProps {
  label: string;
  text: string;
  number: number;
  hasKey: boolean;
  disabled: boolean;
  onChoose: () => void;
}

function Phrase({ label, text, number, hasKey, disabled, onChoose }: PhraseProps) {
  useShortcut(String(number), `Reject: ${label}`, onChoose, 'Applications', hasKey && !disabled);
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={onChoose}
      className="flex w-full gap-3 rounded-control border border-edge bg-raised px-3 py-2 text-left text-sm transition-colors duration-150 hover:bg-sunken"
    >
      <span aria-hidden="true" className="tabular font-semibold text-muted">
        {number}
      </span>
      <span>
        <span className="block font-semibold">{label}</span>
        <span className="text-muted">{text}</span>
      </span>
    </button>
  );
}
