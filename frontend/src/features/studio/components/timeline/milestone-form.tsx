import type { Milestone, MilestoneBody } from '@waymark/contracts/roadmaps/timeline';
import { useMemo } from 'react';
import { Button } from '../../../../components/ui/button.tsx';
import { Card } from '../../../../components/ui/card.tsx';
import { Field } from '../../../../components/ui/field.tsx';
import { Input, Textarea } from '../../../../components/ui/input.tsx';
import { showIssues } from '../../../../lib/show-issues.ts';
import { useSaveMilestone } from '../../api/use-timeline.ts';
import {
  draftOf,
  fieldOf,
  type MilestoneDraft,
  milestoneStorageKey,
  resolveMilestone,
  sameDraft,
} from '../../timeline/milestone-draft.ts';
import { useDraftForm } from '../../use-draft-form.ts';
import { ConflictNotice, RestoredNotice } from '../unsaved.tsx';
import { MilestoneSteps } from './milestone-steps.tsx';

interface MilestoneFormProps {
  roadmapId: string;
  /** Null for a new one. */
  milestone: Milestone | null;
  onClose: () => void;
}

/** Edits a milestone in its place. Unsaved values stay in this tab. */
export function MilestoneForm({ roadmapId, milestone, onClose }: MilestoneFormProps) {
  const { form, draft, submit, isSaving, cancel } = useMilestoneForm(roadmapId, milestone, onClose);
  const { errors } = form.formState;
  return (
    <Card as="section" aria-label={milestone ? `Edit ${milestone.title}` : 'New milestone'} className="p-4">
      <form className="grid grid-cols-1 gap-4" onSubmit={(event) => void submit(event)} noValidate>
        {draft.restored && !draft.isConflicting && <RestoredNotice onStartOver={draft.startOver} />}
        {draft.isConflicting && !isSaving && milestone && (
          <ConflictNotice
            title="This milestone was changed in another window"
            onUseOther={draft.startOver}
            other={
              <p className="mt-1">
                {milestone.year}: {milestone.title}
              </p>
            }
          >
            Your text is still here. Saving it replaces the other version.
          </ConflictNotice>
        )}
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-[6.5rem_minmax(0,1fr)]">
          <Field label="Year" required error={errors.year?.message}>
            <Input inputMode="numeric" maxLength={4} className="tabular" {...form.register('year')} />
          </Field>
          <Field label="Milestone" required error={errors.title?.message}>
            <Input limit={120} autoFocus {...form.register('title')} />
          </Field>
        </div>
        <Field label="What happened" aside="optional" error={errors.description?.message}>
          <Textarea rows={3} limit={600} className="font-serif" {...form.register('description')} />
        </Field>
        <MilestoneSteps form={form} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" loading={isSaving || draft.isBlocked}>
            Save milestone
          </Button>
          <Button variant="ghost" onClick={cancel}>
            Cancel
          </Button>
        </div>
      </form>
    </Card>
  );
}

function useMilestoneForm(roadmapId: string, milestone: Milestone | null, onClose: () => void) {
  const saved = useMemo(() => draftOf(milestone), [milestone]);
  const { form, draft } = useDraftForm<MilestoneDraft, MilestoneBody>(
    milestoneStorageKey(roadmapId, milestone?.id ?? null),
    saved,
    sameDraft,
    resolveMilestone,
  );
  const save = useSaveMilestone(roadmapId, milestone);
  const cancel = () => {
    draft.startOver();
    onClose();
  };
  const submit = form.handleSubmit((body) =>
    save.mutate(body, {
      onSuccess: cancel,
      onError: (error) => showIssues(error, (path) => fieldOf(form.getValues(), path), form.setError),
    }),
  );
  return { form, draft, submit, isSaving: save.isPending, cancel };
}
