import { MAX_STEP_MATERIALS, type StepMaterial } from '@waymark/contracts/roadmaps/step-materials';
import { BookOpen, Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { factsOf, MaterialIcon, titleOf } from '#shared/learning-materials/material-facts.tsx';
import { Button } from '#shared/ui/button.tsx';
import { FieldError } from '#shared/ui/field.tsx';
import { SortableList } from '../shared/sortable-list.tsx';
import { MaterialPicker } from './material-picker.tsx';

interface MaterialsFieldProps {
  materials: readonly StepMaterial[];
  /** Counted from 1. */
  stepNumber: number;
  error: string | undefined;
  onChange: (materials: StepMaterial[]) => void;
}

/** The learning materials of a step, in order. */
export function MaterialsField({ materials, stepNumber, error, onChange }: MaterialsFieldProps) {
  const [picking, setPicking] = useState(false);
  const heading = useRef<HTMLParagraphElement>(null);
  const isFull = materials.length >= MAX_STEP_MATERIALS;
  const remove = (material: StepMaterial) => {
    heading.current?.focus();
    onChange(materials.filter(({ id }) => id !== material.id));
  };
  const close = () => {
    setPicking(false);
    heading.current?.focus();
  };
  const choose = (material: StepMaterial) => {
    onChange([...materials, material]);
    if (materials.length + 1 >= MAX_STEP_MATERIALS) close();
  };
  return (
    <div className="grid gap-2">
      <p ref={heading} tabIndex={-1} className="text-sm font-semibold">
        Learning materials <span className="font-normal text-muted">optional</span>
      </p>
      <FieldError>{error}</FieldError>
      {materials.length > 0 && (
        <SortableList
          items={materials}
          idOf={({ id }) => id}
          nameOf={titleOf}
          onReorder={onChange}
          className="grid gap-2"
        >
          {(material, controls) => (
            <Row material={material} controls={controls} onRemove={() => remove(material)} />
          )}
        </SortableList>
      )}
      {picking && !isFull && (
        <MaterialPicker chosen={materials.map(({ id }) => id)} onChoose={choose} onClose={close} />
      )}
      {!picking && !isFull && (
        <Button
          size="sm"
          variant="ghost"
          className="-ml-2 justify-self-start"
          aria-label={`Add learning material to step ${stepNumber}`}
          onClick={() => setPicking(true)}
        >
          <BookOpen aria-hidden="true" className="size-4" />
          Add learning material
        </Button>
      )}
    </div>
  );
}

interface RowProps {
  material: StepMaterial;
  controls: ReactNode;
  onRemove: () => void;
}

function Row({ material, controls, onRemove }: RowProps) {
  return (
    <div className="flex items-center gap-3 rounded-control border border-line bg-raised py-1 pl-3">
      <MaterialIcon type={material.type} className="size-5 shrink-0 text-clay" />
      <div className="min-w-0 grow">
        <p dir="auto" className="font-medium wrap-anywhere">
          {titleOf(material)}
        </p>
        {material.available ? (
          <p className="tabular text-sm text-muted">{factsOf(material)}</p>
        ) : (
          <p className="text-sm text-amber">Not available, so learners do not see it</p>
        )}
      </div>
      <span className="flex shrink-0">
        {controls}
        <Button size="icon" variant="ghost" aria-label={`Remove ${titleOf(material)}`} onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-4.5" />
        </Button>
      </span>
    </div>
  );
}
