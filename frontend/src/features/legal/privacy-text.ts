import type { OperatorInfo } from '@waymark/contracts/operator';

export interface Statement {
  text: string;
  /** The tables (`service.table`) that the sentence is about. Each table of a service needs one; a test compares them. */
  covers?: readonly string[];
}

export interface Section {
  title: string;
  statements: Statement[];
}

const of = (service: string, tables: string): string[] =>
  tables.split(' ').map((table) => `${service}.${table}`);

const account: Section = {
  title: 'Your account',
  statements: [
    {
      text: 'Your user name, your e-mail address, your role, the day you registered, the language and region of your browser (for dates in mails), and a picture if you add one. Your password is stored only as a hash (argon2id), from which it cannot be read.',
      covers: of('identity', 'users'),
    },
    {
      text: 'If you turn on a second factor: the secret of your authenticator app (encrypted), the public keys of your passkeys, and your recovery codes as hashes. Wrong codes are counted for 15 minutes.',
      covers: of(
        'identity',
        'authenticator_apps passkeys passkey_challenges recovery_codes second_factor_attempts',
      ),
    },
    {
      text: 'Links and codes that we mail to you, to confirm an address or to set a new password, as hashes until they are used or old. A hash for each browser you log in with, so that we can warn you of a new one; it is deleted 400 days after its last use.',
      covers: of('identity', 'email_links password_recoveries known_devices'),
    },
    {
      text: 'While you are logged in: the browser and system you use, and a shortened network address. You can see and end these logins under Account. They end 30 days after their last use and 90 days after the login.',
    },
    {
      text: 'What we told you: mails (30 days after they were sent, 90 if they could not be), notifications (180 days after you read them), and which of them you turned off. The browsers in which you allowed push messages, and such messages until they are sent.',
      covers: of(
        'identity',
        'mails notifications notification_preferences notified_sessions push_devices push_messages',
      ),
    },
  ],
};

const learning: Section = {
  title: 'What you do as a learner',
  statements: [
    {
      text: 'The roadmaps you follow or save, the steps you completed or started over, the days on which you did, and whether a finished roadmap still holds, if you answered. From these we compute your streak and your place on a roadmap.',
      covers: of('roadmaps', 'follows saved_roadmaps progress progress_resets activity step_days outcomes'),
    },
    {
      text: 'Your moods, reflections, notes at steps and reminders. Only you can read them; no mentor and no page of the admins shows them.',
      covers: of('roadmaps', 'moods reflections step_notes step_reminders'),
    },
    {
      text: 'The time and zone of your daily reminder, its pause, and which letters were sent to you and when, so that none is sent twice.',
      covers: of('roadmaps', 'letter_schedules sent_letters'),
    },
    {
      text: 'What you write to a mentor or to all: thanks, your own story, and requests for roadmaps that nobody has written yet. Certificates carry the name that you give them.',
      covers: of('roadmaps', 'thanks user_stories stories path_requests certificates'),
    },
    {
      text: 'Your place in learning materials, and on which days you opened one.',
      covers: of('community', 'material_views material_positions'),
    },
  ],
};

const mentoring: Section = {
  title: 'What you do as a mentor',
  statements: [
    {
      text: 'Your application with its evaluation and decision, and your public profile. Your name, picture, price, rating and next free time are copied to where they are shown.',
      covers: [
        ...of('identity', 'mentor_applications mentor_application_decisions mentors'),
        ...of('identity', 'mentor_prices mentor_ratings mentor_next_free roadmap_news roadmap_counts'),
        ...of('roadmaps', 'mentors talk_prices learning_materials'),
        ...of('community', 'people'),
      ],
    },
    {
      text: 'Your stories: recordings, files, interview answers and timelines, what was found in them, and what you allowed to be done with each. Only you can read them, except for the parts that you publish.',
      covers: of(
        'roadmaps',
        'sources source_permissions recordings recording_parts voice_clips artifacts interview_answers timeline_milestones',
      ),
    },
    {
      text: 'Your roadmaps with their versions, your last changes (for undo), and your decisions about names of other people and about passages that we held back. What you publish can be read by everyone.',
      covers: of(
        'roadmaps',
        'roadmaps stages steps roadmap_versions published_roadmaps roadmap_edits review_decisions name_decisions held_back',
      ),
    },
    {
      text: 'Your card in the network of mentors with the address that you enter for it, your requests for help and responses, sessions that you host or join, and the materials and files that you share. Mentors and admins can read these; materials can be opened by everyone who is logged in.',
      covers: of(
        'community',
        'cards support_requests support_responses peer_sessions peer_registrations peer_reminders materials files',
      ),
    },
    {
      text: 'Messages that you exchange with another person, with files, and what each of you has read, muted and blocked. Only the two of you can read them. If one of you reports a message, admins read the conversation up to that message, and each reading is recorded. What you wrote is deleted with your account.',
      covers: of('community', 'message_threads message_members messages message_settings message_reports'),
    },
  ],
};

const sessions: Section = {
  title: 'Sessions and payments',
  statements: [
    {
      text: 'Mentors: your weekly hours, exceptions, time zone, price, and the secret address of your calendar if you made one, with what it may include. If you link a calendar elsewhere: its address, encrypted, and when you are busy by it, without what for. Both: your sessions with their times, what you wrote about them, other times that you proposed and messages with changes, tasks that a mentor writes for a learner with the ticks and comments, a goal that two people share, private notes that only their author can read, when each of you opened the meeting, and reviews. The other person sees your name and what you wrote for them.',
      covers: of(
        'scheduling',
        'calendars availability overrides next_free calendar_changes calendar_feeds linked_calendars busy_times sessions session_changes proposals session_joins private_notes tasks goals reminders reviews',
      ),
    },
    {
      text: 'If somebody does not come: what both of you report, so that the payment can be settled.',
      covers: of('scheduling', 'no_show_cases'),
    },
    {
      text: 'Payments and refunds with their amounts, times and persons, the reasons that admins gave for refunds, disputes, and the messages of the payment provider (30 days). Card numbers never reach us.',
      covers: of(
        'payments',
        'intents refunds refund_requests disputes fraud_warnings ledger webhook_events sandbox_intents',
      ),
    },
    {
      text: 'Mentors: what you earn by each payment and when its session ended, and what was paid out to you, with the reference that an admin wrote. Because of the tax law, this stays without your name when you leave.',
      covers: of('payments', 'earnings session_ends payouts'),
    },
  ],
};

const ai: Section = {
  title: 'Drafts, coaching and questions',
  statements: [
    {
      text: 'Each request to draft, to coach or to reply, with what you wrote for it, what you allowed it to use, and the result; and how many you made, because there are limits.',
      covers: of('roadmaps', 'ai_runs ai_run_starts run_events'),
    },
    {
      text: 'Texts are searched for signs of danger, so that you are shown help. The result is shown to you alone. Nobody is informed.',
    },
  ],
};

const safety: Section = {
  title: 'Keeping order',
  statements: [
    {
      text: 'Reports that you send, and what admins did because of them. The record of what admins do is never changed. If an account is suspended or deleted, its number is kept where it must be, so that nobody can book or log in by mistake.',
      covers: [
        ...of('identity', 'reports admin_actions reserved_usernames'),
        ...of('community', 'reports'),
        ...of('scheduling', 'suspensions departures'),
      ],
    },
    {
      text: 'Logs of the servers: the time and address of each login, with the name that was typed if it failed. Other lines name no network address. How long logs are kept depends on the operator. Requests are counted for minutes to hours by network address, to stop guessing and floods.',
    },
  ],
};

/** Names of the cookies, each with its use. A test compares them with those that the gateway sets. */
export const COOKIES: Record<string, string> = {
  '__Host-waymark': 'keeps you logged in',
  '__Host-waymark-device': 'recognises this browser, so that a login from a new one can be reported to you',
  '__Host-waymark-login': 'a few minutes between the password and the second factor',
  '__Host-waymark-fresh': 'shows you your own change at once',
  'waymark-zone': 'tells the server your time zone, so that the days on your home are yours',
};

const device: Section = {
  title: 'On your device',
  statements: [
    { text: 'Cookies, all of them necessary and none for advertising or statistics:' },
    ...Object.entries(COOKIES).map(([name, use]) => ({ text: `${name} ${use}.` })),
    {
      text: 'The storage of your browser keeps drafts, ticks that are not sent yet, what you saved for offline, recordings that are not uploaded yet, and choices such as the theme. Logging out deletes what belongs to your account. We load nothing from other companies to count or to recognise you.',
    },
  ],
};

const outside = ({ facts }: OperatorInfo): Section => ({
  title: 'Who else receives something',
  statements: [
    {
      text:
        facts.payments === 'stripe'
          ? 'Stripe takes payments. It gets your card data directly from you, and from us the amount, the name of the mentor, and our numbers of the payment and the session. Stripe’s own privacy policy applies to it.'
          : 'No payment provider: payments here are made with test cards, and no real money moves.',
    },
    { text: MODEL[facts.model] },
    {
      text:
        facts.files === 's3'
          ? 'Files are stored in an object storage that the operator has chosen.'
          : 'Files are stored on the operator’s own machine.',
    },
    {
      text: 'Mails pass through the mail server that the operator has chosen. Video calls open in a service of another company, meet.jit.si unless the operator or the mentor has chosen another; it sees your network address when you open the call. Links in roadmaps and materials lead to other sites, which see that you come.',
    },
    { text: 'We sell nothing about you and show no advertising.' },
  ],
});

const MODEL: Record<OperatorInfo['facts']['model'], string> = {
  none: 'No AI service: drafts and replies are made on the operator’s machine, from the mentor’s own words.',
  own: 'Drafts, coaching and replies are made by a language model that the operator runs.',
  outside:
    'Drafts, coaching and replies are made by a language model of another company, which the operator has chosen. It gets what is needed for the request: a mentor’s material after the mentor has allowed it, what you write to the coach, questions with the name of the mentor, and applications of mentors with what they contain. We add neither your address nor your password.',
};

const rights: Section = {
  title: 'How to see, take along and delete it',
  statements: [
    {
      text: 'Under Account you can download everything that is yours at any time, change your address, picture and password, end logins, and turn off mails.',
    },
    {
      text: 'You can delete your account there. You are logged out everywhere at once and have some days to change your mind (14 unless the operator has set another number). Then name, address, password, picture and what you wrote for yourself are deleted. Your user name is blocked for 90 days.',
    },
    {
      text: 'What concerns others stays without your name: sessions and reviews, payments (for the tax law), responses without their text, and roadmaps that people follow, if you agree. The record of what admins did stays.',
    },
    {
      text: 'You may have further rights under the law where you live, such as to complain to an authority.',
    },
  ],
};

/** What this installation stores, as its code and settings are. */
export const privacySections = (operator: OperatorInfo): Section[] => [
  account,
  learning,
  mentoring,
  sessions,
  ai,
  safety,
  device,
  outside(operator),
  rights,
];
