import type { Roadmap, Stage } from '@waymark/contracts/roadmaps/http';
import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../../components/ui/button.tsx';
import { Dialog } from '../../../../components/ui/dialog.tsx';
import { Field } from '../../../../components/ui/field.tsx';
import { Input, Textarea } from '../../../../components/ui/input.tsx';
import { SortableList } from '../../../../components/ui/sortable-list.tsx';
import { toast } from '../../../../components/ui/toast.ts';
import { ApiError } from '../../../../lib/api.ts';
import { useSaveStage } from '../../api/use-studio-roadmap.ts';
import {
  bodyOf,
  draftOf,
  emptyStep,
  faultOf,
  fieldErrors,
  type StageDraft,
  type StepDraft,
} from '../../stage-draft.ts';
import { StageMedia } from './stage-media.tsx';
import { StepFields } from './step-fields.tsx';

interface StageDialogProps {
  roadmap: Roadmap;
  /** Null for a new one. */
  stage: Stage | null;
  onClose: () => void;
}

const FORM = 'stage-form';

export function StageDialog({ roadmap, stage, onClose }: StageDialogProps) {
  const [draft, setDraft] = useState<StageDraft>(() => draftOf(stage));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const save = useSaveStage(roadmap);
  const change = (next: Partial<StageDraft>) => setDraft((now) => ({ ...now, ...next }));

  function submit(event: FormEvent) {
    event.preventDefault();
    const fault = faultOf(draft);
    if (fault) {
      setErrors(
        fault.title === 'Title Required' ? { title: fault.description } : { steps: fault.description },
      );
      toast({ ...fault, variant: 'destructive' });
      return;
    }
    save.mutate(
      { stageId: stage?.id ?? null, body: bodyOf(draft) },
      {
        onSuccess: onClose,
        onError: (error) => setErrors(error instanceof ApiError ? fieldErrors(draft, error.issues) : {}),
      },
    );
  }

  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={stage ? 'Edit Stage' : 'Add Stage'}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={FORM} variant="primary" loading={save.isPending}>
            Save stage
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate className="grid gap-5" onSubmit={submit}>
        <Field label="Stage title" required error={errors.title}>
          <Input
            maxLength={120}
            value={draft.title}
            onChange={(event) => change({ title: event.target.value })}
          />
        </Field>
        <Field label="Description" aside="optional" error={errors.description}>
          <Textarea
            rows={2}
            maxLength={2000}
            value={draft.description}
            onChange={(event) => change({ description: event.target.value })}
          />
        </Field>
        <Field label="How long it takes" error={errors.estimatedDuration} className="max-w-60">
          <Input
            maxLength={40}
            value={draft.estimatedDuration}
            onChange={(event) => change({ estimatedDuration: event.target.value })}
          />
        </Field>
        <Steps steps={draft.steps} errors={errors} onChange={(steps) => change({ steps })} />
        <StageMedia roadmapId={roadmap.id} draft={draft} errors={errors} onChange={change} />
      </form>
    </Dialog>
  );
}

interface StepsProps {
  steps: StepDraft[];
  errors: Record<string, string>;
  onChange: (steps: StepDraft[]) => void;
}

function Steps({ steps, errors, onChange }: StepsProps) {
  const [added, setAdded] = useState<string | null>(null);
  function add() {
    const step = emptyStep();
    setAdded(step.key);
    onChange([...steps, step]);
  }
  return (
    <fieldset>
      <legend className="text-lg font-semibold">Action steps</legend>
      {errors.steps && (
        <p role="alert" className="mt-1 text-sm text-berry">
          {errors.steps}
        </p>
      )}
      <SortableList
        items={steps}
        idOf={(step) => step.key}
        nameOf={(step) => step.title || 'new step'}
        onReorder={onChange}
        className="mt-3 grid gap-4"
      >
        {(step, controls, index) => (
          <StepFields
            step={step}
            number={index + 1}
            controls={controls}
            errors={errors}
            autoFocus={step.key === added}
            onChange={(next) =>
              onChange(steps.map((one) => (one.key === step.key ? { ...one, ...next } : one)))
            }
            onRemove={() => onChange(steps.filter((one) => one.key !== step.key))}
          />
        )}
      </SortableList>
      <Button className="mt-4" onClick={add} disabled={steps.length >= 30}>
        <Plus aria-hidden="true" className="size-4.5" />
        Add step
      </Button>
    </fieldset>
  );
}
