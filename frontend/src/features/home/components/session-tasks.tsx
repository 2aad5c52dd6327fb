import type { OwnTask } from '@waymark/contracts/scheduling/tasks';
import { browserZone, formatInZone } from '#lib/zones.ts';
import { OwnTaskItem, TaskList } from '#shared/tasks/task-item.tsx';
import { useOwnTasks } from '#shared/tasks/use-tasks.ts';
import { TextLink } from '#shared/ui/link.tsx';

/** What the user's mentors asked them to do after their sessions; nothing without a task. */
export function SessionTasks() {
  const tasks = useOwnTasks();
  const groups = [...Map.groupBy(tasks.data ?? [], ({ mentor }) => mentor.id).values()];
  return groups.map((group) => <FromMentor key={group[0]!.mentor.id} tasks={group} />);
}

function FromMentor({ tasks }: { tasks: readonly OwnTask[] }) {
  const { mentor } = tasks[0]!;
  const latest = tasks.reduce((one, other) => (one.sessionDate > other.sessionDate ? one : other));
  const title = `tasks-of-${mentor.id}`;
  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="text-2xl wrap-anywhere">
        From your session with {mentor.name}
      </h2>
      <p className="mt-1 text-muted">
        <TextLink to={`/scheduling?booked=${latest.sessionId}`}>
          What you spoke about on {formatInZone(latest.sessionDate, browserZone(), 'day')}
        </TextLink>
      </p>
      <div className="mt-4 max-w-3xl">
        <TaskList
          tasks={tasks}
          label={`Tasks from ${mentor.name}`}
          item={(task) => <OwnTaskItem task={task} />}
        />
      </div>
    </section>
  );
}
