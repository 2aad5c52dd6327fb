import type { HeldBackPassage } from '@waymark/contracts/roadmaps/review';
import { Check, CircleMinus, TriangleAlert } from 'lucide-react';
import { Badge } from '#shared/ui/badge.tsx';
import { Button } from '#shared/ui/button.tsx';
import { MentorQuote } from '#shared/ui/mentor-quote.tsx';
import { stepOf } from '../shared/review-steps.ts';
import { REASONS } from '../shared/step-form.ts';
import { Action, Actions } from './actions.tsx';
import { PanelHeading } from './panel-heading.tsx';
import type { Session } from './use-session.ts';
import { WarnForm } from './warn-form.tsx';

const DECIDED: Record<Exclude<HeldBackPassage['state'], 'held'>, string> = {
  warning: 'Added as a warning',
  step: 'Used as a step',
  dismissed: 'Left out',
};

/** A passage that is not suggested as a step, with the reason. */
export function HeldPanel({ session, passage }: { session: Session; passage: HeldBackPassage }) {
  const { label, detail } = REASONS[passage.reason];
  const isOpen = session.mode === 'warn' && !isPlaced(passage);
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        {passage.state === 'held' ? (
          'Waiting for you'
        ) : (
          <Badge tone="moss" icon={<Check aria-hidden="true" />}>
            {DECIDED[passage.state]}
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

/** It has a place on the roadmap, where it is changed. */
const isPlaced = ({ state }: HeldBackPassage): boolean => state === 'warning' || state === 'step';

function HeldActions({ session, passage }: { session: Session; passage: HeldBackPassage }) {
  if (passage.state === 'warning')
    return <p className="text-sm text-muted">You can change the warning in its stage, in the Studio.</p>;
  const step = passage.state === 'step' && stepOf(session.roadmap, passage.evidence);
  if (step)
    return (
      <Button className="justify-self-start" onClick={() => session.go({ at: 'step', id: step.id })}>
        Show the step
      </Button>
    );
  return (
    <Actions label="What to do with this passage">
      <Action
        icon={Check}
        label="Use it as it is"
        shortcut="k"
        onAct={() => session.decide({ action: 'use', heldBackId: passage.id })}
      />
      <Action
        icon={CircleMinus}
        label="Leave it out"
        shortcut="s"
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
