import type { Milestone, MilestoneBody } from '@waymark/contracts/roadmaps/timeline';
import { useMemo } from 'react';
import { showIssues } from '#lib/show-issues.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Input, Textarea } from '#shared/ui/input.tsx';
import { ConflictNotice, RestoredNotice } from '../shared/unsaved.tsx';
import { useDraftForm } from '../shared/use-draft-form.ts';
import {
  draftOf,
  fieldOf,
  type MilestoneDraft,
  milestoneStorageKey,
  resolveMilestone,
  sameDraft,
} from './milestone-draft.ts';
import { MilestoneSteps } from './milestone-steps.tsx';
import { useSaveMilestone } from './use-timeline.ts';

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
  const isConflicting = draft.isConflicting && !isSaving;
  return (
    <Card as="section" aria-label={milestone ? `Edit ${milestone.title}` : 'New milestone'} className="p-4">
      <form className="grid grid-cols-1 gap-4" onSubmit={(event) => void submit(event)} noValidate>
        {draft.restored && !draft.isConflicting && <RestoredNotice onStartOver={draft.startOver} />}
        {isConflicting && milestone && (
          <ConflictNotice
            title="This milestone was changed in another window"
            onKeepMine={draft.keepMine}
            onTakeTheirs={draft.startOver}
          >
            <p className="mt-1">
              {milestone.year}: {milestone.title}
            </p>
            {milestone.description && (
              <p dir="auto" className="text-muted">
                {milestone.description}
              </p>
            )}
            <ul className="list-disc pl-5">
              {milestone.steps.map(({ id, title }) => (
                <li key={id}>{title}</li>
              ))}
            </ul>
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
          <Button type="submit" loading={isSaving} disabled={isConflicting}>
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
