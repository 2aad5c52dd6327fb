import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { detailKeys, detailsOf, type RoadmapDetails } from '@waymark/contracts/roadmaps/details';
import { type Roadmap, UpdateRoadmapBody } from '@waymark/contracts/roadmaps/http';
import { mediaUrl } from '@waymark/contracts/roadmaps/media';
import { showIssues } from '#lib/show-issues.ts';
import { detailsStorageKey } from '../builder/edit-target.ts';
import { useDraftForm } from '../shared/use-draft-form.ts';
import { useUpdateRoadmap } from '../shared/use-studio-roadmap.ts';

/** The id of the source behind a media URL; undefined for another URL, which must not be changed. */
function sourceIdOf(audioUrl: string | null): string | null | undefined {
  if (audioUrl === null) return null;
  return audioUrl.startsWith(mediaUrl('')) ? audioUrl.slice(mediaUrl('').length) : undefined;
}

export const blankAsNull = (value: string | null) => (value?.trim() ? value : null);

type Details = Omit<RoadmapDetails, 'audioSourceId'> & { audioSourceId: string | null | undefined };

const savedDetails = (roadmap: Roadmap): Details =>
  detailsOf({ ...roadmap, audioSourceId: sourceIdOf(roadmap.audioUrl) });

/** Compares what would be saved; blank and missing fields are equal. */
const sameDetails = (a: Details, b: Details): boolean =>
  JSON.stringify(normalized(a)) === JSON.stringify(normalized(b));
const normalized = (details: Details): Details =>
  detailsOf({
    ...details,
    title: details.title.trim(),
    description: details.description.trim(),
    duration: blankAsNull(details.duration),
    audioSourceId: details.audioSourceId ?? null,
  });

/** The form of the details. Unsaved values stay in this tab; reports when another window changed the details. */
export function useDetailsForm(roadmap: Roadmap, onSaved: () => void) {
  const saved = savedDetails(roadmap);
  const { form, draft } = useDraftForm<Details, UpdateRoadmapBody>(
    detailsStorageKey(roadmap.id),
    saved,
    sameDetails,
    standardSchemaResolver(UpdateRoadmapBody) as never,
  );
  const save = useUpdateRoadmap(roadmap, (now) => sameDetails(savedDetails(now), saved));
  const submit = form.handleSubmit((body) =>
    save.mutate(body, {
      onSuccess: () => {
        draft.startOver();
        onSaved();
      },
      onError: (error) => showIssues(error, detailKeys, form.setError),
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
