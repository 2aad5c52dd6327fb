import type { User } from '@waymark/contracts/identity/http';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { isDiscreet } from '@waymark/safety/discreet';
import { type FormEvent, useEffect, useState } from 'react';
import { prepareAssessment } from '../../../components/safety/assess-text.ts';
import { HelpNow } from '../../../components/safety/help-now.tsx';
import { SafetyHelp } from '../../../components/safety/safety-help.tsx';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { messageOf } from '../../../components/ui/error-state.tsx';
import { Field } from '../../../components/ui/field.tsx';
import { Textarea } from '../../../components/ui/input.tsx';
import { useReturnState } from '../../../lib/return-path.ts';
import { StoryReply } from './story-reply.tsx';
import { useAskStory } from './use-ask-story.ts';

const MAX_CHARS = 500;

interface AskStoryProps {
  roadmap: Roadmap;
  /** Null: a visitor, who can log in. */
  user: User | null;
  onShowStep: (stepId: string) => void;
}

/** A box for questions about the mentor's life, with passages of the mentor's own words as replies. */
export default function AskStory({ roadmap, user, onShowStep }: AskStoryProps) {
  const { name } = roadmap.mentor;
  return (
    <section aria-labelledby="ask-story" className="mt-16 grid grid-cols-1 gap-5 border-t border-line pt-10">
      <div>
        <h2 id="ask-story" className="text-3xl text-balance">
          Ask {name}’s story
        </h2>
        <p className="mt-2 max-w-measure text-muted">
          Ask about anything {name} lived through. The answers are passages in {name}’s own words, with the
          step they come from.
        </p>
      </div>
      {user ? <Questions {...{ roadmap, user, onShowStep }} /> : <LogInToAsk />}
    </section>
  );
}

const LogInToAsk = () => (
  <div>
    <ButtonLink to="/auth" state={useReturnState()}>
      Log in to ask
    </ButtonLink>
  </div>
);

function Questions({ roadmap, user, onShowStep }: AskStoryProps & { user: User }) {
  const { ask, asked, isAsking, error, help, closeHelp } = useAskStory(roadmap.id);
  const [question, setQuestion] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const isFolded = help !== null && isDiscreet(help);
  useEffect(() => {
    if (isFolded) setQuestion('');
  }, [isFolded]);
  function submit(event: FormEvent) {
    event.preventDefault();
    const text = question.trim();
    setIsMissing(text === '');
    if (text !== '' && !isAsking) ask(text);
  }
  return (
    <>
      <SafetyHelp safety={help} reveal="focus" onClose={closeHelp} />
      <form onSubmit={submit} noValidate className="grid max-w-measure grid-cols-1 gap-3">
        <Field label="Your question" error={isMissing ? 'Please write a question' : undefined}>
          <Textarea
            rows={2}
            limit={MAX_CHARS}
            value={question}
            onFocus={prepareAssessment}
            onChange={(event) => setQuestion(event.target.value)}
          />
        </Field>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <Button type="submit" loading={isAsking} disabled={question.length > MAX_CHARS}>
            Ask
          </Button>
          <HelpNow />
        </div>
      </form>
      {error && !isAsking && (
        <p role="alert" className="max-w-measure rounded-control bg-amber-soft px-4 py-3 text-sm">
          {messageOf(error)}
        </p>
      )}
      {asked && !help && !error && (
        <StoryReply
          key={asked.question}
          {...{ roadmap, asked, onShowStep }}
          mayAsk={user.id !== roadmap.mentorId}
        />
      )}
    </>
  );
}
