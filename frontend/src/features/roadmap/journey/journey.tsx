import type { MentorCard } from '@waymark/contracts/roadmaps/http';
import clsx from 'clsx';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useOnDevice } from '#lib/use-on-device.ts';
import { Button } from '#shared/ui/button.tsx';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';
import { focusStep } from '../focus-step.ts';
import type { JourneyView } from '../journey-view.ts';
import { JourneyMap } from './journey-map.tsx';
import { Milestone } from './milestone.tsx';
import { useCarousel } from './use-carousel.ts';

/** The step to show. A new object per request, even for the same step. */
export interface StepTarget {
  stageIndex: number;
  stepId: string;
}

interface JourneyProps {
  view: JourneyView;
  mentor: MentorCard;
  readOnly: boolean;
  target: StepTarget | null;
  onTick: (stepId: string, completed: boolean) => void;
}

/** The map of all milestones above a carousel of them. */
export default function Journey({ view, mentor, readOnly, target, onTick }: JourneyProps) {
  const count = view.stages.length;
  const [start] = useState(target?.stageIndex ?? view.next?.stageIndex ?? view.journey.currentStage);
  const { viewport, frame, index, go } = useCarousel(count, start);
  const slides = useId();
  // Until the height of the shown one is measured, the others would make room for themselves.
  const near = useOnDevice() ? 1 : 0;
  useStepTarget(target, index, go);

  function onKeyDown(event: KeyboardEvent) {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target))
      return;
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    go(index + by);
  }

  return (
    <section
      aria-labelledby={`${slides}-title`}
      aria-roledescription="carousel"
      onKeyDown={onKeyDown}
      className="mt-2"
    >
      <h2 id={`${slides}-title`} className="sr-only">
        Interactive Journey
      </h2>
      <JourneyMap view={view} selected={index} onSelect={go} controls={slides} />
      <div ref={viewport} className="-mx-1 mt-2 overflow-hidden p-0.5">
        <div ref={frame} id={slides} className="flex items-start transition-[height] duration-250 ease-out">
          {view.stages.map((stage, at) => (
            // biome-ignore lint/a11y/useSemanticElements: the pattern of a carousel
            <div
              key={stage.stage.id}
              data-slide={at}
              role="group"
              aria-roledescription="slide"
              aria-label={`${stage.number} of ${count}`}
              inert={at !== index}
              className="min-w-0 shrink-0 grow-0 basis-full px-0.5 pb-1"
            >
              {Math.abs(at - index) <= near && (
                <Milestone view={stage} count={count} mentor={mentor} readOnly={readOnly} onTick={onTick} />
              )}
            </div>
          ))}
        </div>
      </div>
      <MilestoneButtons view={view} index={index} onGo={go} />
      <VisuallyHidden>
        <span role="status">{index !== start && announcement(view, index)}</span>
      </VisuallyHidden>
    </section>
  );
}

/** "Stage 2 of 5: Tell one person" */
const announcement = ({ stages }: JourneyView, index: number): string =>
  `Stage ${index + 1} of ${stages.length}: ${stages[index]?.stage.title}`;

type MilestoneButtonsProps = { view: JourneyView; index: number; onGo: (index: number) => void };

function MilestoneButtons({ view, index, onGo }: MilestoneButtonsProps) {
  const before = view.stages[index - 1];
  const after = view.stages[index + 1];
  return (
    <div className="mt-4 grid grid-cols-2 gap-3">
      <Button
        aria-disabled={!before}
        aria-label={before ? `Previous stage: ${before.stage.title}` : 'Previous stage'}
        onClick={() => before && onGo(index - 1)}
        className="min-w-0 justify-start"
      >
        <ArrowLeft aria-hidden="true" className="size-4.5" />
        <ButtonText short="Previous" title={before?.stage.title} />
      </Button>
      <Button
        aria-disabled={!after}
        aria-label={after ? `Next stage: ${after.stage.title}` : 'Next stage'}
        onClick={() => after && onGo(index + 1)}
        className="min-w-0 justify-end"
      >
        <ButtonText short="Next" title={after?.stage.title} />
        <ArrowRight aria-hidden="true" className="size-4.5" />
      </Button>
    </div>
  );
}

/** Phones have no room for the title. */
function ButtonText({ short, title }: { short: string; title: string | undefined }) {
  return (
    <>
      <span className={clsx(title && 'sm:hidden')}>{short}</span>
      {title && (
        <span dir="auto" className="hidden truncate sm:inline">
          {title}
        </span>
      )}
    </>
  );
}

function useStepTarget(target: StepTarget | null, index: number, go: (index: number) => void): void {
  const move = useRef(go);
  move.current = go;
  const handled = useRef<StepTarget | null>(null);
  useEffect(() => {
    if (target) move.current(target.stageIndex);
  }, [target]);
  useEffect(() => {
    // Inert slides cannot take the focus, so this waits until the slide is shown.
    if (!target || handled.current === target || index !== target.stageIndex) return;
    handled.current = target;
    showStep(target.stepId);
  }, [target, index]);
}

/** Scrolls only vertically, since the slide may still be moving in from the side. */
function showStep(stepId: string): void {
  const step = focusStep(stepId, { preventScroll: true });
  if (!step) return;
  const { top, bottom } = step.getBoundingClientRect();
  if (top < MARGIN || bottom > innerHeight - MARGIN) scrollBy({ top: top - innerHeight / 3 });
}

/** The height of the navigation above or the bar below, in px. */
const MARGIN = 128;

const isTyping = (target: EventTarget): boolean =>
  target instanceof Element &&
  target.closest('input:not([type="checkbox"]), textarea, select, audio') !== null;
