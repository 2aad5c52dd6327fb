import type { Source } from '@waymark/contracts/roadmaps/sources';
import { Field } from '../../../../components/ui/field.tsx';
import { Textarea } from '../../../../components/ui/input.tsx';
import { useSources } from '../../api/use-sources.ts';
import type { StageDraft } from '../../stage-draft.ts';
import { ArtifactList } from './artifact-list.tsx';
import { VoiceChoice } from './voice-choice.tsx';

interface StageMediaProps {
  roadmapId: string;
  draft: StageDraft;
  focusNote: boolean;
  errors: Record<string, string>;
  onChange: (next: Partial<StageDraft>) => void;
}

const NONE: Source[] = [];

/** The mentor on this stage: a note, a voice, things that were kept. */
export function StageMedia({ roadmapId, draft, focusNote, errors, onChange }: StageMediaProps) {
  const { data: sources = NONE } = useSources(roadmapId);
  return (
    <fieldset className="grid gap-5 border-t border-line pt-5">
      <legend className="sr-only">From you</legend>
      <h3 className="text-lg">From you</h3>
      <Field
        label="Note"
        aside="optional"
        hint="What you would say to somebody who stands here."
        error={errors.mentorNote}
      >
        <Textarea
          rows={3}
          autoFocus={focusNote}
          maxLength={2000}
          value={draft.mentorNote}
          onChange={(event) => onChange({ mentorNote: event.target.value })}
          className="font-serif"
        />
      </Field>
      <VoiceChoice
        label="Voice clip"
        hint="Learners hear it on this stage."
        sources={sources}
        value={draft.voiceClipSourceId}
        error={errors.voiceClipSourceId}
        onChange={(voiceClipSourceId) => onChange({ voiceClipSourceId })}
      />
      <ArtifactList
        roadmapId={roadmapId}
        sources={sources}
        artifacts={draft.artifacts}
        errors={errors}
        onChange={(artifacts) => onChange({ artifacts })}
      />
    </fieldset>
  );
}
