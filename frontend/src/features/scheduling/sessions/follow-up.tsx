import type { Session } from '@waymark/contracts/scheduling/sessions';
import type { FollowUp, Task } from '@waymark/contracts/scheduling/tasks';
import { browserZone, formatInZone } from '#lib/zones.ts';
import { OwnTaskItem, TaskItem, TaskList } from '#shared/tasks/task-item.tsx';
import { TextLink } from '#shared/ui/link.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { useFollowUp } from '../api/use-sessions.ts';
import { firstName } from '../texts.ts';
import { GoalLine } from './goal-line.tsx';

interface FollowUpSectionProps {
  session: Session;
  isAhead: boolean;
}

/** The goal of both; before a session what was written after the last one, afterwards its own tasks. */
export function FollowUpSection({ session, isAhead }: FollowUpSectionProps) {
  const found = useFollowUp(session.id);
  if (found.isError && !found.data)
    return <QueryError title="Goal and tasks did not load" query={found} className="mt-6" />;
  // Nothing is reserved for it, since most sessions have none.
  if (!found.data) return null;
  const { goal, tasks, last } = found.data;
  return (
    <section aria-label="Goal and tasks" className="mt-6 grid gap-6 border-t border-line pt-5">
      <GoalLine goal={goal} withId={session.with.id} name={firstName(session.with.name)} />
      {tasks.length > 0 && <Tasks title="Tasks" tasks={tasks} session={session} />}
      {isAhead && last && <LastTime last={last} session={session} />}
    </section>
  );
}

function LastTime({ last, session }: { last: NonNullable<FollowUp['last']>; session: Session }) {
  const { sessionId, sessionDate, notes, tasks } = last;
  return (
    <div className="grid gap-3">
      <div>
        <h3 className="text-xl">Last time</h3>
        <p className="text-sm text-muted">
          <TextLink to={`/scheduling?booked=${sessionId}`}>
            Your session on {formatInZone(sessionDate, browserZone(), 'day')}
          </TextLink>
        </p>
      </div>
      {notes && (
        <p dir="auto" className="max-w-measure wrap-anywhere whitespace-pre-line">
          {notes}
        </p>
      )}
      {tasks.length > 0 && <Tasks title="Tasks since then" tasks={tasks} session={session} />}
    </div>
  );
}

function Tasks({ title, tasks, session }: { title: string; tasks: readonly Task[]; session: Session }) {
  const by = firstName(session.with.name);
  return (
    <div>
      <h3 className="mb-2 text-xl">{title}</h3>
      <TaskList
        tasks={tasks}
        label={title}
        item={(task) =>
          session.role === 'learner' ? <OwnTaskItem task={task} /> : <TaskItem task={task} by={by} />
        }
      />
    </div>
  );
}
