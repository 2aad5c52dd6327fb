import type { Step } from '@waymark/contracts/roadmaps/http';
import { useFootBarHeight } from '#lib/use-foot-bar-height.ts';
import { Button } from '#shared/ui/button.tsx';
import { MentorQuote } from '#shared/ui/mentor-quote.tsx';
import { useSourceText } from '../shared/use-sources.ts';
import type { Passage, Session } from './use-session.ts';

interface PickPanelProps {
  session: Session;
  step: Step;
}

/** The passage selected in the story, before it replaces that of the step. */
export function PickPanel({ session, step }: PickPanelProps) {
  const { chosen } = session;
  const bar = useFootBarHeight<HTMLDivElement>();
  return (
    <section aria-labelledby="pick" className="grid gap-3">
      <h3 id="pick" className="text-lg">
        Pick another sentence
      </h3>
      {chosen ? (
        <Chosen passage={chosen} />
      ) : (
        <p className="text-sm text-muted">
          Select it in your story: tap or drag, or move with the arrow keys (with Shift for more than one
          sentence) and press Enter.
        </p>
      )}
      <div
        ref={bar}
        className="flex flex-wrap gap-2 z-20 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:border-t max-lg:border-line max-lg:bg-raised max-lg:px-4 max-lg:py-3 max-lg:shadow-soft"
      >
        <Button
          variant="primary"
          disabled={!chosen}
          loading={session.isSaving}
          onClick={() => chosen && session.decide({ action: 'quote', stepId: step.id, ...chosen })}
        >
          Use this passage
        </Button>
        <Button onClick={() => session.setMode('look')}>Cancel</Button>
      </div>
    </section>
  );
}

function Chosen({ passage: { sourceId, start, end } }: { passage: Passage }) {
  const { data } = useSourceText(sourceId);
  return (
    <MentorQuote caption="The passage you selected">
      <span role="status">{data?.text.slice(start, end)}</span>
    </MentorQuote>
  );
}
