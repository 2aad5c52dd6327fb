import type { Urgency } from '@waymark/contracts/community/options';
import type { SupportRequest } from '@waymark/contracts/community/support';
import { CircleAlert, CircleCheck, EyeOff, Lock } from 'lucide-react';
import { Badge, type Tone } from '#shared/ui/badge.tsx';
import { supportLabels, urgencyLabels } from '../texts.ts';

const tones: Record<Urgency, Tone> = { low: 'neutral', medium: 'amber', high: 'berry' };

export function RequestBadges({ request }: { request: SupportRequest }) {
  const { urgency, category, state, helpedBy, hidden } = request;
  return (
    <div className="flex flex-wrap gap-1.5">
      {state === 'open' && (
        <Badge tone={tones[urgency]} icon={urgency === 'high' && <CircleAlert aria-hidden="true" />}>
          {urgencyLabels[urgency]} urgency
        </Badge>
      )}
      <Badge tone="slate">{supportLabels[category]}</Badge>
      {helpedBy && (
        <Badge tone="moss" icon={<CircleCheck aria-hidden="true" />}>
          Helped
        </Badge>
      )}
      {hidden && (
        <Badge tone="berry" icon={<EyeOff aria-hidden="true" />}>
          Hidden
        </Badge>
      )}
      {state === 'closed' && <Badge icon={<Lock aria-hidden="true" />}>Closed</Badge>}
    </div>
  );
}
