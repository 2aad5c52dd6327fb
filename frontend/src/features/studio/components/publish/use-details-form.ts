import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type Roadmap, UpdateRoadmapBody } from '@waymark/contracts/roadmaps/http';
import { mediaUrl } from '@waymark/contracts/roadmaps/media';
import { showIssues } from '../../../../lib/show-issues.ts';
import { useUpdateRoadmap } from '../../api/use-studio-roadmap.ts';
import { detailsStorageKey } from '../../edit-target.ts';
import { useDraftForm } from '../../use-draft-form.ts';

const FIELDS = ['title', 'categoryId', 'description', 'duration', 'audioSourceId'] as const;

/** The id of the source behind a media URL; undefined for another URL, which must not be changed. */
function sourceIdOf(audioUrl: string | null): string | null | undefined {
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
  audioSourceId: sourceIdOf(audioUrl),
});

/** Compares what would be saved; blank and missing fields are equal. */
const sameDetails = (a: Details, b: Details): boolean =>
  JSON.stringify(normalized(a)) === JSON.stringify(normalized(b));
const normalized = ({ title, categoryId, description, duration, audioSourceId }: Details) => [
  title.trim(),
  categoryId,
  description.trim(),
  blankAsNull(duration),
  audioSourceId ?? null,
];

/** The form of the details. Unsaved values stay in this tab; reports when another window changed the details. */
export function useDetailsForm(roadmap: Roadmap, onSaved: () => void) {
  const saved = detailsOf(roadmap);
  const { form, draft } = useDraftForm<Details, UpdateRoadmapBody>(
    detailsStorageKey(roadmap.id),
    saved,
    sameDetails,
    standardSchemaResolver(UpdateRoadmapBody) as never,
  );
  const save = useUpdateRoadmap(roadmap, (now) => sameDetails(detailsOf(now), saved));
  const submit = form.handleSubmit((body) =>
    save.mutate(body, {
      onSuccess: () => {
        draft.startOver();
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
    draft,
    isConflicting: draft.isConflicting && !save.isPending,
  };
}
