import type { User } from '@waymark/contracts/identity/http';
import type { ReactNode } from 'react';
import { TrailLoading } from '../../components/trail/trail-states.tsx';
import { ButtonLink } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { PageNav } from '../../components/ui/page-nav.tsx';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { useConfig } from '../../lib/use-config.ts';
import { mayUseStudio, useUser } from '../../lib/use-user.ts';
import { useCommunitySignals } from './api/use-community-signals.ts';
import { HubBanner } from './components/hub-banner.tsx';
import { StatTiles } from './components/stat-tiles.tsx';

const tabs = [
  { to: '/mentor-community', label: 'Network' },
  { to: '/mentor-community/support', label: 'Support' },
  { to: '/mentor-community/sessions', label: 'Peer Sessions' },
  { to: '/mentor-community/growth', label: 'Growth' },
];

/** The frame of the rooms of the community, each with an address. Others than mentors and admins see who it is for. */
export function CommunityFrame({ title, children }: { title: string; children: (user: User) => ReactNode }) {
  useDocumentTitle(`${title} · Mentor Community`);
  const { user, isLoading } = useUser();
  if (user && !mayUseStudio(user)) return <ForMentors />;
  if (!user && !isLoading) return null;
  return (
    <div className="page py-10 md:py-14">
      {user && <Live user={user} />}
      <h1 className="text-4xl">Mentor Community</h1>
      <p className="mt-3 max-w-measure text-muted">
        Mentors carry a lot. Here they find each other, and ask for and offer help. Learners cannot see this.
      </p>
      <SampleNote />
      <StatTiles isReady={user !== null} />
      <HubBanner />
      <PageNav label="Mentor Community" links={tabs} className="mt-8" />
      <section aria-label={title} className="mt-6">
        {user ? children(user) : <TrailLoading label="Loading the community…" className="h-96 py-24" />}
      </section>
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
