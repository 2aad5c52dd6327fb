import type { User } from '@waymark/contracts/identity/http';
import type { ReactNode } from 'react';
import { TrailLoading } from '../../../components/trail/trail-states.tsx';
import { PageNav } from '../../../components/ui/page-nav.tsx';
import { useDocumentTitle } from '../../../lib/document-title.ts';
import { useRememberPlace } from '../last-place.ts';
import { rooms } from '../rooms.ts';
import { StudioGate } from './studio-gate.tsx';

const links = rooms.map(({ path, label }) => ({ to: `/mentor/${path}`, label }));

interface StudioFrameProps {
  /** Precedes the title of the Studio in the title of the window. */
  title?: string;
  children: (user: User) => ReactNode;
}

/** The frame of all rooms of the Studio. */
export function StudioFrame({ title, children }: StudioFrameProps) {
  useDocumentTitle(title ? `${title} · Share Your Journey` : 'Share Your Journey');
  return (
    <StudioGate loading={<StudioLoading />}>{(user) => <Room user={user}>{children(user)}</Room>}</StudioGate>
  );
}

/** The frame with a placeholder for the room. */
export const StudioLoading = () => (
  <Frame>
    <TrailLoading label="Loading the Studio…" className="py-16" />
  </Frame>
);

function Room({ user, children }: { user: User; children: ReactNode }) {
  useRememberPlace(user.id);
  return <Frame>{children}</Frame>;
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="page py-10 md:py-14">
      <h1 className="text-4xl">Share Your Journey</h1>
      <p className="mt-3 max-w-measure text-muted">
        What you lived through can be a path for someone else. Tell it as it was; the steps can be found in it
        afterwards.
      </p>
      <PageNav label="Mentor Studio" links={links} className="mt-8 mb-10" />
      {children}
    </div>
  );
}
