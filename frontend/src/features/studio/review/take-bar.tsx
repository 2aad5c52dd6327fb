import type { Step } from '@waymark/contracts/roadmaps/http';
import { useShortcut } from '#lib/shortcuts.ts';
import { useFootBarHeight } from '#lib/use-foot-bar-height.ts';
import { Button } from '#shared/ui/button.tsx';
import { stepOf } from '../shared/review-steps.ts';
import { useSourceText } from '../shared/use-sources.ts';
import type { Passage, Session } from './use-session.ts';

/** How a sentence of the story becomes a step. Its place stays the same while one is chosen (`isOn`). */
export function TakeHint({ isOn, onTake }: { isOn: boolean; onTake: () => void }) {
  useShortcut('t', 'Choose a sentence', onTake, 'Review', !isOn);
  return (
    <div className="flex basis-full flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm text-muted">
      <p>Tap any sentence to make it a step.</p>
      <Button
        size="sm"
        variant="ghost"
        aria-keyshortcuts="t"
        disabled={isOn}
        className="max-lg:not-focus-visible:sr-only"
        onClick={onTake}
      >
        Choose a sentence
      </Button>
    </div>
  );
}

export type Taking = ReturnType<typeof useTaking>;

/** The chosen sentence: to be a step, or a step already. */
export function useTaking({ roadmap, chosen, decide, go }: Session) {
  const step = chosen && stepOf(roadmap, chosen);
  return {
    step,
    confirm: () => {
      if (step) go({ at: 'step', id: step.id });
      else if (chosen) decide({ action: 'take', ...chosen });
    },
  };
}

/** What to do with the chosen sentence: in the pane, or in a bar at the foot of a narrow window. */
export function TakeBar({ session, taking }: { session: Session; taking: Taking }) {
  const bar = useFootBarHeight<HTMLDivElement>();
  const { chosen } = session;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      ref={bar}
      role="group"
      aria-label="The sentence you chose"
      className="z-20 grid min-w-0 basis-full gap-2 text-sm max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:border-t max-lg:border-line max-lg:bg-raised max-lg:px-4 max-lg:pt-3 max-lg:pb-[max(0.75rem,env(safe-area-inset-bottom))] max-lg:shadow-soft"
    >
      {chosen ? (
        <Chosen passage={chosen} step={taking.step} />
      ) : (
        <p className="text-muted">
          Move with the arrow keys (with Shift for more than one sentence) and press Enter.
        </p>
      )}
      <TakeButtons {...{ session, taking }} />
    </div>
  );
}

function TakeButtons({ session, taking }: { session: Session; taking: Taking }) {
  const { chosen, place } = session;
  const stepId = place.at === 'step' ? place.id : null;
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        size="sm"
        variant="primary"
        disabled={!chosen}
        loading={session.isSaving}
        onClick={taking.confirm}
      >
        {taking.step ? 'Show this step' : 'Make this a step'}
      </Button>
      {stepId && (
        <Button
          size="sm"
          disabled={!chosen || session.isSaving}
          onClick={() => chosen && session.decide({ action: 'quote', stepId, ...chosen })}
        >
          Use it for this step
        </Button>
      )}
      <Button size="sm" variant="ghost" onClick={session.stopTaking}>
        Cancel
      </Button>
    </div>
  );
}

function Chosen({ passage: { sourceId, start, end }, step }: { passage: Passage; step: Step | null }) {
  const { data } = useSourceText(sourceId);
  return (
    <p dir="auto" role="status" className="line-clamp-2 min-w-0 wrap-anywhere">
      {step ? `This is already the step “${step.title}”.` : data && `“${data.text.slice(start, end)}”`}
    </p>
  );
}
