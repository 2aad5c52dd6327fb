import type { FoundName, NameDecision } from '@waymark/contracts/roadmaps/names';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../../components/ui/button.tsx';
import { Field } from '../../../../components/ui/field.tsx';
import { Input } from '../../../../components/ui/input.tsx';
import { plural } from '../../../../lib/format.ts';

interface OpenNameProps {
  found: FoundName;
  busy: boolean;
  onDecide: (body: NameDecision) => void;
}

/** As on the server. */
const REPLACEMENT_CHARS = 40;

/** A name to be replaced everywhere, or left as it is. */
export function OpenName({ found, busy, onDecide }: OpenNameProps) {
  const { name, count, places } = found;
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const replace = (event: FormEvent) => {
    event.preventDefault();
    const replacement = text.trim();
    if (replacement === '') setError(`Write what to show instead of “${name}”.`);
    else if (replacement.length > REPLACEMENT_CHARS)
      setError(`A replacement can have at most ${REPLACEMENT_CHARS} characters.`);
    else onDecide({ action: 'replace', name, replacement });
  };
  return (
    <li className="rounded-control border border-line p-4">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-semibold wrap-anywhere">{name}</span>
        <span className="text-sm text-muted">{plural(count, 'place')}</span>
      </p>
      <ul className="mt-1 grid gap-1 text-sm text-muted">
        {places.map(({ place, excerpt }) => (
          <li key={`${place}-${excerpt}`} className="wrap-anywhere">
            {place}: “{excerpt}”
          </li>
        ))}
      </ul>
      <form onSubmit={replace} className="mt-3 grid gap-3" noValidate>
        <Field label={`Instead of “${name}”`} error={error}>
          <Input
            value={text}
            limit={REPLACEMENT_CHARS}
            autoComplete="off"
            onChange={(event) => {
              setText(event.target.value);
              setError(undefined);
            }}
          />
        </Field>
        <div className="flex flex-wrap gap-2">
          {['a friend', 'my sister', `${name.charAt(0)}.`].map((suggestion) => (
            <Button
              key={suggestion}
              size="sm"
              variant="ghost"
              aria-label={`Use “${suggestion}” instead of ${name}`}
              onClick={() => setText(suggestion)}
            >
              {suggestion}
            </Button>
          ))}
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="sm" loading={busy} aria-label={`Replace everywhere: ${name}`}>
            Replace everywhere
          </Button>
          <Button
            size="sm"
            variant="ghost"
            aria-label={`Leave as it is: ${name}`}
            onClick={() => onDecide({ action: 'keep', name })}
          >
            Leave as it is
          </Button>
        </div>
      </form>
    </li>
  );
}
