import { useQueryClient } from '@tanstack/react-query';
import type { User } from '@waymark/contracts/identity/http';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { useEffect, useMemo } from 'react';
import { useReturnState } from '#lib/return-path.ts';
import { TextLink } from '#shared/ui/link.tsx';
import type { JourneyView } from '../journey-view.ts';
import { companionKey } from './companion-key.ts';
import { MoodCheckIn } from './mood-check-in.tsx';
import { QuoteRotator } from './quote-rotator.tsx';
import { quotesOf } from './quotes.ts';
import { Reflections } from './reflections.tsx';
import { ShareOffer } from './share-offer.tsx';
import { Streak } from './streak.tsx';

interface CompanionProps {
  user: User | null;
  roadmap: Roadmap;
  view: JourneyView;
  /** When a tick was last saved, which may extend the streak. */
  lastSaved: Date | null;
}

export default function Companion({ user, roadmap, view, lastSaved }: CompanionProps) {
  const quotes = useMemo(() => quotesOf(roadmap), [roadmap]);
  const back = useReturnState();
  useStreakRefresh(user, roadmap.id, lastSaved);
  return (
    <div className="grid gap-10 md:grid-cols-[minmax(0,1fr)_18rem] md:gap-14">
      <div className="grid content-start gap-8">
        <MoodCheckIn user={user} roadmapId={roadmap.id} />
        <Reflections user={user} roadmapId={roadmap.id} view={view} />
        {!user && (
          <p className="text-sm text-muted">
            <TextLink to="/auth" state={back}>
              {' '}
              Log in{' '}
            </TextLink>{' '}
            to have all of this on your other devices too.
          </p>
        )}
      </div>
      <div className="grid content-start gap-8">
        <QuoteRotator quotes={quotes} />
        <Streak user={user} roadmapId={roadmap.id} />
        <ShareOffer roadmap={roadmap} percent={view.journey.percent} />
      </div>
    </div>
  );
}

function useStreakRefresh(user: User | null, roadmapId: string, lastSaved: Date | null): void {
  const client = useQueryClient();
  const moment = lastSaved?.getTime();
  useEffect(() => {
    if (user && moment) void client.invalidateQueries({ queryKey: companionKey(user.id, roadmapId) });
  }, [client, user, roadmapId, moment]);
}
