import { demoPeople } from './people.ts';

export interface DemoMentor {
  readonly id: number;
  readonly name: string;
  readonly bio: string;
  readonly expertise: readonly string[];
  readonly languages: readonly string[];
  readonly timezone: string;
}

/** Profiles of the demo's mentors, shared by identity and the cards of roadmaps. */
export const demoMentors: readonly DemoMentor[] = [
  {
    id: demoPeople.mentor.id,
    name: 'Rosa Delgado',
    bio: 'Electrician, widow, mother of two grown sons. I started again at 45, in grief and in safety boots, and I help people take the first small step when the whole of it is too much to look at.',
    expertise: ['Grief and loss', 'Starting a trade', 'Single parenthood'],
    languages: ['es', 'en'],
    timezone: 'Europe/Madrid',
  },
  {
    id: demoPeople.amara.id,
    name: 'Amara Okafor',
    bio: 'Eleven years as an intensive care nurse, until my body stopped the argument. I work in community health now, and I talk with carers about tiredness before it becomes an illness.',
    expertise: ['Burnout', 'Leaving a caring profession', 'Rest and boundaries'],
    languages: ['en', 'ig'],
    timezone: 'Europe/London',
  },
  {
    id: demoPeople.tomas.id,
    name: 'Tomáš Dvořák',
    bio: 'I owed €38,400 to nine lenders and paid back all of it in four years on a bus driver’s wage. No tricks: a kitchen table, a list, and somebody to tell the truth to.',
    expertise: ['Debt repayment', 'Budgeting on one wage', 'Talking to lenders'],
    languages: ['cs', 'en', 'de'],
    timezone: 'Europe/Prague',
  },
  {
    id: demoPeople.ines.id,
    name: 'Inês Carvalho',
    bio: 'Teacher from Porto. Two years after lymphoma I ran ten kilometres, slowly and crying. I help people come back to a body that they no longer trust.',
    expertise: ['Life after cancer', 'Running from zero', 'Trusting your body again'],
    languages: ['pt', 'en'],
    timezone: 'Europe/Lisbon',
  },
  {
    id: demoPeople.kofi.id,
    name: 'Kofi Mensah',
    bio: 'I came to Hamburg with a suitcase and my grandmother’s recipes, and run a small restaurant with six people on the payroll. I like plain numbers and honest portions.',
    expertise: ['Small business', 'Starting over abroad', 'Food and kitchens'],
    languages: ['de', 'en', 'tw'],
    timezone: 'Europe/Berlin',
  },
  {
    id: demoPeople.mei.id,
    name: 'Mei Tanaka',
    bio: 'Diagnosed with ADHD at 24, after failing the same year of university twice. I finished my degree with timers, body doubles and a great deal of forgiveness.',
    expertise: ['ADHD', 'Studying', 'Starting again after failing'],
    languages: ['ja', 'en'],
    timezone: 'Asia/Tokyo',
  },
  {
    id: demoPeople.jonas.id,
    name: 'Jonas Lindqvist',
    bio: 'Carpenter, sober since a Tuesday in March six years ago. I am not a therapist. I am somebody who knows what the first ninety evenings are like.',
    expertise: ['Sobriety', 'The first ninety days', 'Fatherhood'],
    languages: ['sv', 'en'],
    timezone: 'Europe/Stockholm',
  },
];
