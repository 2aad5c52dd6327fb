import { useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { Textarea } from '#shared/ui/input.tsx';
import { type NameSentence, type OwnSentences, readAs } from './name-sentences.ts';

interface SentenceListProps {
  name: string;
  sentences: readonly NameSentence[];
  /** Whether they are shown as they will read, and can be changed. */
  isPreview: boolean;
  own: OwnSentences;
  /** Null: as the replacement makes it. */
  onOwn: (id: string, text: string | null) => void;
}

/** Each sentence with a name, which is lit. */
export function SentenceList({ name, sentences, isPreview, own, onOwn }: SentenceListProps) {
  return (
    <ul
      aria-label={isPreview ? `How the sentences with ${name} will read` : `Sentences with ${name}`}
      className="-mx-1 mt-1 grid max-h-96 gap-3 overflow-y-auto p-1 text-sm"
    >
      {sentences.map((sentence) => (
        <SentenceRow
          key={sentence.id}
          sentence={sentence}
          own={isPreview ? own[sentence.id] : undefined}
          isPreview={isPreview}
          onOwn={(text) => onOwn(sentence.id, text)}
        />
      ))}
    </ul>
  );
}

interface SentenceRowProps {
  sentence: NameSentence;
  own: string | undefined;
  isPreview: boolean;
  onOwn: (text: string | null) => void;
}

const MAX_SENTENCE = 2_000;

function SentenceRow({ sentence, own, isPreview, onOwn }: SentenceRowProps) {
  const { place, original, pieces } = sentence;
  const [edited, setEdited] = useState<string | null>(null);
  const isRefused = own === original;
  if (edited !== null)
    return (
      <li className="grid gap-2">
        <Textarea
          rows={2}
          autoFocus
          aria-label={`Sentence in your own words: ${original.trim()}`}
          limit={MAX_SENTENCE}
          value={edited}
          onChange={(event) => setEdited(event.target.value)}
        />
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            disabled={edited.trim() === ''}
            onClick={() => {
              onOwn(edited);
              setEdited(null);
            }}
          >
            Use this sentence
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setEdited(null)}>
            Cancel
          </Button>
        </div>
      </li>
    );
  return (
    <li>
      <p dir="auto" className="wrap-anywhere">
        <span className="text-muted">{place.place}: </span>
        {own ??
          pieces.map(({ start, text, isLit }) =>
            isLit ? (
              <mark key={start} className="rounded-sm bg-clay-soft px-0.5 text-ink">
                {text}
              </mark>
            ) : (
              <span key={start}>{text}</span>
            ),
          )}
      </p>
      {isPreview && !isRefused && (
        <p dir="auto" className="text-muted wrap-anywhere">
          Before: {original.trim()}
        </p>
      )}
      {isPreview && !place.isQuote && (
        <div className="flex flex-wrap gap-x-2">
          <Button
            size="sm"
            variant="ghost"
            aria-label={`Edit: ${original.trim()}`}
            onClick={() => setEdited((own ?? readAs(sentence)).trim())}
          >
            Edit
          </Button>
          <Button
            size="sm"
            variant="ghost"
            aria-label={`${own === undefined ? 'Leave this one' : 'Replace here'}: ${original.trim()}`}
            onClick={() => onOwn(own === undefined ? original : null)}
          >
            {own === undefined ? 'Leave this one' : isRefused ? 'Replace here' : 'Undo my edit'}
          </Button>
        </div>
      )}
    </li>
  );
}
