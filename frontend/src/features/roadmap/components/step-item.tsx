import type { Step } from '@waymark/contracts/roadmaps/http';
import type { ReactNode } from 'react';
import { StepMaterials } from '../../../components/learning-materials/step-materials.tsx';
import { TrailPoint } from '../../../components/trail/trail.tsx';
import { Checkbox } from '../../../components/ui/checkbox.tsx';
import { OutsideLink } from '../../../components/ui/link.tsx';
import { StepVoice } from '../audio/step-voice.tsx';
import type { StepView } from '../journey-view.ts';
import { Duration } from './stage-parts.tsx';
import { StepOrigin, StepQuote } from './step-origin.tsx';

interface StepItemProps {
  view: StepView;
  /** The name of the mentor. */
  mentor: string;
  disabled: boolean;
  onTick: (completed: boolean) => void;
  children?: ReactNode;
}

/** From the top of the item to the middle of the checkbox's first line, in px. */
const CHECKBOX_MIDDLE = 38;

export function StepItem({ view: { step, done, mark }, mentor, disabled, onTick, children }: StepItemProps) {
  return (
    <TrailPoint
      as="li"
      kind="step"
      state={mark}
      anchor={CHECKBOX_MIDDLE}
      className="py-4"
      data-step={step.id}
    >
      <Checkbox
        id={`step-${step.id}`}
        checked={done}
        disabled={disabled}
        onChange={(event) => onTick(event.target.checked)}
        className="scroll-my-32"
      >
        <span className="text-lg font-semibold">{step.title}</span>
      </Checkbox>
      <div className="grid gap-3 md:pl-9">
        <Details step={step} mentor={mentor} />
        <StepQuote step={step} mentor={mentor} />
        <StepVoice step={step} mentor={mentor} />
        <Links links={step.resourceLinks} />
        <StepMaterials materials={step.materials} />
        {children}
      </div>
    </TrailPoint>
  );
}

function Details({ step, mentor }: { step: Step; mentor: string }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-3 text-sm text-muted empty:hidden">
        <Duration text={step.estimatedDuration} />
        <StepOrigin step={step} mentor={mentor} />
      </p>
      {step.description && <p className="max-w-measure whitespace-pre-line text-muted">{step.description}</p>}
    </>
  );
}

function Links({ links }: { links: readonly string[] }) {
  if (links.length === 0) return null;
  return (
    <ul className="grid gap-1 text-sm">
      {links.map((link) => (
        <li key={link} className="wrap-anywhere">
          <OutsideLink href={link}>{link}</OutsideLink>
        </li>
      ))}
    </ul>
  );
}
