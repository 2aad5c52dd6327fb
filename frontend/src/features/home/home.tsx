import type { User } from '@waymark/contracts/identity/http';
import type { Home as HomeData, HomePath, NextStep } from '@waymark/contracts/roadmaps/home';
import { MoodChoice } from '../../components/companion/mood-choice.tsx';
import { StreakDays } from '../../components/companion/streak-days.tsx';
import { TextLink } from '../../components/ui/link.tsx';
import { QueryError } from '../../components/ui/query-error.tsx';
import { formatMoment } from '../../lib/format-moment.ts';
import { useSavedCopies } from '../../lib/saved-copies.ts';
import { mayUseStudio } from '../../lib/use-user.ts';
import { useHome, useHomeMood } from './api/use-home.ts';
import { useLiveHome } from './api/use-live-home.ts';
import { Agenda } from './components/agenda.tsx';
import { AllDone } from './components/all-done.tsx';
import { HomeSkeleton } from './components/home-skeleton.tsx';
import { MainPath } from './components/main-path.tsx';
import { MentorDesk } from './components/mentor-desk.tsx';
import { NoPaths } from './components/no-paths.tsx';
import { OtherPaths } from './components/other-paths.tsx';

/** Where one is: the next step, other paths, sessions, and for mentors what waits for them. */
export default function Home({ user }: { user: User }) {
  useLiveHome(user.id);
  const home = useHome();
  const isMentor = mayUseStudio(user);
  const [main, ...others] = inOrder(home.data?.paths ?? []);
  return (
    <div className="page grid content-start gap-14 py-10 md:py-14">
      {home.data ? (
        <Main home={home.data} path={main} isMentor={isMentor} />
      ) : home.isError ? (
        <NotLoaded query={home} />
      ) : (
        <HomeSkeleton />
      )}
      {isMentor && <MentorDesk />}
      <OtherPaths paths={others} />
    </div>
  );
}

interface MainProps {
  home: HomeData;
  path: HomePath | undefined;
  isMentor: boolean;
}

function Main({ home: { streak }, path, isMentor }: MainProps) {
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
          {path && <Mood path={path} />}
          <StreakDays streak={streak} />
          <Agenda />
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
      You follow no path of another mentor. <TextLink to="/browse">Find one</TextLink>
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
      <QueryError title="Your paths did not load" query={query} />
      <p className="text-center text-muted">
        The roadmaps you follow may be <TextLink to="/offline">saved on this device</TextLink>.
      </p>
    </div>
  );
}
