import type { HelpTexts } from './help-shape.ts';

export const HELP_EN: HelpTexts = {
  title: {
    strong: 'Please talk to a person now',
    'ask-first': 'Ask somebody first',
  },
  intro: {
    strong:
      'What you wrote matters more than anything else here. The rest can wait. You do not need the right words: “I need help” is enough.',
    'ask-first':
      'Good that you are asking. This belongs to somebody who can look at your situation, today if possible.',
  },
  sections: {
    suicide: [
      'Somebody to talk to',
      'Call or write to one of these. If you can, go where another person is, and put some distance between you and anything you could use. If you fear for somebody else, stay with them, ask them openly, and call together.',
    ],
    'self-harm': [
      'When you hurt yourself',
      'If a wound is deep or keeps bleeding, press a clean cloth on it and call {emergency}. Otherwise talk to one of these people; they know this and will not judge.',
    ],
    overdose: [
      'Act now, even if you feel fine',
      'Call {emergency} or the poison centre now and say what was taken, how much and when. Do not sleep it off, do not vomit, do not wait. Somebody who will not wake: lay them on their side and stay.',
    ],
    'violence-at-home': [
      'When you can talk alone',
      'You did nothing to deserve this. These people listen, also without your name, and leave the decisions to you. Call when it is safe to talk; agree on a word with somebody near that means “send help”. A call or a page can be seen later on a shared phone.',
    ],
    child: [
      'For a child',
      'It is never the child’s fault. These people listen to children and to adults who worry. The local child protection office can act too. Where a child is in danger now, call {emergency}.',
    ],
    'harm-to-others': [
      'Step away first',
      'Go somewhere else, away from the person and from anything that could hurt. Then call somebody: these people talk with you without judging. If you may lose control, call {emergency}; saying it out loud stops it.',
    ],
    'medical-emergency': [
      'Call for help now',
      'Call {emergency} now and say what happened, and which medicine was stopped or is missing. Somebody who does not wake: lay them on their side and stay with them. Do not wait for it to pass.',
    ],
    withdrawal: [
      'A doctor before you stop',
      'Stopping alcohol or calming medicine from one day to the next can be dangerous. Talk to a doctor or an addiction service today; they plan it with you. With trembling, fits or confusion call {emergency}.',
    ],
    medicine: [
      'A doctor or pharmacist',
      'Take it as before until you have asked. A pharmacist can often answer today, by phone. Say what you take, how much, and why you want to change it.',
    ],
    pregnancy: [
      'A midwife or doctor',
      'Ask your midwife or doctor before you begin. With bleeding, strong pain or a baby that moves less, call them or {emergency} now.',
    ],
    'chest-pain': [
      'Call now',
      'Pain or pressure in the chest can be the heart. Stop, sit down and call {emergency} now. Do not drive yourself. If it has passed, see a doctor today.',
    ],
    'eating-disorder': [
      'A doctor or an advice service',
      'This is an illness and there is help for it. Ask a doctor or an eating disorder service for a talk; a friend can call with you. If you faint or your heart races, call {emergency}.',
    ],
    eviction: [
      'Tenants’ advice or legal aid',
      'Call a tenants’ advice service or legal aid today, with the letter in your hand. Deadlines can be short, and a notice alone rarely means you must leave. Sign nothing before that.',
    ],
    court: [
      'A lawyer or legal aid',
      'Call a lawyer or legal aid today and read them the date on the letter. Ask whether the costs can be paid for you. Keep the date, also if you have no lawyer yet.',
    ],
  },
  emergency: 'If life is in danger now, call {emergency}.',
  urgent: 'Call {emergency} now.',
  emergencyNumbers: '112 in Europe, 911 in North America, or the number where you are',
  always: 'day and night',
  directory: 'Find a Helpline: free lines in your country',
};
