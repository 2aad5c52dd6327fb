/** What is missing from most applications that are not approved. Applicants read it as it is. */
export const phrases = [
  {
    label: 'Nothing concrete',
    text: 'Please tell one thing that happened to you: when it was, what went wrong and what you did next.',
  },
  {
    label: 'Whom it helped',
    text: 'Please say whom your experience has helped so far, and what changed for them.',
  },
  {
    label: 'Your own part',
    text: 'Please describe what you did yourself, step by step. We read much about the situation and little about you.',
  },
  {
    label: 'Too recent',
    text: 'Please write again when you have had more time with this. Learners need to see how it went on afterwards.',
  },
  {
    label: 'Hard to check',
    text: 'Please add something that shows who you are, such as dates, places or a page about your work.',
  },
] as const;
