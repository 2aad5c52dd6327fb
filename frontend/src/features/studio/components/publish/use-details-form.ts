import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type Roadmap, UpdateRoadmapBody } from '@waymark/contracts/roadmaps/http';
import { mediaUrl } from '@waymark/contracts/roadmaps/media';
import { useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-hook-form';
import { showIssues } from '../../../../lib/show-issues.ts';
import { useUpdateRoadmap } from '../../api/use-studio-roadmap.ts';
import { useKeptWords } from '../../kept-words.ts';
import { detailsWordsKey } from '../../place.ts';

const FIELDS = ['title', 'categoryId', 'description', 'duration', 'audioSourceId'] as const;

/** The audio of a roadmap comes as an address; what is chosen is the source behind it. Undefined: some other address, to be left alone. */
function sourceIn(audioUrl: string | null): string | null | undefined {
  if (audioUrl === null) return null;
  return audioUrl.startsWith(mediaUrl('')) ? audioUrl.slice(mediaUrl('').length) : undefined;
}

export const blankAsNull = (value: string | null) => (value?.trim() ? value : null);

type Details = Required<Pick<UpdateRoadmapBody, 'title' | 'categoryId' | 'description' | 'duration'>> & {
  audioSourceId: string | null | undefined;
};

const detailsOf = ({ title, categoryId, description, duration, audioUrl }: Roadmap): Details => ({
  title,
  categoryId,
  description,
  duration,
  audioSourceId: sourceIn(audioUrl),
});

/** By what would be saved; a field left blank and one that never was anything are the same. */
const sameDetails = (a: Details, b: Details): boolean =>
  JSON.stringify(plain(a)) === JSON.stringify(plain(b));
const plain = ({ title, categoryId, description, duration, audioSourceId }: Details) => [
  title.trim(),
  categoryId,
  description.trim(),
  blankAsNull(duration),
  audioSourceId ?? null,
];

/** The details while they are written: kept in this tab, and told when another window was quicker. */
export function useDetailsForm(roadmap: Roadmap, onSaved: () => void) {
  const saved = detailsOf(roadmap);
  const kept = useKeptWords(detailsWordsKey(roadmap.id), saved, sameDetails);
  const save = useUpdateRoadmap(roadmap, (now) => sameDetails(detailsOf(now), saved));
  const form = useForm<UpdateRoadmapBody>({
    resolver: standardSchemaResolver(UpdateRoadmapBody) as never,
    defaultValues: kept.words,
  });
  const { watch, reset } = form;
  const remember = useEffectEvent((words: object) => kept.change(words as Details));
  useEffect(() => {
    const { unsubscribe } = watch((words) => remember(words));
    return unsubscribe;
  }, [watch]);
  const startOver = () => {
    reset(saved);
    kept.startOver();
  };
  const follow = useEffectEvent(() => {
    if (!kept.dirty) startOver();
  });
  const newest = JSON.stringify(saved);
  // biome-ignore lint/correctness/useExhaustiveDependencies: untouched fields show what another window saved
  useEffect(() => follow(), [newest]);
  const submit = form.handleSubmit((body) =>
    save.mutate(body, {
      onSuccess: () => {
        kept.startOver();
        onSaved();
      },
      onError: (error) => showIssues(error, FIELDS, form.setError),
    }),
  );
  return {
    form,
    errors: form.formState.errors,
    submit,
    saving: save.isPending,
    saved,
    kept,
    overtaken: kept.overtaken && !save.isPending,
    startOver,
  };
}
