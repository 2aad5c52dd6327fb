import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { StoryPassage } from '@waymark/contracts/roadmaps/questions';
import { Footprints } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button, ButtonLink } from '../../../components/ui/button.tsx';
import { MentorQuote } from '../../../components/ui/mentor-quote.tsx';
import { StepVoice } from '../audio/step-voice.tsx';
import type { Asked } from './use-ask-story.ts';

interface StoryReplyProps {
  roadmap: Roadmap;
  asked: Asked;
  onShowStep: (stepId: string) => void;
  /** False for the mentor. */
  mayAsk: boolean;
}

/** The passages that fit a question, and the way to the mentor. Focused when it is shown. */
export function StoryReply({ roadmap, asked, onShowStep, mayAsk }: StoryReplyProps) {
  const { name } = roadmap.mentor;
  const { passages } = asked.reply;
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each reply
  useEffect(() => heading.current?.focus(), [asked]);
  return (
    <section aria-labelledby="story-reply" className="grid gap-5 rounded-control bg-paper p-4 md:p-5">
      <div>
        <h3 id="story-reply" ref={heading} tabIndex={-1} className="scroll-mt-24 text-xl text-balance">
          {passages.length > 0 ? `From ${name}’s story` : `${name} did not write about this here.`}
        </h3>
        <p className="mt-1 max-w-measure text-sm text-muted">You asked: {asked.question}</p>
      </div>
      {passages.length > 0 && (
        <ol className="grid gap-6">
          {passages.map((passage) => (
            <li key={passage.text}>
              <Passage passage={passage} mentor={name} onShowStep={onShowStep} />
            </li>
          ))}
        </ol>
      )}
      {mayAsk && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-sm text-muted">
            {passages.length > 0 ? `Would you like to know more?` : `You can ask ${name} yourself.`}
          </p>
          <ButtonLink size="sm" to={`/scheduling?mentor=${roadmap.mentorId}&about=${roadmap.id}`}>
            Ask {name} in a session
          </ButtonLink>
          <ButtonLink size="sm" variant="ghost" to={`/mentor/${roadmap.mentorId}/message`}>
            Write a message
          </ButtonLink>
        </div>
      )}
    </section>
  );
}

interface PassageProps {
  passage: StoryPassage;
  mentor: string;
  onShowStep: (stepId: string) => void;
}

function Passage({ passage: { text, step, voice }, mentor, onShowStep }: PassageProps) {
  return (
    <div className="grid gap-2">
      <MentorQuote>{text}</MentorQuote>
      {voice && (
        <StepVoice step={{ title: step?.title ?? 'this part of the story', voice }} mentor={mentor} />
      )}
      {step && (
        <Button
          size="sm"
          variant="ghost"
          className="h-auto min-h-11 justify-self-start text-left whitespace-normal"
          onClick={() => onShowStep(step.id)}
        >
          <Footprints aria-hidden="true" className="size-4 shrink-0" />
          From step “{step.title}”
        </Button>
      )}
    </div>
  );
}
