import type { Mail, Notification } from '@waymark/contracts/identity/notifications';

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const one = (id: number, kind: string, title: string, body: string, minutes: number, read = true) =>
  ({
    id: `n${id}`,
    kind,
    title,
    body,
    link: '/scheduling',
    createdAt: ago(minutes),
    readAt: read ? ago(minutes - 1) : null,
  }) satisfies Notification;

const notifications: Notification[] = [
  one(
    1,
    'session-booked',
    'Your session with Amara Okafor is booked',
    'Thu 3 Dec, 18:30 your time, 10:30 for Amara',
    3,
    false,
  ),
  one(2, 'payment-receipt', 'You paid $25.00', 'For your session with Amara Okafor', 3, false),
  one(
    3,
    'session-moved',
    'Jonas Lindqvist moved your session',
    'It is now on Fri 4 Dec, 09:00 your time',
    190,
    false,
  ),
  one(4, 'refund-settled', '$30.00 are back with you', 'Your session with Priya Raman was cancelled', 2_900),
  one(5, 'session-reminder', 'Tomorrow at 18:30: Amara Okafor', 'The link is in My Sessions', 4_400),
  one(6, 'session-no-show', 'You said that Priya Raman did not come', 'Nothing is charged', 9_000),
];

const html = `<!doctype html><html><head><style>body{font-family:sans-serif;padding:24px;color:#1F2A2E}</style></head>
<body><h1>Your session is booked</h1><p>Thu 3 Dec, 18:30 your time, 10:30 for Amara.</p>
<p><a href="/scheduling">See your sessions</a></p><script>document.body.textContent='a script ran'</script></body></html>`;
const mails: Mail[] = [
  'Your session with Amara Okafor is booked',
  'Receipt: $25.00',
  'Choose a new password',
].map((subject, at) => ({
  id: `m${at}`,
  to: 'learner@example.org',
  subject,
  state: at === 2 ? 'failed' : 'kept',
  createdAt: ago(at * 100 + 2),
  html,
  text: `Your session is booked\n\nThu 3 Dec, 18:30 your time, 10:30 for Amara.\n\nhttp://localhost:3000/scheduling`,
  ics: at === 0 ? 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n' : null,
}));

const unread = () => ({ unread: notifications.filter(({ readAt }) => readAt === null).length });

/** What the bell and the outbox ask. */
export const newsRoutes: Record<string, (asked: { body: unknown }) => unknown> = {
  'GET /notifications': () => notifications,
  'GET /notifications/unread': unread,
  'POST /notifications/read': ({ body }) => {
    const { ids } = body as { ids?: string[] };
    for (const each of notifications) if (!ids || ids.includes(each.id)) each.readAt ??= ago(0);
    return unread();
  },
  'GET /dev/mails': () => mails,
  ...Object.fromEntries(mails.map((mail) => [`GET /dev/mails/${mail.id}`, () => mail])),
};
