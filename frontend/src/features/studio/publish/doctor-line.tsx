import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { Stethoscope } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Input } from '#shared/ui/input.tsx';
import { bodyOf, draftOf, emptyStep, sameDraft } from '../builder/stage-draft.ts';
import { useSaveStage } from '../shared/use-studio-roadmap.ts';
import type { DoctorStep } from './use-doctor-step.ts';

const MAX_TITLE = 120;

interface DoctorLineProps {
  roadmap: Roadmap;
  stageId: string | undefined;
  offered: DoctorStep;
}

/** For a roadmap or its story about withdrawal without a doctor in a step. It can be published as it is. */
export function DoctorLine({ roadmap, stageId, offered }: DoctorLineProps) {
  const stage = roadmap.stages.find(({ id }) => id === stageId);
  const save = useSaveStage(roadmap);
  const [title, setTitle] = useState<string>();
  if (!stage) return null;
  const text = title ?? offered.title;
  const add = (event: FormEvent) => {
    event.preventDefault();
    const saved = draftOf(stage);
    const steps = [{ ...emptyStep(), title: text.trim() }, ...saved.steps];
    save.mutate({
      stageId: stage.id,
      body: bodyOf({ ...saved, steps }),
      untouched: (now) => sameDraft(draftOf(now), saved),
    });
  };
  return (
    <form
      onSubmit={add}
      aria-labelledby="doctor-line"
      className="grid gap-3 rounded-control border border-line p-4"
    >
      <p id="doctor-line" className="flex gap-3">
        <Stethoscope aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-amber" />
        <span>
          {offered.isFromStory && 'Your story tells of stopping drink or medicine. '}
          No step mentions a doctor. Stopping suddenly can be dangerous. Add one?
        </span>
      </p>
      <Field label={`First step of “${stage.title}”`}>
        <Input limit={MAX_TITLE} value={text} onChange={(event) => setTitle(event.target.value)} />
      </Field>
      <Button
        type="submit"
        size="sm"
        className="justify-self-start"
        loading={save.isPending}
        disabled={text.trim() === ''}
      >
        Add this step
      </Button>
    </form>
  );
}
