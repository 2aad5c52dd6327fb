import type { SaveCardBody } from '@waymark/contracts/community/network';
import { demoPeople } from '@waymark/demo/people';

const { mentor, amara, tomas, ines, kofi, mei, jonas } = demoPeople;

/** Cards of the demo's mentors, by user. Sample data. */
export const demoCards: ReadonlyMap<number, SaveCardBody> = new Map([
  [
    mentor.id,
    {
      contactEmail: 'rosa@community.example',
      isEmailPublic: true,
      categories: ['career', 'personal'],
      yearsExperience: 6,
      responseTime: 'day',
      availableForPeerSupport: true,
      strugglesOvercome: ['Widowed at 44', 'A new trade at 45'],
      currentChallenges: ['Saying no to a fourth mentee'],
      helpOffered: ['Talking about grief', 'Late career changes', 'First sessions'],
      helpNeeded: ['Keeping notes short'],
    },
  ],
  [
    amara.id,
    {
      contactEmail: 'amara@community.example',
      isEmailPublic: true,
      categories: ['career', 'personal'],
      yearsExperience: 4,
      responseTime: 'hours',
      availableForPeerSupport: true,
      strugglesOvercome: ['Burnout in intensive care', 'Leaving a calling'],
      currentChallenges: ['Sessions late in the evening'],
      helpOffered: ['Rest and boundaries', 'Spotting burnout early'],
      helpNeeded: ['Mentees who go quiet'],
    },
  ],
  [
    tomas.id,
    {
      contactEmail: '',
      isEmailPublic: false,
      categories: ['personal'],
      yearsExperience: 5,
      responseTime: 'days',
      availableForPeerSupport: true,
      strugglesOvercome: ['€38,400 of debt', 'Shame about money'],
      currentChallenges: [],
      helpOffered: ['Difficult conversations', 'Budgeting'],
      helpNeeded: ['Writing clearer steps'],
    },
  ],
  [
    ines.id,
    {
      contactEmail: 'ines@community.example',
      isEmailPublic: true,
      categories: ['personal'],
      yearsExperience: 3,
      responseTime: 'day',
      availableForPeerSupport: false,
      strugglesOvercome: ['Lymphoma', 'Fear of my own body'],
      currentChallenges: ['Hearing stories close to mine'],
      helpOffered: ['Starting very small', 'Illness and identity'],
      helpNeeded: ['Rest and boundaries'],
    },
  ],
  [
    kofi.id,
    {
      contactEmail: 'kofi@community.example',
      isEmailPublic: true,
      categories: ['business', 'career'],
      yearsExperience: 8,
      responseTime: 'day',
      availableForPeerSupport: true,
      strugglesOvercome: ['Starting over abroad', 'A first year without profit'],
      currentChallenges: ['Six people on the payroll'],
      helpOffered: ['Plain numbers', 'Honest feedback'],
      helpNeeded: ['Mentoring online'],
    },
  ],
  [
    mei.id,
    {
      contactEmail: '',
      isEmailPublic: false,
      categories: ['tech', 'personal'],
      yearsExperience: 2,
      responseTime: 'week',
      availableForPeerSupport: true,
      strugglesOvercome: ['A late ADHD diagnosis', 'Failing the same year twice'],
      currentChallenges: ['Too many open tabs'],
      helpOffered: ['Writing clearer steps', 'Structure without guilt'],
      helpNeeded: ['First sessions'],
    },
  ],
  [
    jonas.id,
    {
      contactEmail: 'jonas@community.example',
      isEmailPublic: true,
      categories: ['personal'],
      yearsExperience: 6,
      responseTime: 'hours',
      availableForPeerSupport: true,
      strugglesOvercome: ['Drinking', 'Becoming a father late'],
      currentChallenges: [],
      helpOffered: ['Mentees who go quiet', 'Relapse without blame'],
      helpNeeded: ['Talking about grief'],
    },
  ],
] satisfies [number, SaveCardBody][]);
