import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { FieldError } from '#shared/ui/field.tsx';
import { SortableList } from './sortable-list.tsx';

interface StepsEditorProps<T> {
  legend: ReactNode;
  error: string | undefined;
  steps: T[];
  keyOf: (step: T) => string;
  max: number;
  empty: () => T;
  onChange: (steps: T[]) => void;
  /** Key of the step to focus at first. */
  focus?: string;
  /** The fields of a step. */
  children: (index: number, autoFocus: boolean) => ReactNode;
}

/** Steps that can be added, moved and removed. A step that is added gets the focus. */
export function StepsEditor<T extends { title: string }>({
  legend,
  error,
  steps,
  keyOf,
  max,
  empty,
  onChange,
  focus,
  children,
}: StepsEditorProps<T>) {
  const [focused, setFocused] = useState(focus);
  function add() {
    const step = empty();
    setFocused(keyOf(step));
    onChange([...steps, step]);
  }
  return (
    <fieldset className="min-w-0">
      {legend}
      <FieldError className="mt-1">{error}</FieldError>
      <SortableList
        items={steps}
        idOf={keyOf}
        nameOf={({ title }) => title || 'new step'}
        onReorder={onChange}
        className="mt-3 grid grid-cols-1 gap-4"
      >
        {(step, controls, index) => (
          <div data-step-key={keyOf(step)} className="rounded-card border border-line bg-paper p-4">
            <div className="flex flex-wrap items-center justify-between gap-x-2">
              <span className="text-sm font-semibold text-muted">Step {index + 1}</span>
              <span className="-mr-2 flex">
                {controls}
                <Button
                  size="icon"
                  variant="ghost"
                  aria-label={`Remove step ${index + 1}`}
                  onClick={() => onChange(steps.filter((one) => one !== step))}
                >
                  <Trash2 aria-hidden="true" className="size-4.5" />
                </Button>
              </span>
            </div>
            <div className="grid grid-cols-1 gap-4">{children(index, keyOf(step) === focused)}</div>
          </div>
        )}
      </SortableList>
      <Button size="sm" className="mt-4" disabled={steps.length >= max} onClick={add}>
        <Plus aria-hidden="true" className="size-4.5" />
        Add step
      </Button>
    </fieldset>
  );
}
