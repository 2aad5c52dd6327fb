import type { FoundName, NameDecision } from '@waymark/contracts/roadmaps/names';
import { type FormEvent, useState } from 'react';
import { plural } from '#lib/format.ts';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Input } from '#shared/ui/input.tsx';
import { nameSentences, type OwnSentences, ownTexts } from './name-sentences.ts';
import { SentenceList } from './sentence-list.tsx';

interface OpenNameProps {
  found: FoundName;
  /** Of the roadmap with these sentences. */
  revision: number;
  busy: boolean;
  onDecide: (body: NameDecision) => void;
}

/** As on the server. */
const REPLACEMENT_CHARS = 40;

/** A name to be replaced everywhere, or left as it is. */
export function OpenName({ found, revision, busy, onDecide }: OpenNameProps) {
  const { name, count, places } = found;
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [own, setOwn] = useState<OwnSentences>({});
  const typed = text.trim();
  const sentences = nameSentences(places, name, typed);
  const replace = (event: FormEvent) => {
    event.preventDefault();
    if (typed === '') setError(`Write what to show instead of “${name}”.`);
    else if (typed.length > REPLACEMENT_CHARS)
      setError(`A replacement can have at most ${REPLACEMENT_CHARS} characters.`);
    else {
      const texts = ownTexts(places, name, typed, own);
      onDecide({
        ...{ action: 'replace', name, replacement: typed },
        ...(texts.length > 0 && { texts, revision }),
      });
    }
  };
  return (
    <li className="rounded-control border border-line p-4">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span dir="auto" className="font-semibold wrap-anywhere">
          {name}
        </span>
        <span className="text-sm text-muted">{plural(count, 'place')}</span>
      </p>
      {typed === '' && <SentenceList {...{ name, sentences, own }} isPreview={false} onOwn={() => {}} />}
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
          {['my friend', 'my sister', `${name.charAt(0)}.`].map((suggestion) => (
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
        {typed !== '' && (
          <section aria-label={`With “${typed}” instead of ${name}`}>
            <h4 className="font-sans text-sm font-semibold">How it will read</h4>
            <SentenceList
              {...{ name, sentences, own }}
              isPreview
              onOwn={(id, sentence) =>
                setOwn(({ [id]: _, ...others }) =>
                  sentence === null ? others : { ...others, [id]: sentence },
                )
              }
            />
            {count > places.length && (
              <p className="mt-2 text-sm text-muted">
                and {plural(count - places.length, 'more place', 'more places')}
              </p>
            )}
          </section>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" size="sm" loading={busy} aria-label={`Replace everywhere: ${name}`}>
            {Object.keys(own).length > 0 ? 'Replace as shown' : 'Replace everywhere'}
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
