import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { useEffect, useRef } from 'react';
import { Button } from '#shared/ui/button.tsx';
import { ModelReply } from './model-reply.tsx';
import { AskMentor, Passages } from './passages.tsx';
import type { Asked } from './use-ask-story.ts';
import type { ReplyState } from './use-model-reply.ts';

interface StoryReplyProps {
  roadmap: Roadmap;
  asked: Asked;
  /** Of a model; without one nothing is written. */
  reply: ReplyState;
  onShowStep: (stepId: string) => void;
  /** False for the mentor. */
  mayAsk: boolean;
}

/** The passages that fit a question, and the way to the mentor. Focused when it is shown. */
export function StoryReply({ roadmap, asked, reply, onShowStep, mayAsk }: StoryReplyProps) {
  const { name } = roadmap.mentor;
  const { passages } = asked.reply;
  const isFound = passages.length > 0 || (reply.reply?.claims ?? []).length > 0;
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: again for each reply
  useEffect(() => heading.current?.focus(), [asked]);
  return (
    <section
      aria-labelledby="story-reply"
      className="grid grid-cols-1 gap-5 rounded-card border border-line bg-raised p-4 md:p-6"
    >
      <div>
        <h3 id="story-reply" ref={heading} tabIndex={-1} className="scroll-mt-24 text-xl text-balance">
          {isFound || reply.isReplying ? `From ${name}’s story` : `${name} did not write about this here.`}
        </h3>
        <p className="mt-1 max-w-measure text-sm text-muted">You asked: {asked.question}</p>
      </div>
      <Reply {...{ roadmap, reply, onShowStep }} />
      {passages.length > 0 && <Passages {...{ roadmap, passages, onShowStep }} />}
      {mayAsk && <AskMentor roadmap={roadmap} isFound={isFound} />}
    </section>
  );
}

/** A short reply of a model above the passages, while it is written, and what became of it. */
function Reply({ roadmap, reply, onShowStep }: Pick<StoryReplyProps, 'roadmap' | 'reply' | 'onShowStep'>) {
  if (reply.isReplying) {
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="text-sm text-muted">
          A short reply is being written…
        </p>
        <Button size="sm" variant="ghost" onClick={reply.clear}>
          Cancel
        </Button>
      </div>
    );
  }
  return (
    <>
      {reply.problem && (
        <p role="alert" className="max-w-measure rounded-control bg-amber-soft px-4 py-3 text-sm">
          {reply.problem}
        </p>
      )}
      {reply.reply && (
        <div className="border-b border-line pb-5">
          <ModelReply reply={reply.reply} {...{ roadmap, onShowStep }} />
        </div>
      )}
    </>
  );
}
