import { demoPeople } from '@waymark/demo/people';
import type { DemoFile } from './demo-files.ts';
import type { DemoSession } from './persistence/demo.repository.ts';

const { mentor, amara, tomas, ines, kofi, mei, jonas } = demoPeople;

const online = (room: string) => ({
  isVirtual: true,
  isRecordingEnabled: false,
  joinLink: `https://meet.jit.si/waymark-demo-${room}`,
  location: '',
});

export interface DemoPeerSession extends DemoSession {
  recording?: DemoFile & { captions: string };
}

const RECORDING = {
  name: 'trail.webm',
  type: 'video/webm',
  thumbnail: 'trail.webp',
  durationSeconds: 24,
  captions: `WEBVTT

00:00.000 --> 00:06.000
[A sample recording, made for this demo. Slow, warm tones; nobody speaks.]

00:06.000 --> 00:15.000
[A dotted path across the hills is painted, mark by mark.]

00:15.000 --> 00:24.000
[In a real session, the words that were said would be here.]
`,
};

/** Peer sessions of the demo's mentors. Sample data. */
export const demoPeerSessions: readonly DemoPeerSession[] = [
  {
    hostId: mentor.id,
    startsInHours: 0.5,
    people: [kofi.id, jonas.id],
    body: {
      ...online('open-hour'),
      title: 'Open hour: bring one question',
      description:
        'No talk, no slides. Bring one question from a session you had this week, and we think about it together. Listening only is fine.',
      category: 'community',
      skillLevel: 'all',
      duration: 60,
      maxParticipants: 8,
      facilitationNotes: 'Begin with a round of names. Ten minutes per question, no more.',
      agenda: ['A round of names', 'One question each', 'What we take with us'],
      materials: [],
    },
  },
  {
    hostId: amara.id,
    startsInHours: 50,
    people: [mentor.id, ines.id, jonas.id, mei.id, tomas.id],
    body: {
      ...online('boundaries'),
      title: 'Boundaries that hold on a bad day',
      description:
        'How to say when you are there, and when you are not, without a cold voice. We write the sentence together that each of us needs.',
      category: 'support-circle',
      skillLevel: 'beginner',
      duration: 75,
      maxParticipants: 3,
      facilitationNotes: 'Keep it small. Nobody has to read their sentence aloud.',
      agenda: ['What drains us', 'Writing one sentence', 'Reading it to a partner'],
      materials: ['A pen and paper'],
    },
  },
  {
    hostId: kofi.id,
    startsInHours: 100,
    people: [mei.id],
    body: {
      ...online('numbers'),
      title: 'Plain numbers for people who fear them',
      description:
        'I show the one sheet I use with every mentee who starts a business: what comes in, what goes out, and for how many months it lasts.',
      category: 'skills-development',
      skillLevel: 'intermediate',
      duration: 60,
      maxParticipants: 12,
      facilitationNotes: '',
      agenda: ['The sheet', 'An example from my first year', 'Your questions'],
      materials: ['The sheet with the example (shown in the session)'],
    },
  },
  {
    hostId: tomas.id,
    startsInHours: 170,
    people: [],
    body: {
      ...{
        isVirtual: false,
        isRecordingEnabled: false,
        joinLink: '',
        location: 'Lisbon, Jardim da Estrela, at the bandstand',
      },
      title: 'A walk for mentors in Lisbon',
      description: 'Two hours on foot, in pairs, changing every twenty minutes. Rain moves it, nothing else.',
      category: 'community',
      skillLevel: 'all',
      duration: 120,
      maxParticipants: 10,
      facilitationNotes: '',
      agenda: [],
      materials: ['Good shoes'],
    },
  },
  {
    hostId: jonas.id,
    startsInHours: -70,
    people: [mentor.id, amara.id, kofi.id],
    body: {
      ...online('quiet'),
      isRecordingEnabled: true,
      title: 'When a mentee goes quiet',
      description: 'Three stories of mentees who stopped writing, what we did, and what we would do today.',
      category: 'best-practices',
      skillLevel: 'all',
      duration: 60,
      maxParticipants: 8,
      facilitationNotes: '',
      agenda: ['Three stories', 'What silence can mean', 'A first message that asks for nothing'],
      materials: ['The recording is a sample: a drawn path with soft tones, made for this demo'],
    },
    recording: RECORDING,
  },
  {
    hostId: ines.id,
    startsInHours: -340,
    people: [mei.id, tomas.id, mentor.id],
    body: {
      ...online('small-steps'),
      title: 'Steps small enough for a hospital bed',
      description: 'How I cut a step until it fits into ten minutes of strength. Bring one of yours.',
      category: 'skills-development',
      skillLevel: 'beginner',
      duration: 45,
      maxParticipants: 6,
      facilitationNotes: '',
      agenda: ['One step, cut three times', 'Yours'],
      materials: [],
    },
  },
];
