import type { OutcomeAnswer } from '@waymark/contracts/roadmaps/endings';
import type { HomePath } from '@waymark/contracts/roadmaps/home';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { useAnswerOutcome } from '../api/use-home.ts';

type Answer = Exclude<OutcomeAnswer, 'dismissed'>;

const ANSWERS: Record<Answer, { label: string; reply: string; next: string; to: (id: string) => string }> = {
  holds: {
    label: 'It holds',
    reply: 'That is good to read. Someone at the first step would be glad of a few sentences from you.',
    next: 'Tell your story',
    to: (id) => `/roadmap/${id}/done`,
  },
  mostly: {
    label: 'Mostly',
    reply: 'Mostly counts. What you wrote on the way may be worth reading again.',
    next: 'Look back on it',
    to: (id) => `/roadmap/${id}/done`,
  },
  'not-now': {
    label: 'Not now',
    reply: 'That happens to everyone, and the steps are still there. One of them is enough.',
    next: 'Take one step again',
    to: (id) => `/roadmap/${id}`,
  },
};

/** Asked once, three months after the last step; an answer and a dismissal are both final. */
export function DoesItHold({ path: { roadmapId, title, mentor } }: { path: HomePath }) {
  const [given, setGiven] = useState<Answer | 'dismissed' | null>(null);
  const answer = useAnswerOutcome(roadmapId);
  const reply = useRef<HTMLParagraphElement>(null);
  const send = (next: Answer | 'dismissed') => answer.mutate(next, { onSuccess: () => setGiven(next) });
  useEffect(() => {
    // The button that was pressed is gone.
    if (given) reply.current?.focus();
  }, [given]);
  if (given === 'dismissed')
    return (
      <p ref={reply} tabIndex={-1} className="sr-only">
        We will not ask again.
      </p>
    );
  return (
    <Card as="section" aria-labelledby="does-it-hold" className="relative grid gap-3 pr-14">
      <h2 id="does-it-hold" className="text-2xl">
        Does it hold?
      </h2>
      {given ? (
        <>
          <p ref={reply} tabIndex={-1} className="max-w-measure text-muted">
            {ANSWERS[given].reply}
          </p>
          <ButtonLink to={ANSWERS[given].to(roadmapId)} className="justify-self-start">
            {ANSWERS[given].next}
          </ButtonLink>
        </>
      ) : (
        <>
          <p className="max-w-measure wrap-anywhere text-muted">
            It has been three months or more since you walked “{title}” with {mentor.name} to the end. We ask
            once, and only you see your answer.
          </p>
          <div className="flex flex-wrap gap-2">
            {(Object.keys(ANSWERS) as Answer[]).map((one) => (
              <Button key={one} disabled={answer.isPending} onClick={() => send(one)}>
                {ANSWERS[one].label}
              </Button>
            ))}
          </div>
          <Button
            size="icon"
            variant="ghost"
            aria-label="Do not ask again"
            disabled={answer.isPending}
            onClick={() => send('dismissed')}
            className="absolute top-2 right-2"
          >
            <X aria-hidden="true" className="size-4.5" />
          </Button>
        </>
      )}
    </Card>
  );
}
