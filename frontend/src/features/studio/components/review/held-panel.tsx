import type { HeldBackPassage } from '@waymark/contracts/roadmaps/review';
import { Check, EyeOff, TriangleAlert } from 'lucide-react';
import { Badge } from '../../../../components/ui/badge.tsx';
import { MentorQuote } from '../../../../components/ui/mentor-quote.tsx';
import { REASONS } from '../../review/step-form.ts';
import { Action, Actions } from './actions.tsx';
import { PanelHeading } from './panel-heading.tsx';
import type { Session } from './use-session.ts';
import { WarnForm } from './warn-form.tsx';

/** A passage that did not become a step, with the reason. */
export function HeldPanel({ session, passage }: { session: Session; passage: HeldBackPassage }) {
  const { label, detail } = REASONS[passage.reason];
  const isOpen = session.mode === 'warn' && passage.state !== 'warning';
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        <Badge tone="amber" icon={<EyeOff aria-hidden="true" />}>
          Held back
        </Badge>
        {passage.state !== 'held' && (
          <Badge tone="moss" icon={<Check aria-hidden="true" />}>
            {passage.state === 'warning' ? 'Added as a warning' : 'Left out'}
          </Badge>
        )}
      </p>
      <PanelHeading focus={session.focus}>{label}</PanelHeading>
      <p className="max-w-measure text-muted">{detail}</p>
      <MentorQuote>{passage.evidence.quote}</MentorQuote>
      {isOpen ? (
        <WarnForm key={passage.id} {...{ session, passage }} />
      ) : (
        session.mode === 'look' && <HeldActions {...{ session, passage }} />
      )}
    </>
  );
}

function HeldActions({ session, passage }: { session: Session; passage: HeldBackPassage }) {
  if (passage.state === 'warning')
    return <p className="text-sm text-muted">You can change the warning in its stage, in the Studio.</p>;
  return (
    <Actions label="What to do with this passage">
      <Action
        icon={EyeOff}
        label="Leave it out"
        shortcut="s"
        isPrimary={passage.state === 'held'}
        unavailable={passage.state === 'held' ? undefined : 'It is left out.'}
        onAct={() => session.decide({ action: 'dismiss', heldBackId: passage.id })}
      />
      <Action
        icon={TriangleAlert}
        label="Add as a warning"
        shortcut="w"
        onAct={() => session.setMode('warn')}
      />
    </Actions>
  );
}
