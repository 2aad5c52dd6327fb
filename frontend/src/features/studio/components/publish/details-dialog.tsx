import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type Roadmap, UpdateRoadmapBody } from '@waymark/contracts/roadmaps/http';
import { mediaUrl } from '@waymark/contracts/roadmaps/media';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../../../components/ui/button.tsx';
import { Dialog } from '../../../../components/ui/dialog.tsx';
import { Field } from '../../../../components/ui/field.tsx';
import { Input, Select, Textarea } from '../../../../components/ui/input.tsx';
import { showIssues } from '../../../../lib/show-issues.ts';
import { useCategories } from '../../api/use-my-roadmaps.ts';
import { useSources } from '../../api/use-sources.ts';
import { useUpdateRoadmap } from '../../api/use-studio-roadmap.ts';
import { useKeptWords } from '../../kept-words.ts';
import { type DetailsPlace, detailsWordsKey } from '../../place.ts';
import { VoiceChoice } from '../builder/voice-choice.tsx';
import { Overtaken, Restored, tellKept } from '../unsaved.tsx';

const FORM = 'roadmap-details';

const NONE: Source[] = [];

/** The audio of a roadmap comes as an address; what is chosen is the source behind it. Undefined: some other address, to be left alone. */
function sourceIn(audioUrl: string | null): string | null | undefined {
  if (audioUrl === null) return null;
  return audioUrl.startsWith(mediaUrl('')) ? audioUrl.slice(mediaUrl('').length) : undefined;
}

const blankAsNull = (value: string | null) => (value?.trim() ? value : null);

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

interface DetailsDialogProps {
  roadmap: Roadmap;
  focus?: DetailsPlace['focus'];
  onClose: () => void;
  onReopen: () => void;
}

/** What everybody reads first. What is written stays in this tab until it is saved or cancelled. */
export function DetailsDialog({ roadmap, focus = 'title', onClose, onReopen }: DetailsDialogProps) {
  const { data: categories } = useCategories();
  const saved = detailsOf(roadmap);
  const kept = useKeptWords(detailsWordsKey(roadmap.id), saved, sameDetails);
  const save = useUpdateRoadmap(roadmap, (now) => sameDetails(detailsOf(now), saved));
  const { data: sources = NONE } = useSources(roadmap.id);
  const { register, handleSubmit, formState, setError, watch, setValue, reset } = useForm<UpdateRoadmapBody>({
    resolver: standardSchemaResolver(UpdateRoadmapBody) as never,
    defaultValues: kept.words,
  });
  const { errors } = formState;
  const remember = useEffectEvent((words: object) => kept.change(words as Details));
  useEffect(() => {
    const { unsubscribe } = watch((words) => remember(words));
    return unsubscribe;
  }, [watch]);
  const drop = () => {
    kept.startOver();
    onClose();
  };
  const close = () => {
    if (!kept.dirty) return drop();
    onClose();
    tellKept(onReopen);
  };
  const startOver = () => {
    reset(saved);
    kept.startOver();
  };
  const submit = (body: UpdateRoadmapBody) =>
    save.mutate(body, {
      onSuccess: drop,
      onError: (error) =>
        showIssues(error, ['title', 'categoryId', 'description', 'duration', 'audioSourceId'], setError),
    });
  const overtaken = kept.overtaken && !save.isPending;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title="Edit details"
      footer={
        <>
          <Button onClick={drop}>Cancel</Button>
          <Button type="submit" form={FORM} variant="primary" loading={save.isPending}>
            {overtaken ? 'Save mine over it' : 'Save'}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate className="grid gap-5" onSubmit={handleSubmit(submit)}>
        {overtaken ? (
          <Overtaken
            title="These details were changed in another window"
            onTake={startOver}
            now={
              <>
                <p className="mt-1 font-serif text-base font-semibold">{saved.title}</p>
                <p className="text-muted">{saved.description}</p>
                {saved.duration && <p>{saved.duration}</p>}
              </>
            }
          >
            What you wrote is still here. Compare, then save yours over it or take the other.
          </Overtaken>
        ) : (
          kept.restored && <Restored onStartOver={startOver} />
        )}
        <Field label="Title" required error={errors.title?.message}>
          <Input maxLength={120} autoFocus={focus === 'title'} {...register('title')} />
        </Field>
        <Field label="Category" required error={errors.categoryId?.message}>
          {/* A choice can only be shown among its options: the list is made anew once they are there. */}
          <Select key={categories ? 'all' : 'none'} {...register('categoryId')}>
            {categories?.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Description" required error={errors.description?.message}>
          <Textarea
            rows={5}
            maxLength={2000}
            autoFocus={focus === 'description'}
            {...register('description')}
          />
        </Field>
        <Field
          label="How long it takes"
          aside="optional"
          error={errors.duration?.message}
          hint="For example: 3 months"
        >
          <Input
            maxLength={40}
            autoFocus={focus === 'duration'}
            {...register('duration', { setValueAs: blankAsNull })}
          />
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
