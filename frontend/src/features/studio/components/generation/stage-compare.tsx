import type { StageDiff, StepDiff } from '@waymark/contracts/roadmaps/versions';
import clsx from 'clsx';
import { UserPen } from 'lucide-react';
import { Badge, type Tone } from '../../../../components/ui/badge.tsx';
import { SegmentedControl } from '../../../../components/ui/segmented-control.tsx';
import { type Choice, optionsOf } from '../../draft-choice.ts';

interface StageCompareProps {
  stage: StageDiff;
  number: number;
  choice: Choice;
  onChoose: (choice: Choice) => void;
}

const MARKS: Record<Exclude<StageDiff['change'], 'same'>, { word: string; tone: Tone }> = {
  changed: { word: 'Changed', tone: 'dusk' },
  added: { word: 'New in the draft', tone: 'moss' },
  removed: { word: 'Not in the draft', tone: 'amber' },
};

/** One stage: what stands at the left, what the draft has at the right, and the mentor's word on it. */
export function StageCompare({ stage, number, choice, onChoose }: StageCompareProps) {
  const { change, before, after, touchedByMentor } = stage;
  const options = optionsOf(stage);
  const title = (before ?? after)?.title ?? '';
  if (change === 'same') return <Same title={title} steps={stage.steps.length} />;
  return (
    <section aria-label={`${number}. ${title}`} className="rounded-card border border-line bg-paper p-4">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={MARKS[change].tone}>{MARKS[change].word}</Badge>
        {touchedByMentor && (
          <Badge tone="clay" icon={<UserPen aria-hidden="true" />}>
            You edited this
          </Badge>
        )}
      </div>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        <Side
          name="Yours"
          text={before}
          none="You have no such stage."
          steps={stage.steps.filter((step) => step.before)}
          side="before"
          dimmed={choice !== 'keep'}
          marked={change === 'changed'}
        />
        <Side
          name="The draft"
          text={after}
          none="The draft has no such stage."
          steps={stage.steps.filter((step) => step.after)}
          side="after"
          dimmed={choice !== 'take'}
          marked={change === 'changed'}
        />
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

/** Nothing to choose, so nothing to read twice. */
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

interface SideProps {
  name: string;
  text: StageDiff['before'];
  none: string;
  steps: StepDiff[];
  side: 'before' | 'after';
  /** Not what will stand. */
  dimmed: boolean;
  /** Steps say what becomes of each; in a stage that is wholly new or gone its own mark says it. */
  marked: boolean;
}

function Side({ name, text, none, steps, side, dimmed, marked }: SideProps) {
  return (
    <div className={clsx('rounded-control border p-3', dimmed ? 'border-line' : 'border-moss bg-raised')}>
      <p className="text-xs font-semibold text-muted">{name}</p>
      {text ? (
        <>
          <h3 className="mt-1 text-lg">{text.title}</h3>
          {text.description && <p className="text-sm text-muted">{text.description}</p>}
          <ul className="mt-2 grid gap-2">
            {steps.map((step, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the steps of a diff never move
              <StepLine key={index} step={step} side={side} marked={marked} />
            ))}
          </ul>
        </>
      ) : (
        <p className="mt-1 text-sm text-muted">{none}</p>
      )}
    </div>
  );
}

const STEP_MARKS: Record<StepDiff['change'], { word: string; tone: Tone }> = {
  same: { word: 'lives on', tone: 'neutral' },
  changed: { word: 'lives on, changed', tone: 'dusk' },
  added: { word: 'new', tone: 'moss' },
  removed: { word: 'not in the draft', tone: 'amber' },
};

function StepLine({ step, side, marked }: { step: StepDiff; side: 'before' | 'after'; marked: boolean }) {
  const text = step[side];
  const { word, tone } = STEP_MARKS[step.change];
  return (
    <li className="text-sm">
      <span>{text?.title}</span>{' '}
      {marked && (
        <Badge tone={tone} className="ml-1 align-middle">
          {word}
        </Badge>
      )}
      {/* The same words twice say nothing. */}
      {step.change !== 'same' && text?.description && <p className="text-muted">{text.description}</p>}
    </li>
  );
}
