import type { Source, Speaker } from '@waymark/contracts/roadmaps/sources';
import { type FormEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#shared/ui/button.tsx';
import { FieldError } from '#shared/ui/field.tsx';
import { toastError } from '#shared/ui/toast-error.ts';
import { useGenerate } from '../drafting/use-run.ts';
import { workspacePath } from '../shared/paths.ts';
import { useUpdateSource } from '../shared/use-sources.ts';

/** For sources with several speakers: who the mentor is, as long as it is open one question at a time. */
export function SpeakerQuestions({ sources }: { sources: readonly Source[] }) {
  const spoken = sources.filter(({ speakers }) => speakers.length > 1);
  const open = spoken.find(({ speaker }) => speaker === null);
  return spoken
    .filter((source) => source === open || source.speaker !== null)
    .map((source) => <SpeakerQuestion key={source.id} source={source} isNamed={spoken.length > 1} />);
}

interface SpeakerQuestionProps {
  source: Source;
  /** Whether the question contains the name of the source. */
  isNamed: boolean;
}

function SpeakerQuestion({ source, isNamed }: SpeakerQuestionProps) {
  const { id, roadmapId, speakers, speaker, originalName, fileType } = source;
  const update = useUpdateSource(roadmapId);
  const [isChanging, setChanging] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const what = /^(?:audio|video)\//.test(fileType) ? 'recording' : 'conversation';
  const own = speakers.find(({ label }) => label === speaker);
  if (own && !isChanging)
    return (
      <section
        aria-label={`Who you are in ${originalName}`}
        className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm"
      >
        <p dir="auto" role="status" className="min-w-0 wrap-anywhere">
          You are <strong dir="auto">{own.name}</strong> in {isNamed ? `“${originalName}”` : `this ${what}`}.
          {isChanged && ' These suggestions were made before.'}
        </p>
        {isChanged && <DraftAgain roadmapId={roadmapId} />}
        <Button size="sm" variant="ghost" onClick={() => setChanging(true)}>
          Change
        </Button>
      </section>
    );
  return (
    <SpeakerForm
      question={`Who are you in ${isNamed ? `“${originalName}”` : `this ${what}`}?`}
      speakers={speakers}
      speaker={speaker}
      isSaving={update.isPending}
      onCancel={isChanging ? () => setChanging(false) : undefined}
      onSave={(label) =>
        update.mutate(
          { id, speaker: label },
          {
            onSuccess: () => {
              setChanging(false);
              setChanged(isChanged || label !== readAs(source));
            },
            onError: (error) => toastError('Not saved', error),
          },
        )
      }
    />
  );
}

/** The one speaker whose words the suggestions are from; null for several. */
function readAs({ speakers, speaker }: Source): string | null {
  const guessed = speakers.filter(({ isGuess }) => isGuess);
  return speaker ?? (guessed.length === 1 ? guessed[0]!.label : null);
}

interface SpeakerFormProps {
  question: string;
  speakers: readonly Speaker[];
  speaker: string | null;
  isSaving: boolean;
  /** Absent until a speaker was chosen. */
  onCancel: (() => void) | undefined;
  onSave: (label: string) => void;
}

function SpeakerForm({ question, speakers, speaker, isSaving, onCancel, onSave }: SpeakerFormProps) {
  const [chosen, setChosen] = useState(speaker);
  const [isMissing, setMissing] = useState(false);
  const name = useId();
  const guessed = speakers.filter(({ isGuess }) => isGuess).map((one) => one.name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen === null) setMissing(true);
    else onSave(chosen);
  };
  return (
    <form onSubmit={submit} className="rounded-card border border-clay bg-raised p-4 lg:p-5">
      <fieldset aria-describedby={`${name}-about`}>
        <legend dir="auto" className="float-left w-full font-serif text-lg wrap-anywhere">
          {question}
        </legend>
        <p id={`${name}-about`} className="clear-both pt-1 text-sm text-muted">
          {guessed.length > 0 &&
            speaker === null &&
            `For now Waymark takes you for ${guessed.join(' and ')}. `}
          Only your own words become steps.
        </p>
        <div className="mt-2 grid max-h-72 gap-1 overflow-y-auto">
          {speakers.map((one) => (
            <label
              key={one.label}
              className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control px-2 py-2 hover:bg-sunken"
            >
              <input
                type="radio"
                name={name}
                checked={chosen === one.label}
                className="mt-0.5 size-4.5 shrink-0 accent-moss"
                onChange={() => {
                  setChosen(one.label);
                  setMissing(false);
                }}
              />
              <span dir="auto" className="min-w-0 wrap-anywhere">
                <span dir="auto" className="font-semibold">
                  {one.name}
                </span>
                {one.sample !== '' && <span className="text-muted"> · “{one.sample}”</span>}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <FieldError id={`${name}-error`} className="mt-2">
        {isMissing ? 'Choose who you are.' : undefined}
      </FieldError>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" size="sm" loading={isSaving}>
          This is me
        </Button>
        {onCancel && (
          <Button size="sm" variant="ghost" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}

/** The new draft waits beside the roadmap, as after any change of the material. */
function DraftAgain({ roadmapId }: { roadmapId: string }) {
  const navigate = useNavigate();
  const generate = useGenerate(roadmapId);
  return (
    <Button
      size="sm"
      loading={generate.isPending}
      onClick={() => generate.mutate('', { onSuccess: () => void navigate(workspacePath(roadmapId)) })}
    >
      Draft again
    </Button>
  );
}
