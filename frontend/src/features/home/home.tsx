import type { User } from '@waymark/contracts/identity/http';
import type { Home as HomeData, HomePath, NextStep } from '@waymark/contracts/roadmaps/home';
import { useEffect, useState } from 'react';
import { useDocumentTitle } from '#lib/document-title.ts';
import { FROM_PAGE } from '#lib/query-client.ts';
import { rememberZone } from '#lib/reader-zone.ts';
import { formatMoment } from '../../lib/format-moment.ts';
import { useSavedCopies } from '../../lib/saved-copies.ts';
import { mayUseStudio } from '../../lib/use-user.ts';
import { ActiveDays } from '../../shared/companion/active-days.tsx';
import { MoodChoice } from '../../shared/companion/mood-choice.tsx';
import { StreakDays } from '../../shared/companion/streak-days.tsx';
import { TextLink } from '../../shared/ui/link.tsx';
import { QueryError } from '../../shared/ui/query-error.tsx';
import { VisuallyHidden } from '../../shared/ui/visually-hidden.tsx';
import { useHome, useHomeMood } from './api/use-home.ts';
import { useLiveHome } from './api/use-live-home.ts';
import { Agenda } from './components/agenda.tsx';
import { AllDone } from './components/all-done.tsx';
import { DoesItHold } from './components/does-it-hold.tsx';
import { HomeSkeleton, TodaySkeleton } from './components/home-skeleton.tsx';
import { MainPath } from './components/main-path.tsx';
import { MentorDesk } from './components/mentor-desk.tsx';
import { NoPaths } from './components/no-paths.tsx';
import { OtherPaths } from './components/other-paths.tsx';
import { SessionTasks } from './components/session-tasks.tsx';
import { Suggestions } from './components/suggestions.tsx';

/** Where one is: the next step, other paths, sessions, for mentors what waits for them, and three further roadmaps. */
export default function Home({ user }: { user: User }) {
  useDocumentTitle();
  useLiveHome(user.id);
  useEffect(rememberZone, []);
  const home = useHome();
  const isMentor = mayUseStudio(user);
  const [main, ...others] = inOrder(home.data?.paths ?? []);
  const asked = useAsked(home.data);
  return (
    <div className="page grid w-full content-start gap-14 py-10 md:py-14">
      <VisuallyHidden>
        <h1>Your roadmaps</h1>
      </VisuallyHidden>
      {home.data ? (
        <Main
          home={home.data}
          path={main}
          isMentor={isMentor}
          isTodayKnown={home.dataUpdatedAt !== FROM_PAGE}
        />
      ) : home.isError ? (
        <NotLoaded query={home} />
      ) : (
        <HomeSkeleton />
      )}
      <SessionTasks />
      {isMentor && <MentorDesk />}
      {asked && <DoesItHold key={asked.roadmapId} path={asked} />}
      <OtherPaths paths={others} />
      <Suggestions roadmaps={home.data?.suggestions ?? []} />
    </div>
  );
}

/** The first finished path to ask about on this visit. It stays when the home is read again, with the answer. */
function useAsked(home: HomeData | undefined): HomePath | null {
  const [asked, setAsked] = useState<HomePath | null>(null);
  const now = home?.paths.find(({ asksIfHolds }) => asksIfHolds) ?? null;
  if (!asked && now) setAsked(now);
  return asked;
}

interface MainProps {
  home: HomeData;
  path: HomePath | undefined;
  isMentor: boolean;
  /** False while the data is that of another time zone, whose days are others. */
  isTodayKnown: boolean;
}

function Main({ home: { streak }, path, isMentor, isTodayKnown }: MainProps) {
  return (
    <>
      <SavedCopy />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-14">
        <div className="min-w-0">
          {!path ? (
            <WithoutPaths isMentor={isMentor} />
          ) : hasNext(path) ? (
            <MainPath path={path} />
          ) : (
            <AllDone path={path} />
          )}
        </div>
        <aside aria-label="Today" className="grid content-start gap-8">
          {isTodayKnown ? (
            <>
              {path && <Mood path={path} />}
              <StreakDays streak={streak} />
              <ActiveDays streak={streak} />
              <Agenda />
            </>
          ) : (
            <TodaySkeleton />
          )}
        </aside>
      </div>
    </>
  );
}

const hasNext = (path: HomePath): path is HomePath & { next: NextStep } => path.next !== null;

/** Unfinished paths first; each part in the order of activity. */
const inOrder = (paths: readonly HomePath[]): HomePath[] => [
  ...paths.filter(hasNext),
  ...paths.filter((path) => !hasNext(path)),
];

function WithoutPaths({ isMentor }: { isMentor: boolean }) {
  if (!isMentor) return <NoPaths />;
  return (
    <p className="text-muted">
      You follow no roadmap of another mentor. <TextLink to="/browse">Find one</TextLink>
    </p>
  );
}

function Mood({ path: { roadmapId, mood } }: { path: HomePath }) {
  const set = useHomeMood(roadmapId);
  return <MoodChoice mood={mood} onChoose={(name) => set.mutate(name)} />;
}

/** Nothing unless the data is a copy from before the connection was lost. */
function SavedCopy() {
  const savedAt = [...useSavedCopies()].find(([path]) => path.startsWith('/api/home'))?.[1];
  if (!savedAt) return null;
  return (
    <p role="status" className="-mb-6 text-sm text-muted">
      Saved {formatMoment(savedAt)}. <TextLink to="/offline">What you can read offline</TextLink>
    </p>
  );
}

function NotLoaded({ query }: { query: { error: unknown; refetch: () => unknown } }) {
  return (
    <div className="grid gap-4">
      <QueryError title="Your roadmaps did not load" query={query} />
      <p className="text-center text-muted">
        The roadmaps you follow may be <TextLink to="/offline">saved on this device</TextLink>.
      </p>
    </div>
  );
}
