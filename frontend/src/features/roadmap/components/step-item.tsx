import type { Step } from '@waymark/contracts/roadmaps/http';
import clsx from 'clsx';
import { type ComponentProps, startTransition, useOptimistic, useState } from 'react';
import { TrailPoint } from '#shared/trail/trail.tsx';
import { Checkbox } from '#shared/ui/checkbox.tsx';
import { OutsideLink } from '#shared/ui/link.tsx';
import { StepVoice } from '../audio/step-voice.tsx';
import type { StepView } from '../journey-view.ts';
import { StepFooter } from '../step-tools/step-footer.tsx';
import { StepMenu } from '../step-tools/step-menu.tsx';
import { useStepTools } from '../step-tools/use-step-tools.ts';
import { Duration } from './stage-parts.tsx';
import { StepMaterials } from './step-materials.tsx';
import { StepOrigin, StepQuote } from './step-origin.tsx';

interface StepItemProps {
  view: StepView;
  /** The name of the mentor. */
  mentor: string;
  disabled: boolean;
  /** Whether its stage has to wait for another. */
  locked: boolean;
  onTick: (completed: boolean) => void;
}

/** From the top of the item to the middle of the checkbox's first line, in px. */
const CHECKBOX_MIDDLE = 38;
const FOLDED_MIDDLE = 22;

export function StepItem({ view, mentor, disabled, locked, onTick }: StepItemProps) {
  const { step, done, mark } = view;
  const tools = useStepTools(view, locked);
  const [isTouched, setIsTouched] = useState(false);
  // A step completed before is not needed now. One completed here does not change its size under the pointer.
  const isFolded = done && !isTouched && !tools?.showsDetails;
  return (
    <TrailPoint
      as="li"
      kind="step"
      state={mark}
      anchor={isFolded ? FOLDED_MIDDLE : CHECKBOX_MIDDLE}
      className={isFolded ? '' : 'py-4'}
      tabIndex={-1}
      data-step={step.id}
    >
      <div className="flex items-start justify-between gap-2">
        <h4 className="min-w-0">
          <Tick
            id={`step-${step.id}`}
            checked={done}
            disabled={disabled}
            onTick={(completed) => {
              setIsTouched(true);
              onTick(completed);
            }}
            className="min-w-0 scroll-my-32"
          >
            <span
              dir="auto"
              className={clsx('wrap-anywhere', isFolded ? 'text-muted' : 'text-lg font-semibold')}
            >
              {step.title}
            </span>
          </Tick>
        </h4>
        {tools && !tools.isCurrent && !tools.preview && <StepMenu tools={tools} />}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 wrap-anywhere empty:hidden md:pl-9">
        {!isFolded && (
          <>
            <Details step={step} mentor={mentor} />
            <StepQuote step={step} mentor={mentor} />
            <StepVoice step={step} mentor={mentor} />
            <Links links={step.resourceLinks} />
            <StepMaterials materials={step.materials} />
          </>
        )}
        {tools && <StepFooter tools={tools} />}
      </div>
    </TrailPoint>
  );
}

interface TickProps extends ComponentProps<typeof Checkbox> {
  checked: boolean;
  onTick: (completed: boolean) => void;
}

/** Painted at once; what the tick changes on the page follows without blocking it. */
function Tick({ checked, onTick, ...rest }: TickProps) {
  const [shown, show] = useOptimistic(checked);
  return (
    <Checkbox
      {...rest}
      checked={shown}
      onChange={({ target }) => {
        const completed = target.checked;
        startTransition(() => {
          show(completed);
          onTick(completed);
        });
      }}
    />
  );
}

function Details({ step, mentor }: { step: Step; mentor: string }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-3 text-sm text-muted empty:hidden">
        <Duration text={step.estimatedDuration} />
        <StepOrigin step={step} mentor={mentor} />
      </p>
      {step.description && (
        <p dir="auto" className="max-w-measure whitespace-pre-line text-muted">
          {step.description}
        </p>
      )}
    </>
  );
}

function Links({ links }: { links: readonly string[] }) {
  if (links.length === 0) return null;
  return (
    <ul className="grid gap-1 text-sm">
      {links.map((link) => (
        <li dir="auto" key={link} className="wrap-anywhere">
          <OutsideLink href={link}>{link}</OutsideLink>
        </li>
      ))}
    </ul>
  );
}
