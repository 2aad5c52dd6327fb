import type { User } from '@waymark/contracts/identity/http';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { isDiscreet } from '@waymark/safety/discreet';
import { type FormEvent, Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#lib/lazy-part.ts';
import { useReturnState } from '#lib/return-path.ts';
import { useHasModel } from '#lib/use-config.ts';
import { AiAllowance } from '#shared/ai/ai-allowance.tsx';
import { prepareAssessment } from '#shared/safety/assess-text.ts';
import { HelpNow } from '#shared/safety/help-now.tsx';
import { SafetyHelp } from '#shared/safety/safety-help.tsx';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { messageOf } from '#shared/ui/error-state.tsx';
import { Field } from '#shared/ui/field.tsx';
import { Textarea } from '#shared/ui/input.tsx';
import { StoryReply } from './story-reply.tsx';
import { useAskStory } from './use-ask-story.ts';
import { useModelReply } from './use-model-reply.ts';

const EarlierReplies = lazyPart(() => import('./earlier-replies.tsx'));

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
  const hasModel = useHasModel();
  const reply = useModelReply(roadmap.id);
  const story = useAskStory(roadmap.id, (text) => hasModel && reply.start(text));
  const { asked, isAsking, error } = story;
  const help = story.help ?? reply.reply?.safety ?? null;
  const closeHelp = () => {
    story.closeHelp();
    reply.clear();
  };
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
    if (text === '' || isAsking) return;
    reply.clear();
    story.ask(text);
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
        {hasModel && (
          <>
            <p className="text-xs text-muted">
              Your question is also sent to the AI model this Waymark is connected to, with passages of the
              story.
            </p>
            <AiAllowance />
          </>
        )}
      </form>
      {error && !isAsking && (
        <p role="alert" className="max-w-measure rounded-control bg-amber-soft px-4 py-3 text-sm">
          {messageOf(error)}
        </p>
      )}
      {asked && !help && !error && (
        <StoryReply
          key={asked.question}
          {...{ roadmap, asked, reply, onShowStep }}
          mayAsk={user.id !== roadmap.mentorId}
        />
      )}
      {hasModel && (
        <Suspense fallback={null}>
          <EarlierReplies {...{ roadmap, onShowStep }} />
        </Suspense>
      )}
    </>
  );
}
