import type { Source } from '@waymark/contracts/roadmaps/sources';
import { Field } from '#shared/ui/field.tsx';
import { Textarea } from '#shared/ui/input.tsx';
import { useSources } from '../shared/use-sources.ts';
import { ArtifactList } from './artifact-list.tsx';
import type { StageForm } from './use-stage-form.ts';
import { VoiceChoice } from './voice-choice.tsx';

interface StageMediaProps {
  roadmapId: string;
  form: StageForm;
  focusNote: boolean;
}

const NONE: Source[] = [];

/** The mentor's note, voice clip and files for a stage. */
export function StageMedia({ roadmapId, form, focusNote }: StageMediaProps) {
  const { errors } = form.formState;
  const { data: sources = NONE } = useSources(roadmapId);
  return (
    <fieldset className="grid gap-5 border-t border-line pt-5">
      <legend className="sr-only">From you</legend>
      <h3 className="text-lg">From you</h3>
      <Field
        label="Note"
        aside="optional"
        hint="What would you say to someone at this stage?"
        error={errors.mentorNote?.message}
      >
        <Textarea
          rows={3}
          autoFocus={focusNote}
          limit={2000}
          className="font-serif"
          {...form.register('mentorNote')}
        />
      </Field>
      <VoiceChoice
        label="Voice clip"
        hint="Learners hear it on this stage."
        sources={sources}
        value={form.watch('voiceClipSourceId')}
        error={errors.voiceClipSourceId?.message}
        onChange={(id) => form.setValue('voiceClipSourceId', id)}
      />
      <ArtifactList roadmapId={roadmapId} sources={sources} form={form} />
    </fieldset>
  );
}
