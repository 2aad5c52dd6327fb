/** Closed classes of English: words that are counted on fingers and do not grow. */

export const SUBORDINATORS =
  /^(?:because|when|whenever|while|whilst|if|unless|until|till|before|after|since|although|though|as|so|that|which|who|whom|whose|where|wherever|what|whatever|how|why|whether|than|once|lest|except)$/;

export const SUBJECT_PRONOUN =
  /^(?:i|we|you|he|she|it|they|there|this|that|these|those|who|which|nobody|everybody|everyone|somebody|someone|nothing|everything|something|anyone|anybody|none|most|some|many|half|both)$/;

export const TIME_NOUN =
  /^(?:second|minute|hour|day|night|morning|evening|afternoon|noon|week|weekend|weekday|month|year|season|summer|winter|spring|autumn|fall|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|today|tonight|yesterday|tomorrow|decade|quarter|moment|time|lunchtime|christmas|advent|twelvemonth|fortnight)s?$/;

/** Nouns that name nothing by themselves. */
export const EMPTY_NOUN =
  /^(?:thing|way|lot|kind|sort|bit|part|one|people|person|man|woman|something|anything|nothing|everything|someone|everyone|everybody|somebody|anyone|stuff|end|side|point|fact|matter|rest|case|number|place|number|couple|dozen|half|pair|much|many|whole|manner|respect|view|regard|degree|account|hand|head|face|eye|foot|others?|self|mr|mrs|ms|dr|etc|ok|okay|yeah|course|idea|reason|question|answer|word)s?$/;

/** Verbs of being, feeling and undergoing: they tell what happened, not what somebody can set out to do. */
export const NOT_AN_ACT = new Set(
  `be have feel know think see hear seem become appear lose forget fall happen remember need want wish like love hate
   believe suppose expect hope understand realize realise notice belong mean own owe cost live die grow remain
   resemble contain consist matter deserve suffer receive inherit doubt fear regret wonder imagine guess
   recognize recognise find discover look sound smell taste weigh last survive fail miss faint wake dream sleep
   blush shake tremble sweat hurt cry weep laugh smile sigh come arrive return get stand lie
   earn win gain sweat graduate qualify struggle panic say answer reply suspect assume prefer enjoy mind care dare depend
   overhear judge observe perceive conceive meet mistake confess admit swear start begin turn undergo experience
   let kill drown collapse break faint bleed vomit`.split(/\s+/),
);

/** Things people do that are the trouble rather than the way out. */
export const HARMFUL = new Set(
  `hide lie drink gamble smoke bet binge avoid ignore skip miss shout yell scream blame waste borrow steal cheat pretend
   fail lose forget neglect refuse deny isolate withdraw relapse slip collapse crash worry complain argue fight hit hurt
   punish omit overeat overwork overspend procrastinate quarrel curse snap lash panic break fall destroy ruin resist resent
   beat injure abandon hate envy suffer regret dread fear vomit numb faint despair doubt owe starve kill drown stumble falter
   fantasize brood sulk explode wallow spiral dread deteriorate`.split(/\s+/),
);

/** What is drunk, smoked, swallowed or staked when it is the trouble. */
export const VICE =
  /^(?:wine|beer|vodka|whisk(?:e)?y|gin|rum|liquor|spirits|alcohol|booze|drinks?|cocaine|heroin|pills?|cigarettes?|tobacco|casino|slots?|bets?|poker|lottery|loans?|payday|drugs?|weed|meth|opium|laudanum)$/;
/** Getting rid of it is no harm. */
export const RIDDANCE =
  /^(?:pour|throw|give|cut|stop|quit|flush|sell|close|cancel|delete|clear|drop|burn|destroy|end|leave|refuse|pay|repay|reduce|limit|replace|ban|block|remove|return)$/;

export const PARTNER = /^(?:husband|wife|boyfriend|girlfriend|fianc[ée]e?|spouse|ex|ex-husband|ex-wife)$/;
export const RELATIVE =
  /^(?:mother|mum|mom|mama|father|dad|papa|brother|sister|aunt|uncle|cousin|nephew|niece|grandmother|grandma|grandfather|grandpa|son|daughter|stepfather|step-father|stepmother|mother-in-law|father-in-law|sister-in-law|brother-in-law|in-laws)$/;
export const PEOPLE =
  /^(?:friend|boss|manager|doctor|nurse|teacher|sponsor|counsellor|counselor|therapist|coach|foreman|neighbour|neighbor|colleague|roommate|child|kid|baby|mentor|master|mistress|parent|priest|pastor|lawyer|gp)s?$/;

/** Verbs whose object is a person one talks to. */
export const CONTACT =
  /^(?:call|ask|tell|phone|ring|text|telephone|visit|email|e-mail|show|thank|invite|contact|pay|write|talk|speak|join|help|teach)$/;
