import type { Step } from '@waymark/contracts/roadmaps/http';
import { Badge } from '#shared/ui/badge.tsx';
import { MentorQuote } from '#shared/ui/mentor-quote.tsx';

interface StepOriginProps {
  step: Pick<Step, 'origin' | 'reviewed'>;
  mentor: string;
}

/** Whose words a step is in; nothing for one the mentor wrote. */
export function StepOrigin({ step: { origin, reviewed }, mentor }: StepOriginProps) {
  if (origin === 'mentor') return null;
  if (origin === 'outline') return <Badge tone="clay">In {mentor}’s words</Badge>;
  return <Badge tone="dusk">{reviewed ? `Written with AI, read by ${mentor}` : 'Written with AI'}</Badge>;
}

/** The passage of the story that a step comes from, unless the title repeats it. */
export function StepQuote({ step, mentor }: { step: Step; mentor: string }) {
  const { evidence, origin, title } = step;
  if (!evidence) return null;
  if (origin === 'outline')
    return sameWords(evidence.quote, title) ? null : <MentorQuote>{evidence.quote}</MentorQuote>;
  return <MentorQuote caption={`In ${mentor}’s words`}>{evidence.quote}</MentorQuote>;
}

const sameWords = (a: string, b: string): boolean => wordsOf(a) === wordsOf(b);
const wordsOf = (text: string): string => (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ');
