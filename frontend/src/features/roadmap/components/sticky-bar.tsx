import type { User } from '@waymark/contracts/identity/http';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../components/ui/button.tsx';
import { toast } from '../../../components/ui/toast.ts';
import { formatRelative, plural } from '../../../lib/format.ts';
import { useReturnState } from '../../../lib/return-path.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { useFootBarHeight } from '../../../lib/use-foot-bar-height.ts';
import { useIsTyping } from '../../../lib/use-is-typing.ts';
import { useNow } from '../../../lib/use-now.ts';
import type { JourneyView } from '../journey-view.ts';
import type { JourneyProgress } from '../progress/use-journey-progress.ts';

interface StickyBarProps {
  view: JourneyView;
  user: User | null;
  progress: JourneyProgress;
  /** Nothing is saved. */
  preview: boolean;
  onContinue: () => void;
}

/**
 * Shows the learner's position at the foot of the window; while a text is typed, at the foot of the page. It is never
 * removed: Tab leads from a text to it.
 */
export function StickyBar({ view, user, progress, preview, onContinue }: StickyBarProps) {
  const { journey, stages, next } = view;
  const current = stages[journey.currentStage];
  const save = useSave(progress, preview);
  const isTyping = useIsTyping();
  const bar = useFootBarHeight(!isTyping);
  return (
    <aside
      ref={bar}
      aria-label="Where you are"
      className={`border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] ${isTyping ? '' : 'sticky bottom-0 z-20 shadow-soft'}`}
    >
      <div className="page flex min-h-18 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
        <div className="min-w-0 max-w-full grow basis-56">
          <p className="truncate font-semibold">
            {next || !current
              ? `Stage ${current?.number ?? 1}: ${current?.stage.title}`
              : 'You have completed every step.'}
          </p>
          <p className="tabular text-sm text-muted">
            <span role="status">
              {journey.completedSteps} of {journey.totalSteps} steps completed
            </span>
            {!preview && <Saved user={user} progress={progress} />}
          </p>
        </div>
        <div className="flex grow gap-2 sm:grow-0 [&>*]:grow">
          <Button loading={save.isSaving} onClick={save.start}>
            Save Progress
          </Button>
          {next && (
            <Button variant="primary" onClick={onContinue}>
              Continue
            </Button>
          )}
        </div>
      </div>
    </aside>
  );
}

function Saved({ user, progress: { pending, lastSaved } }: { user: User | null; progress: JourneyProgress }) {
  const now = useNow(30_000, user ? serverNow : Date.now);
  if (pending > 0) return <> · {plural(pending, 'tick')} on the way</>;
  if (!lastSaved) return null;
  // The estimate of the server's clock may be slightly behind.
  const when = formatRelative(Math.min(lastSaved.getTime(), now), now);
  return user ? <> · saved {when}</> : <> · saved on this device {when}</>;
}

const SAVE_TOASTS = {
  saved: { title: 'Progress saved', description: 'Everything is on your account.', variant: 'success' },
  queued: {
    title: 'Saved on this device',
    description: 'Waymark cannot be reached. Your ticks will be sent as soon as possible.',
  },
} as const;

/** Sends pending ticks and shows the outcome; offers guests the login. */
function useSave(progress: JourneyProgress, preview: boolean) {
  const [isSaving, setSaving] = useState(false);
  const navigate = useNavigate();
  const back = useReturnState();
  async function start() {
    if (preview)
      return void toast({ title: 'This is a preview', description: 'What you tick here is not saved.' });
    setSaving(true);
    try {
      const outcome = await progress.saveNow();
      if (outcome !== 'device') return void toast(SAVE_TOASTS[outcome]);
      toast({
        title: 'Saved on this device',
        description: 'Log in to save it permanently and continue on any device.',
        action: { label: 'Log in', onClick: () => void navigate('/auth', { state: back }) },
      });
    } finally {
      setSaving(false);
    }
  }
  return { isSaving, start: () => void start() };
}
