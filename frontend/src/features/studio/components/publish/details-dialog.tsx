import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { Button } from '../../../../components/ui/button.tsx';
import { Dialog } from '../../../../components/ui/dialog.tsx';
import { Field } from '../../../../components/ui/field.tsx';
import { Input, Select, Textarea } from '../../../../components/ui/input.tsx';
import { useCategories } from '../../api/use-my-roadmaps.ts';
import { useSources } from '../../api/use-sources.ts';
import type { DetailsPlace } from '../../place.ts';
import { VoiceChoice } from '../builder/voice-choice.tsx';
import { Overtaken, Restored, tellKept } from '../unsaved.tsx';
import { blankAsNull, useDetailsForm } from './use-details-form.ts';

const FORM = 'roadmap-details';

const NONE: Source[] = [];

interface DetailsDialogProps {
  roadmap: Roadmap;
  focus?: DetailsPlace['focus'];
  onClose: () => void;
  onReopen: () => void;
}

/** What everybody reads first. What is written stays in this tab until it is saved or cancelled. */
export function DetailsDialog({ roadmap, focus = 'title', onClose, onReopen }: DetailsDialogProps) {
  const { data: categories } = useCategories();
  const { data: sources = NONE } = useSources(roadmap.id);
  const { form, errors, submit, saving, saved, draft, overtaken } = useDetailsForm(roadmap, onClose);
  const { register, watch, setValue } = form;
  const drop = () => {
    draft.startOver();
    onClose();
  };
  const close = () => {
    if (!draft.dirty) return drop();
    onClose();
    tellKept(onReopen);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title="Edit details"
      footer={
        <>
          <Button onClick={drop}>Cancel</Button>
          <Button type="submit" form={FORM} variant="primary" loading={saving}>
            {overtaken ? 'Save mine over it' : 'Save'}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate className="grid gap-5" onSubmit={submit}>
        {overtaken ? (
          <Overtaken
            title="These details were changed in another window"
            onTake={draft.startOver}
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
          draft.restored && <Restored onStartOver={draft.startOver} />
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
