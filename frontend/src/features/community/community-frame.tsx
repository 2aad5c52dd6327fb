import type { User } from '@waymark/contracts/identity/http';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { useConfig } from '../../lib/use-config.ts';
import { mayUseStudio, useUser } from '../../lib/use-user.ts';
import { TrailLoading } from '../../shared/trail/trail-states.tsx';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { PageNav } from '../../shared/ui/page-nav.tsx';
import { useCommunitySignals } from './api/use-community-signals.ts';
import { communityRooms } from './community-links.ts';
import { HubBanner } from './components/hub-banner.tsx';
import { StatTiles } from './components/stat-tiles.tsx';

/** The frame of the rooms of the community, each with an address. Others than mentors and admins see who it is for. */
export function CommunityFrame({ title, children }: { title: string; children: (user: User) => ReactNode }) {
  useDocumentTitle(`${title} · Mentor Community`);
  const { user, isLoading } = useUser();
  if (user && !mayUseStudio(user)) return <ForMentors />;
  if (!user && !isLoading) return null;
  return (
    <div className="page flex flex-col pt-4 pb-10 sm:pt-10 md:py-14">
      {user && <Live user={user} />}
      <h1 className="text-2xl sm:text-4xl">Mentor Community</h1>
      {/* On phones the room comes first. Nothing in here gets the focus, whose order stays that of the screen. */}
      <div className="max-sm:order-last max-sm:mt-8">
        <p className="max-w-measure text-muted sm:mt-3">
          Mentors carry a lot. Here they find each other, and ask for and offer help. Learners cannot see
          this.
        </p>
        <SampleNote />
        <StatTiles isReady={user !== null} />
      </div>
      <PageNav label="Mentor Community" links={communityRooms} className="mt-2 sm:mt-8" />
      <section aria-label={title} className="mt-4 sm:mt-6">
        {user ? children(user) : <TrailLoading label="Loading the community…" className="h-96 py-24" />}
      </section>
      <HubBanner />
    </div>
  );
}

export function Live({ user, children }: { user: User; children?: ReactNode }) {
  useCommunitySignals(user.id);
  return children;
}

function SampleNote() {
  const { data } = useConfig();
  if (!data?.demoMode) return null;
  return (
    <p className="mt-2 text-sm text-muted">The people, requests and sessions of this demo are sample data.</p>
  );
}

export function ForMentors() {
  return (
    <div className="page py-10">
      <h1 className="sr-only">Mentor Community</h1>
      <EmptyState
        title="A place for mentors"
        drawing="cups"
        action={
          <ButtonLink to="/apply-mentor" variant="primary">
            Become a Mentor
          </ButtonLink>
        }
      >
        Mentors help each other here. You can join once you are a mentor yourself.
      </EmptyState>
    </div>
  );
}
