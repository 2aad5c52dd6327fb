/** `product`: the list of notifications in Waymark. */
export const notificationChannels = ['product', 'mail'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

export interface NotificationTopicText {
  label: string;
  about: string;
  /** Completes "You are receiving this email because …". */
  because: string;
  /** Why it cannot be turned off, by channel. */
  fixed: Partial<Record<NotificationChannel, string>>;
  /** Learners get nothing about it. */
  forMentors?: boolean;
  /** Only admins get something about it. */
  forAdmins?: boolean;
}

/** What users choose notifications by, in the order of the settings. No schemas, since the browser loads it. */
export const notificationTopics = {
  sessions: {
    label: 'Sessions',
    about: 'Bookings, new times, cancellations and missed sessions.',
    because: 'it is about a session of yours on Waymark',
    fixed: { mail: 'Always on: two people are relying on the same time.' },
  },
  reminders: {
    label: 'Session reminders',
    about: 'One day and one hour before a session starts.',
    because: 'you have a session on Waymark soon',
    fixed: {},
  },
  messages: {
    label: 'Messages',
    about: 'When a message has waited unread for 15 minutes; once until you read it.',
    because: 'somebody wrote to you on Waymark',
    fixed: {},
  },
  steps: {
    label: 'Step reminders',
    about: 'At the time you set for a step of a roadmap.',
    because: 'you set a reminder for a step on Waymark',
    fixed: {},
  },
  followed: {
    label: 'Roadmaps you follow',
    about: 'When a mentor takes one down, or publishes it again.',
    because: 'you follow a roadmap on Waymark',
    fixed: {},
  },
  daily: {
    label: 'Daily reminder',
    about: 'At the time you chose, on days without a step. You set it above.',
    because: 'you asked for a daily reminder on Waymark',
    fixed: {},
  },
  weekly: {
    label: 'Sunday letter',
    about: 'What you did in the week, a sentence of your mentor and one small step.',
    because: 'you did a step of a roadmap on Waymark this week',
    fixed: {},
  },
  quiet: {
    label: 'After a quiet time',
    about: 'One note after 3, 7 and 30 days without activity, then none until you are back.',
    because: 'you follow a roadmap on Waymark',
    fixed: {},
  },
  welcome: {
    label: 'Welcome',
    about: 'One letter when you begin.',
    because: 'you are new to Waymark',
    fixed: {},
  },
  reviews: {
    label: 'After a session',
    about: 'When your mentor writes it up, and once to ask how it went.',
    because: 'you had a session on Waymark',
    fixed: {},
  },
  thanks: {
    label: 'Thanks',
    about: 'When a learner finished one of your roadmaps and thanks you.',
    because: 'you published a roadmap on Waymark',
    fixed: {},
    forMentors: true,
  },
  money: {
    label: 'Money',
    about: 'Receipts, refunds and payments due.',
    because: 'it is about a payment on Waymark',
    fixed: { mail: 'Always on: these emails are your receipts.' },
  },
  applications: {
    label: 'Mentor application',
    about: 'The result of your application to become a mentor.',
    because: 'you applied to become a mentor on Waymark',
    fixed: {},
  },
  community: {
    label: 'Mentor community',
    about:
      'Requests for help that match what you offer, responses in your threads, and your places in peer sessions.',
    because: 'you take part in the mentor community on Waymark',
    fixed: {},
    forMentors: true,
  },
  desk: {
    label: 'Admin work',
    about:
      'Applications, reports, contested no-shows and failures as they come, and an email a day while some wait.',
    because: 'you are an admin of Waymark',
    fixed: {},
    forAdmins: true,
  },
  security: {
    label: 'Security',
    about: 'Changed passwords, and links to set a new one.',
    because: 'it is about the security of your Waymark account',
    fixed: {
      product: 'Always on: this is how you would find out about a stranger in your account.',
      mail: 'Always on: this is how you would find out about a stranger in your account.',
    },
  },
} as const satisfies Record<string, NotificationTopicText>;

export type NotificationTopic = keyof typeof notificationTopics;

export const isForAdmins = (topic: NotificationTopic): boolean => {
  const { forAdmins = false }: NotificationTopicText = notificationTopics[topic];
  return forAdmins;
};

export const isForMentors = (topic: NotificationTopic): boolean => {
  const { forMentors = false }: NotificationTopicText = notificationTopics[topic];
  return forMentors;
};

/** Why the topic cannot be turned off on this channel; undefined if it can. */
export const whyFixed = (topic: NotificationTopic, channel: NotificationChannel): string | undefined => {
  const { fixed }: NotificationTopicText = notificationTopics[topic];
  return fixed[channel];
};
