import type { LearnerRecord, PrivateNote } from '@waymark/contracts/scheduling/learners';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import type { Task } from '@waymark/contracts/scheduling/tasks';
import { ArrowLeft, Lock } from 'lucide-react';
import { ApiError } from '#lib/api.ts';
import { useDocumentTitle } from '#lib/document-title.ts';
import { plural } from '#lib/format.ts';
import { useNow } from '#lib/use-now.ts';
import { browserZone, formatInZone, formatRangeInZone } from '#lib/zones.ts';
import { messagePath } from '#shared/messages/message-path.ts';
import { TaskItem, TaskList } from '#shared/tasks/task-item.tsx';
import { TrailProgress } from '#shared/trail/trail-progress.tsx';
import { Badge } from '#shared/ui/badge.tsx';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { TextLink } from '#shared/ui/link.tsx';
import { LoadMore } from '#shared/ui/load-more.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { VisuallyHidden } from '#shared/ui/visually-hidden.tsx';
import { useLearner, useSessionsWith } from '../api/use-sessions.ts';
import { firstName } from '../texts.ts';
import { GoalLine } from './goal-line.tsx';
import { SessionDialogs, useSessionDialog } from './session-dialogs.tsx';
import { kindText, notesLabel, statusLabel } from './session-texts.ts';

/** What a mentor knows of a learner, at `/scheduling?learner={id}`: sessions, notes and what the learner shared. */
export function LearnerPage({ learnerId }: { learnerId: number }) {
  const learner = useLearner(learnerId);
  useDocumentTitle(learner.data?.name ?? 'Your learner');
  return (
    <div className="page max-w-3xl py-8 md:py-12">
      <ButtonLink to="/scheduling?tab=sessions" variant="ghost" size="sm" className="-ml-3.5">
        <ArrowLeft aria-hidden="true" className="size-4.5" />
        All sessions
      </ButtonLink>
      {learner.data ? (
        <SessionDialogs>
          <Learner learner={learner.data} />
        </SessionDialogs>
      ) : (
        <div className="mt-6">
          <h1 className="sr-only">Your learner</h1>
          {!learner.isError ? (
            <div role="status">
              <VisuallyHidden>Loading your learner…</VisuallyHidden>
              <Skeleton className="h-72 rounded-card" />
            </div>
          ) : learner.error instanceof ApiError && learner.error.code === 'NOT_FOUND' ? (
            <EmptyState
              title="You have had no session with this person"
              drawing="bench"
              action={<ButtonLink to="/scheduling?tab=sessions">Your sessions</ButtonLink>}
            >
              This page opens for people who have booked a session with you.
            </EmptyState>
          ) : (
            <QueryError title="Your learner did not load" query={learner} />
          )}
        </div>
      )}
    </div>
  );
}

function Learner({ learner }: { learner: LearnerRecord }) {
  const { id, name, completed, ahead, firstAt, shared, privateNotes, goal, tasks } = learner;
  return (
    <>
      <h1 className="mt-4 text-3xl text-balance wrap-anywhere md:text-4xl">{name}</h1>
      <p className="tabular mt-3 text-muted">
        {plural(completed, 'session')} completed, {ahead} ahead. First session{' '}
        {formatInZone(firstAt, browserZone(), 'day')}.
      </p>
      <ButtonLink to={messagePath(id)} size="sm" className="mt-3">
        Message {firstName(name)}
      </ButtonLink>
      <div className="mt-6">
        <GoalLine goal={goal} withId={id} name={firstName(name)} />
      </div>
      <Progress name={firstName(name)} shared={shared} />
      <section aria-labelledby="their-sessions" className="mt-10">
        <h2 id="their-sessions" className="text-2xl">
          Sessions, notes and tasks
        </h2>
        <Sessions learnerId={id} notes={privateNotes} tasks={tasks} />
      </section>
    </>
  );
}

/** As it was when the learner booked: nothing is shared after that. */
function Progress({ name, shared }: { name: string; shared: LearnerRecord['shared'] }) {
  return (
    <section aria-labelledby="shared-progress" className="mt-10">
      <h2 id="shared-progress" className="text-2xl">
        Shared progress
      </h2>
      {shared.length === 0 ? (
        <p className="mt-2 max-w-measure text-muted">
          {name} has not shared any progress with you. Learners choose that when they book.
        </p>
      ) : (
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {shared.map(({ roadmapId, roadmapTitle, stepTitle, progress, sharedAt }) => (
            <li key={roadmapId} className="grid items-center gap-x-6 gap-y-1 py-3 sm:grid-cols-[1fr_12rem]">
              <div className="min-w-0">
                <TextLink to={`/roadmap/${roadmapId}`}>{roadmapTitle}</TextLink>
                <p className="tabular text-sm text-muted">
                  {progress && `${progress.completedSteps} of ${plural(progress.totalSteps, 'step')} done`} on{' '}
                  {formatInZone(sharedAt, browserZone(), 'day')}
                  {stepTitle && `, at “${stepTitle}”`}
                </p>
              </div>
              {progress && progress.totalSteps > 0 && (
                <TrailProgress
                  percent={(100 * progress.completedSteps) / progress.totalSteps}
                  label={`Progress on ${roadmapTitle}`}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface SessionsProps {
  learnerId: number;
  notes: PrivateNote[];
  tasks: Task[];
}

function Sessions({ learnerId, notes, tasks }: SessionsProps) {
  const found = useSessionsWith(learnerId);
  if (!found.data) {
    return found.isError ? (
      <QueryError title="The sessions did not load" query={found} />
    ) : (
      <Skeleton className="mt-3 h-56" />
    );
  }
  const sessions = found.data.pages.flatMap(({ items }) => items);
  return (
    <>
      <ol aria-label="Sessions, latest first" className="mt-3 divide-y divide-line border-y border-line">
        {sessions.map((session) => (
          <li key={session.id} className="py-4">
            <OneSession
              session={session}
              note={notes.find(({ sessionId }) => sessionId === session.id)}
              tasks={tasks.filter(({ sessionId }) => sessionId === session.id)}
            />
          </li>
        ))}
      </ol>
      {found.hasNextPage && <LoadMore found={found} />}
    </>
  );
}

interface OneSessionProps {
  session: Session;
  note: PrivateNote | undefined;
  tasks: Task[];
}

function OneSession({ session, note, tasks }: OneSessionProps) {
  const open = useSessionDialog();
  const now = useNow(60_000);
  const status = statusLabel(session, now);
  const { sessionDate, endsAt, topic, userNotes, notes } = session;
  const when = formatRangeInZone(sessionDate, endsAt, browserZone());
  const ofWhen = <VisuallyHidden> of {when}</VisuallyHidden>;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="tabular font-sans text-base font-semibold">
          <TextLink to={`/scheduling?booked=${session.id}`}>{when}</TextLink>
        </h3>
        <Badge tone={status.tone}>{status.text}</Badge>
        <span className="text-sm text-muted">{kindText(session)}</span>
      </div>
      <dl className="mt-2 grid gap-2 empty:hidden">
        {topic && <Text term="Topic" text={topic} />}
        {userNotes && <Text term="Their note" text={userNotes} />}
        {notes && <Text term="Your notes, which both of you read" text={notes} />}
        {note && (
          <div className="rounded-control bg-sunken px-3 py-2">
            <dt className="flex items-center gap-1.5 text-sm text-muted">
              <Lock aria-hidden="true" className="size-3.5" />
              Private, for you alone
            </dt>
            <dd dir="auto" className="max-w-measure whitespace-pre-line wrap-anywhere">
              {note.text}
            </dd>
          </div>
        )}
      </dl>
      {tasks.length > 0 && (
        <div className="mt-3">
          <TaskList
            tasks={tasks}
            label={`Tasks from ${when}`}
            item={(task) => <TaskItem task={task} by={firstName(session.with.name)} />}
          />
        </div>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => open('private-note', session)}>
          {note ? 'Edit private notes' : 'Add private notes'}
          {ofWhen}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => open('notes', session)}>
          {notesLabel(session, now)}
          {ofWhen}
        </Button>
      </div>
    </>
  );
}

function Text({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <dt className="text-sm text-muted">{term}</dt>
      <dd dir="auto" className="max-w-measure whitespace-pre-line wrap-anywhere">
        {text}
      </dd>
    </div>
  );
}
