import type { Coaching } from '@waymark/contracts/roadmaps/coaching';

const PLAIN = [
  /\b(?:kill|hurt(?:ing)?|harm(?:ing)?|cut(?:ting)?)(?:ing)? my ?self\b/,
  /\bsuicid/,
  /\b(?:end|take|ending|taking) my (?:own )?life\b/,
  /\bend it all\b/,
  /\b(?:want|wanted|wish|going|rather|hope|ready|plan(?:ning)?) (?:to die|to be dead|i (?:was|were) dead|dying)\b/,
  /\bwish i (?:was|were) (?:dead|never born|not alive)\b/,
  /\b(?:do not|don'?t|dont|no longer|not) (?:want|wanna|wish) to (?:live|be alive|be here any ?more|exist|wake up)\b/,
  /\b(?:better off|happier) (?:without me|if i (?:was|were) (?:dead|gone))\b/,
  /\b(?:no reason|nothing left) to live\b/,
  /\bcan(?:not|'?t|t) go on living\b/,
];
const NOT_NOW =
  /\b(?:not|never|n'?t|no longer) (?:thinking (?:of|about) )?(?:suicid|want(?:ing)? to die|(?:going to )?(?:kill|hurt|harm) myself)\w*/g;

/** Whether the learner may be suicidal or at risk of self-harm. */
export function inDanger(userContext: string): boolean {
  const text = userContext.toLowerCase().replace(/[‘’]/g, "'").replace(/\s+/g, ' ');
  // A denial is removed, so that another phrase of the text still counts.
  const rest = text.replace(NOT_NOW, '');
  return PLAIN.some((pattern) => pattern.test(rest));
}

export const helpFirst = (): Coaching => ({
  opening:
    'What you write matters more than this step. If you are thinking of hurting yourself or of not living any more, please talk to a person now. You do not have to find the right words: “I need help” is enough.',
  actions: [
    {
      title: 'Call for help now',
      detail:
        'If you are in danger, call 112 in Europe, 911 in North America, or the emergency number where you are. In the United States and Canada, 988 answers day and night, by call or text. findahelpline.com lists free lines in other countries.',
    },
    {
      title: 'Ask one person to be with you',
      detail:
        'Somebody near, or somebody on the phone. Tell them what you wrote here. You need not explain it.',
    },
    {
      title: 'Leave this step for today',
      detail: 'It stays here, and so does everything you have done. Come back to it when you are safe.',
    },
  ],
  obstacle:
    'It may feel as if you would be a burden. The people who answer these lines are there for exactly this.',
  quote: null,
  encouragement: 'This page is no substitute for a person. Please let one help you now.',
  safety: true,
});
