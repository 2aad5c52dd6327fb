import type { SupportRequest } from '@waymark/contracts/community/support';
import type { MentorWaiting } from '@waymark/contracts/roadmaps/home';
import type { LearnerSummary } from '@waymark/contracts/scheduling/learners';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import {
  BookOpen,
  HeartHandshake,
  ListChecks,
  type LucideIcon,
  MoonStar,
  NotebookPen,
  Sparkles,
} from 'lucide-react';
import { plural } from '#lib/format.ts';
import { TextLink } from '#shared/ui/link.tsx';
import { QueryError } from '#shared/ui/query-error.tsx';
import { Skeleton } from '#shared/ui/skeleton.tsx';
import { useSessionsWithoutNotes } from '../api/use-agenda.ts';
import { useHelpRequests, useQuietLearners, useWaiting } from '../api/use-desk.ts';
import { ReceivedThanks } from './received-thanks.tsx';

interface Item {
  key: string;
  Icon: LucideIcon;
  to: string;
  text: string;
}

/** What waits for a mentor, each with one link, and the thanks of learners. */
export function MentorDesk() {
  const waiting = useWaiting();
  const notes = useSessionsWithoutNotes();
  const requests = useHelpRequests();
  const quiet = useQuietLearners();
  if (waiting.isPending || notes.isPending || requests.isPending || quiet.isPending)
    return <Skeleton className="h-40" />;
  const items = [
    ...(waiting.data ? ofRoadmaps(waiting.data) : []),
    ...(notes.data ?? []).map(ofSession),
    ...(requests.data ?? []).map(ofRequest),
    ...ofQuiet(quiet.data ?? []),
  ];
  const failed = [waiting, notes, requests, quiet].find((query) => query.isError && !query.data);
  return (
    <section aria-labelledby="home-desk">
      <h2 id="home-desk" className="text-2xl">
        What waits for you as a mentor
      </h2>
      {failed && <QueryError title="Some of this did not load" query={failed} className="mt-4" />}
      {items.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {items.map(({ key, Icon, to, text }) => (
            <li key={key} className="flex items-start gap-3 py-3">
              <Icon aria-hidden="true" className="mt-1 size-5 shrink-0 text-moss" />
              <TextLink to={to} className="min-w-0 wrap-anywhere">
                {text}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
      {items.length === 0 && !failed && <Calm waiting={waiting.data} />}
      <ReceivedThanks />
    </section>
  );
}

function Calm({ waiting }: { waiting: MentorWaiting | undefined }) {
  return (
    <p className="mt-3 text-muted">
      Nothing is waiting for you.{' '}
      {waiting?.roadmaps === 0 ? (
        <TextLink to="/mentor/roadmaps">Create your first roadmap</TextLink>
      ) : (
        <TextLink to="/mentor/roadmaps">Your roadmaps</TextLink>
      )}
    </p>
  );
}

const ofRoadmaps = ({ drafts, reviews, stories }: MentorWaiting): Item[] => [
  ...drafts.map(({ roadmapId, title, runId }) => ({
    key: runId,
    Icon: Sparkles,
    to: `/mentor/roadmaps/${roadmapId}`,
    text: `A draft of “${title}” is ready for you to take or discard`,
  })),
  ...reviews.map(({ roadmapId, title, steps }) => ({
    key: `review ${roadmapId}`,
    Icon: ListChecks,
    to: `/mentor/roadmaps/${roadmapId}/review`,
    text: `Review ${plural(steps, 'step')} of “${title}”`,
  })),
  ...stories.map(({ roadmapId, title, storyId, storyTitle }) => ({
    key: storyId,
    Icon: BookOpen,
    to: `/roadmap/${roadmapId}`,
    text: `New story about “${title}”: ${storyTitle}`,
  })),
];

const ofSession = (session: Session): Item => ({
  key: session.id,
  Icon: NotebookPen,
  to: `/scheduling?session=${session.id}`,
  text: `Write up your session with ${session.with.name}`,
});

/** One line for all of them. */
function ofQuiet(learners: readonly LearnerSummary[]): Item[] {
  const [first, ...others] = learners;
  if (!first) return [];
  const who =
    others.length === 0 ? `${first.name} has` : `${first.name} and ${plural(others.length, 'other')} have`;
  const to = '/scheduling?learners=quiet';
  return [{ key: 'quiet', Icon: MoonStar, to, text: `${who} not been here for two weeks` }];
}

const ofRequest = ({ id, title, mentor }: SupportRequest): Item => ({
  key: id,
  Icon: HeartHandshake,
  to: `/mentor-community/support/${id}`,
  text: `${mentor.name} asks for help: ${title}`,
});
