import type { User } from '@waymark/contracts/identity/http';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formatRelative, plural } from '#lib/format.ts';
import { useReturnState } from '#lib/return-path.ts';
import { serverNow } from '#lib/server-clock.ts';
import { useFootBarHeight } from '#lib/use-foot-bar-height.ts';
import { useNow } from '#lib/use-now.ts';
import { Button } from '#shared/ui/button.tsx';
import { toast } from '#shared/ui/toast.ts';
import type { JourneyView } from '../journey-view.ts';
import type { JourneyProgress } from '../progress/use-journey-progress.ts';
import { useIsTyping } from '../use-is-typing.ts';
import { StageMoment } from './stage-moment.tsx';

interface StickyBarProps {
  view: JourneyView;
  user: User | null;
  progress: JourneyProgress;
  /** Nothing is saved. */
  preview: boolean;
  /** The name of the mentor. */
  mentor: string;
  /** The number of the stage that was just finished; null: none. */
  finished: number | null;
  /** Called when the finished stage has had its moment. */
  onMomentOver: () => void;
  onContinue: () => void;
}

/**
 * Shows the learner's position at the foot of the window; while a text is typed, at the foot of the page. It is never
 * removed: Tab leads from a text to it.
 */
export function StickyBar({
  view,
  user,
  progress,
  preview,
  mentor,
  finished,
  onMomentOver,
  onContinue,
}: StickyBarProps) {
  const { journey, next, current } = view;
  const save = useSave({ user, progress, preview, completedSteps: journey.completedSteps });
  const isTyping = useIsTyping();
  const bar = useFootBarHeight(!isTyping);
  const rest = useRest(journey.completedSteps);
  const stopForToday = () => {
    onMomentOver();
    rest.start();
    if (!preview) void progress.saveNow();
  };
  return (
    <aside
      ref={bar}
      aria-label="Where you are"
      className={`border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] ${isTyping ? '' : 'sticky bottom-0 z-20 shadow-soft'}`}
    >
      <div className="page flex min-h-18 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
        <StageMoment
          view={view}
          mentor={mentor}
          finished={finished}
          onShowNext={onContinue}
          onRest={stopForToday}
          onClose={onMomentOver}
        >
          <div className="min-w-0 max-w-full grow basis-56">
            {rest.isOn ? (
              <p ref={rest.text} tabIndex={-1} className="font-semibold">
                Enough for today. Your next step is here when you come back.
              </p>
            ) : (
              <p className="truncate font-semibold">
                {next || !current
                  ? `Stage ${current?.number ?? 1}: ${current?.stage.title}`
                  : 'You have completed every step.'}
              </p>
            )}
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
        </StageMoment>
      </div>
    </aside>
  );
}

/** Until the next tick. The button that starts it disappears, so the focus goes to the text. */
function useRest(completedSteps: number) {
  const [since, setSince] = useState<number | null>(null);
  const text = useRef<HTMLParagraphElement>(null);
  const isOn = since === completedSteps;
  useEffect(() => {
    if (isOn) text.current?.focus({ preventScroll: true });
  }, [isOn]);
  return { isOn, text, start: () => setSince(completedSteps) };
}

function Saved({ user, progress: { pending, lastSaved } }: { user: User | null; progress: JourneyProgress }) {
  const now = useNow(30_000, user ? serverNow : Date.now);
  if (pending > 0) return <> · {plural(pending, 'tick')} on the way</>;
  if (!lastSaved) return null;
  // The estimate of the server's clock may be slightly behind.
  const at = Math.min(lastSaved.getTime(), now);
  const when = now - at < MINUTE_MS ? '' : ` ${formatRelative(at, now)}`;
  return user ? <> · saved{when}</> : <> · saved on this device{when}</>;
}

const MINUTE_MS = 60_000;

const SAVE_TOASTS = {
  saved: { title: 'Progress saved', description: 'Everything is on your account.', variant: 'success' },
  queued: {
    title: 'Saved on this device',
    description: 'Waymark cannot be reached. Your ticks will be sent as soon as possible.',
  },
} as const;

interface SaveOptions {
  user: User | null;
  progress: JourneyProgress;
  preview: boolean;
  completedSteps: number;
}

/** Sends pending ticks and shows the outcome. Guests are led to Create Account, with what they ticked. */
function useSave({ user, progress, preview, completedSteps }: SaveOptions) {
  const [isSaving, setSaving] = useState(false);
  const navigate = useNavigate();
  const back = useReturnState();
  async function start() {
    if (preview)
      return void toast({ title: 'This is a preview', description: 'What you tick here is not saved.' });
    if (!user) {
      if (completedSteps > 0) return void navigate('/auth?tab=register', { state: back });
      return void toast({
        title: 'Nothing to save yet',
        description: 'Tick a first step. Then an account can keep it for you.',
      });
    }
    setSaving(true);
    try {
      toast(SAVE_TOASTS[await progress.saveNow()]);
    } finally {
      setSaving(false);
    }
  }
  return { isSaving, start: () => void start() };
}
