/** `product`: the list of notifications in Waymark. */
export const notificationChannels = ['product', 'mail'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

export interface NotificationTopicText {
  label: string;
  about: string;
  /** Completes "You get this mail because …". */
  because: string;
  /** Why it cannot be turned off, by channel. */
  fixed: Partial<Record<NotificationChannel, string>>;
}

/** What users choose notifications by, in the order of the settings. No schemas, since the browser loads it. */
export const notificationTopics = {
  sessions: {
    label: 'Sessions',
    about: 'Bookings, new times, cancellations and missed sessions.',
    because: 'it is about a session of yours on Waymark',
    fixed: { mail: 'Mails stay on: two people rely on the same time.' },
  },
  reminders: {
    label: 'Session reminders',
    about: 'A day and an hour before a session starts.',
    because: 'you have a session on Waymark soon',
    fixed: {},
  },
  reviews: {
    label: 'Reviews',
    about: 'After a session, the question how it was.',
    because: 'you had a session on Waymark',
    fixed: {},
  },
  money: {
    label: 'Money',
    about: 'Receipts, refunds and payments that are due.',
    because: 'it is about a payment on Waymark',
    fixed: { mail: 'Mails stay on: they are your receipts.' },
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
  },
  security: {
    label: 'Security',
    about: 'Changed passwords, and links to set a new one.',
    because: 'it is about the security of your Waymark account',
    fixed: {
      product: 'Always on: this is how you would learn of a stranger in your account.',
      mail: 'Always on: this is how you would learn of a stranger in your account.',
    },
  },
} as const satisfies Record<string, NotificationTopicText>;

export type NotificationTopic = keyof typeof notificationTopics;

/** Why the topic cannot be turned off on this channel; undefined if it can. */
export const whyFixed = (topic: NotificationTopic, channel: NotificationChannel): string | undefined => {
  const { fixed }: NotificationTopicText = notificationTopics[topic];
  return fixed[channel];
};
