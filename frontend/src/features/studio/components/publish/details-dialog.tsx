import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type Roadmap, UpdateRoadmapBody } from '@waymark/contracts/roadmaps/http';
import { mediaUrl } from '@waymark/contracts/roadmaps/media';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { useForm } from 'react-hook-form';
import { Button } from '../../../../components/ui/button.tsx';
import { Dialog } from '../../../../components/ui/dialog.tsx';
import { Field } from '../../../../components/ui/field.tsx';
import { Input, Select, Textarea } from '../../../../components/ui/input.tsx';
import { showIssues } from '../../../../lib/show-issues.ts';
import { useCategories } from '../../api/use-my-roadmaps.ts';
import { useSources } from '../../api/use-sources.ts';
import { useUpdateRoadmap } from '../../api/use-studio-roadmap.ts';
import { VoiceChoice } from '../builder/voice-choice.tsx';

const FORM = 'roadmap-details';

const NONE: Source[] = [];

/** The audio of a roadmap comes as an address; what is chosen is the source behind it. Undefined: some other address, to be left alone. */
function sourceIn(audioUrl: string | null): string | null | undefined {
  if (audioUrl === null) return null;
  return audioUrl.startsWith(mediaUrl('')) ? audioUrl.slice(mediaUrl('').length) : undefined;
}

const blankAsNull = (value: string | null) => (value?.trim() ? value : null);

export function DetailsDialog({ roadmap, onClose }: { roadmap: Roadmap; onClose: () => void }) {
  const { data: categories } = useCategories();
  const save = useUpdateRoadmap(roadmap);
  const { data: sources = NONE } = useSources(roadmap.id);
  const { register, handleSubmit, formState, setError, watch, setValue } = useForm<UpdateRoadmapBody>({
    resolver: standardSchemaResolver(UpdateRoadmapBody) as never,
    defaultValues: {
      title: roadmap.title,
      categoryId: roadmap.categoryId,
      description: roadmap.description,
      duration: roadmap.duration,
      audioSourceId: sourceIn(roadmap.audioUrl),
    },
  });
  const { errors } = formState;
  const submit = (body: UpdateRoadmapBody) =>
    save.mutate(body, {
      onSuccess: onClose,
      onError: (error) =>
        showIssues(error, ['title', 'categoryId', 'description', 'duration', 'audioSourceId'], setError),
    });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Edit details"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={FORM} variant="primary" loading={save.isPending}>
            Save
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate className="grid gap-5" onSubmit={handleSubmit(submit)}>
        <Field label="Title" required error={errors.title?.message}>
          <Input maxLength={120} {...register('title')} />
        </Field>
        <Field label="Category" required error={errors.categoryId?.message}>
          <Select {...register('categoryId')}>
            {categories?.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Description" required error={errors.description?.message}>
          <Textarea rows={5} maxLength={2000} {...register('description')} />
        </Field>
        <Field
          label="How long it takes"
          aside="optional"
          error={errors.duration?.message}
          hint="For example: 3 months"
        >
          <Input maxLength={40} {...register('duration', { setValueAs: blankAsNull })} />
        </Field>
        <VoiceChoice
          label="Your story, told"
          hint="Learners can listen to it beside the stages."
          sources={sources}
          value={watch('audioSourceId') ?? ''}
          error={errors.audioSourceId?.message}
          onChange={(id) => setValue('audioSourceId', id || null)}
        />
      </form>
    </Dialog>
  );
}
