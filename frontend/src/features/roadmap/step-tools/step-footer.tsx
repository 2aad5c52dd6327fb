import { isDoneOverDays } from '@waymark/contracts/roadmaps/step-length';
import { Bell, NotebookPen, Share2 } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '#lib/lazy-part.ts';
import { useReturnState } from '#lib/return-path.ts';
import { formatInZone } from '#lib/zones.ts';
import { Button } from '#shared/ui/button.tsx';
import { TextLink } from '#shared/ui/link.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { CoachingSlot } from '../coaching/coaching-slot.tsx';
import { AskAboutStep } from '../components/ask-about-step.tsx';
import { BookStep } from '../components/book-step.tsx';
import { shareStep } from './step-address.ts';
import { StepToday } from './step-today.tsx';
import type { StepTools } from './use-step-tools.ts';

const NotePanel = lazyPart(() => import('./note-panel.tsx'));
const ReminderDialog = lazyPart(() => import('./reminder-dialog.tsx'));

/** Below a step: its actions if it is the current one, and what is open. */
export function StepFooter({ tools }: { tools: StepTools }) {
  const { user, roadmap, step, locked, preview, isCurrent, panel, done, days, isLoadingDays } = tools;
  const isOverDays = !done && !locked && isDoneOverDays(step.estimatedDuration);
  return (
    <>
      {!preview && user && isOverDays && (
        <StepToday {...{ user, step, days }} roadmapId={roadmap.id} isLoading={isLoadingDays} />
      )}
      {(isCurrent || panel === 'coaching') && <CoachingSlot {...{ user, roadmap, step, locked, preview }} />}
      {!preview && <Actions tools={tools} />}
      {!preview && panel && <Panel tools={tools} />}
    </>
  );
}

/** All of them at the current step; at others what there is already. */
function Actions({ tools }: { tools: StepTools }) {
  const { roadmap, user, step, isCurrent, note, reminder, panel, toggle } = tools;
  const showsNote = isCurrent || note !== undefined;
  const showsReminder = isCurrent || reminder !== undefined;
  if (!showsNote && !showsReminder) return null;
  return (
    <div className="-ml-3.5 flex flex-wrap gap-x-1 text-muted">
      {showsNote && (
        <Action
          name={note ? 'Your note' : 'Write a note'}
          title={step.title}
          icon={<NotebookPen aria-hidden="true" className="size-4" />}
          expanded={panel === 'note'}
          onClick={() => toggle('note')}
        />
      )}
      {showsReminder && (
        <Action
          name={reminder ? formatInZone(reminder.at, reminder.timeZone, 'moment') : 'Remind me'}
          title={reminder ? `Reminder of ${step.title}` : step.title}
          icon={<Bell aria-hidden="true" className="size-4" />}
          onClick={() => toggle('reminder')}
        />
      )}
      {isCurrent && (
        <Action
          name="Share"
          title={step.title}
          icon={<Share2 aria-hidden="true" className="size-4" />}
          onClick={() => void shareStep(roadmap, step)}
        />
      )}
      {isCurrent && (
        <div className="pl-3.5">
          <BookStep {...{ roadmap, step, user }} />
          <AskAboutStep {...{ roadmap, step, user }} />
        </div>
      )}
    </div>
  );
}

interface ActionProps {
  name: string;
  title: string;
  icon: ReactNode;
  expanded?: boolean;
  onClick: () => void;
}

function Action({ name, title, icon, expanded, onClick }: ActionProps) {
  return (
    <Button
      size="sm"
      variant="ghost"
      className="text-muted"
      aria-label={`${name}: ${title}`}
      aria-expanded={expanded}
      onClick={onClick}
    >
      {icon}
      {name}
    </Button>
  );
}

function Panel({ tools }: { tools: StepTools }) {
  const { user, roadmap, step, panel, reminder, show } = tools;
  const close = () => show(null);
  if (!user) return panel !== 'coaching' && <SignIn what={panel} />;
  if (panel === 'note') {
    return (
      <Suspense fallback={<Skeleton className="h-32" />}>
        <NotePanel {...{ user, step }} roadmapId={roadmap.id} onClose={close} />
      </Suspense>
    );
  }
  if (panel === 'reminder') {
    return (
      <Suspense fallback={null}>
        <ReminderDialog {...{ user, step, reminder }} roadmapId={roadmap.id} onClose={close} />
      </Suspense>
    );
  }
  return null;
}

function SignIn({ what }: { what: StepTools['panel'] }) {
  const back = useReturnState();
  return (
    <p role="status" className="text-sm text-muted">
      <TextLink to="/auth" state={back}>
        Log in
      </TextLink>{' '}
      {what === 'note'
        ? 'to write a note on this step. Only you will see it.'
        : 'to be reminded of this step by mail.'}
    </p>
  );
}
