import type { PeerSession } from '@waymark/contracts/community/peer-sessions';
import { CircleCheck, Hourglass, Mic, PlayCircle, Radio } from 'lucide-react';
import { Badge } from '#shared/ui/badge.tsx';
import { levelLabels, peerCategoryLabels } from './texts.ts';

export function SessionBadges({ session }: { session: PeerSession }) {
  const { status, category, skillLevel, own, place, recordingStatus } = session;
  return (
    <div className="flex flex-wrap gap-1.5">
      {status === 'live' && (
        <Badge tone="berry" icon={<Radio aria-hidden="true" />}>
          LIVE
        </Badge>
      )}
      {status === 'cancelled' && <Badge tone="amber">Cancelled</Badge>}
      {status === 'past' && <Badge>Over</Badge>}
      <Badge tone="slate">{peerCategoryLabels[category]}</Badge>
      <Badge>{levelLabels[skillLevel]}</Badge>
      {recordingStatus === 'ready' && (
        <Badge tone="plum" icon={<PlayCircle aria-hidden="true" />}>
          Recording
        </Badge>
      )}
      {own === 'host' && (
        <Badge tone="dusk" icon={<Mic aria-hidden="true" />}>
          You host
        </Badge>
      )}
      {own === 'registered' && (
        <Badge tone="moss" icon={<CircleCheck aria-hidden="true" />}>
          {status === 'past' ? 'You were registered' : 'You have a place'}
        </Badge>
      )}
      {own === 'waiting' && status === 'upcoming' && (
        <Badge tone="amber" icon={<Hourglass aria-hidden="true" />}>
          Waiting list: place {place}
        </Badge>
      )}
    </div>
  );
}
