import type { StageDiff, StepDiff } from '@waymark/contracts/roadmaps/versions';
import clsx from 'clsx';
import { UserPen } from 'lucide-react';
import { Badge, type Tone } from '#shared/ui/badge.tsx';
import { SegmentedControl } from '#shared/ui/segmented-control.tsx';
import { type Choice, optionsOf } from './draft-choice.ts';

interface StageCompareProps {
  stage: StageDiff;
  number: number;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

const MARKS: Record<Exclude<StageDiff['change'], 'same'>, { label: string; tone: Tone }> = {
  changed: { label: 'Changed', tone: 'dusk' },
  added: { label: 'New in the draft', tone: 'moss' },
  removed: { label: 'Not in the draft', tone: 'amber' },
};

/** A stage in its current version and in the draft, with the choice between them. */
export function StageCompare({ stage, number, choice, onChoose }: StageCompareProps) {
  const { change, before, after, touchedByMentor } = stage;
  const options = optionsOf(stage);
  const title = (before ?? after)?.title ?? '';
  if (change === 'same') return <Same title={title} steps={stage.steps.length} />;
  return (
    <section aria-label={`${number}. ${title}`} className="rounded-card border border-line bg-paper p-4">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={MARKS[change].tone}>{MARKS[change].label}</Badge>
        {touchedByMentor && (
          <Badge tone="clay" icon={<UserPen aria-hidden="true" />}>
            You edited this
          </Badge>
        )}
      </div>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        <Side stage={stage} side="before" isChosen={choice === 'keep'} />
        <Side stage={stage} side="after" isChosen={choice === 'take'} />
      </div>
      {options.length > 1 && (
        <SegmentedControl
          label={`What to do with ${title}`}
          value={choice}
          onChange={onChoose}
          segments={options.map((value) => ({ value, label: labelOf(value, stage) }))}
          className="mt-4"
        />
      )}
    </section>
  );
}

function Same({ title, steps }: { title: string; steps: number }) {
  return (
    <section
      aria-label={title}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-line bg-paper p-4"
    >
      <h3 className="text-lg">{title}</h3>
      <span className="text-sm text-muted">
        The same in both, with {steps === 1 ? 'its step' : `its ${steps} steps`}. It stays.
      </span>
    </section>
  );
}

function labelOf(choice: Choice, { stageId }: StageDiff): string {
  if (choice === 'take') return 'Take';
  if (choice === 'remove') return 'Remove';
  return stageId === null ? 'Leave out' : 'Keep mine';
}

const SIDES = {
  before: { name: 'Yours', none: 'You do not have this stage.' },
  after: { name: 'The draft', none: 'The draft does not have this stage.' },
};

interface SideProps {
  stage: StageDiff;
  side: keyof typeof SIDES;
  isChosen: boolean;
}

function Side({ stage, side, isChosen }: SideProps) {
  const text = stage[side];
  const steps = stage.steps.filter((step) => step[side]);
  return (
    <div className={clsx('rounded-control border p-3', isChosen ? 'border-moss bg-raised' : 'border-line')}>
      <p className="text-xs font-semibold text-muted">{SIDES[side].name}</p>
      {text ? (
        <>
          <h3 dir="auto" className="mt-1 text-lg">
            {text.title}
          </h3>
          {text.description && (
            <p dir="auto" className="text-sm text-muted">
              {text.description}
            </p>
          )}
          <ul className="mt-2 grid gap-2">
            {steps.map((step, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a diff never move
              <StepLine key={index} step={step} side={side} marked={stage.change === 'changed'} />
            ))}
          </ul>
        </>
      ) : (
        <p className="mt-1 text-sm text-muted">{SIDES[side].none}</p>
      )}
    </div>
  );
}

const STEP_MARKS: Record<StepDiff['change'], { label: string; tone: Tone }> = {
  same: { label: 'stays', tone: 'neutral' },
  changed: { label: 'stays, changed', tone: 'dusk' },
  added: { label: 'new', tone: 'moss' },
  removed: { label: 'not in the draft', tone: 'amber' },
};

function StepLine({ step, side, marked }: { step: StepDiff; side: keyof typeof SIDES; marked: boolean }) {
  const text = step[side];
  const { label, tone } = STEP_MARKS[step.change];
  return (
    <li className="text-sm">
      <span dir="auto">{text?.title}</span>{' '}
      {marked && (
        <Badge tone={tone} className="ml-1 align-middle">
          {label}
        </Badge>
      )}
      {/* Equal descriptions are not repeated. */}
      {step.change !== 'same' && text?.description && (
        <p dir="auto" className="text-muted">
          {text.description}
        </p>
      )}
    </li>
  );
}
