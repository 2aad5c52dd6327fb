import { timelineText, type WrittenMilestone } from './written-text.ts';

/** An invented life to try the ghostwriter on. */
export interface GhostwriterSample {
  /** Takes the place of a roadmap's id. */
  id: string;
  /** Ids of the texts, as of sources. */
  timelineId: string;
  name: string;
  title: string;
  description: string;
  /** About the invented mentor. */
  about: string;
  milestones: readonly WrittenMilestone[];
  artifacts: readonly { id: string; name: string; text: string }[];
}

const milestone = (year: number, title: string, description: string, steps: string[]): WrittenMilestone => ({
  ...{ year, title, description },
  steps: steps.map((step) => ({ title: step, links: [] })),
});

const entrepreneur: GhostwriterSample = {
  id: 'sample-entrepreneur',
  timelineId: '6f0f2a52-6f0e-4c1e-9a01-3d0b6a1c0001',
  name: 'Entrepreneur',
  title: 'From a market stall to my own bakery',
  description: 'How I built a small bakery without a bank loan.',
  about: 'Baker and owner of a shop with four employees.',
  milestones: [
    milestone(2014, 'Baked for the neighbours', 'I worked nights in a factory and baked on Sundays.', [
      'I sold twelve loaves to my neighbours every Sunday',
      'I wrote down what each loaf cost me',
    ]),
    milestone(2016, 'Rented a stall on the market', 'The first winter I stood there in the snow.', [
      'I asked every customer what they would buy again',
      'I stopped making the six kinds of bread that nobody wanted',
      'I put a tenth of every day into a second account',
    ]),
    milestone(2019, 'Opened the shop', 'I found an old bakery whose owner retired.', [
      'I worked beside the old owner for three months',
      'I bought the oven in monthly payments',
      'I hired one person before I was exhausted',
    ]),
  ],
  artifacts: [
    {
      id: '6f0f2a52-6f0e-4c1e-9a01-3d0b6a1c0002',
      name: 'Notebook of the market years',
      text: 'In the first month I sold forty loaves and lost money on every one of them. I sat down with my sister and counted flour, power and rent. After that I raised the price by fifty cents and told my customers why. Three people left and the others stayed. Every Friday I called two restaurants and brought them a loaf. In March the first one ordered twenty loaves a week. I kept one day free to sleep and to do the books. I borrowed money from a man on the market and I regret it, because he asked for twice as much. Later I paid my suppliers on the day the bill came, and they gave me better flour.',
    },
  ],
};

const career: GhostwriterSample = {
  id: 'sample-career-change',
  timelineId: '6f0f2a52-6f0e-4c1e-9a01-3d0b6a1c0003',
  name: 'Career change',
  title: 'From the warehouse to nursing',
  description: 'How I became a nurse at thirty-eight.',
  about: 'Nurse on a ward for older people, earlier a picker in a warehouse.',
  milestones: [
    milestone(2015, 'Knew that I could not go on', 'My back hurt and I counted the hours of every shift.', [
      'I told my partner that I wanted to leave',
      'I spent one day on a ward to see the work',
    ]),
    milestone(2016, 'Went back to school', 'I had left school at sixteen and was afraid of tests.', [
      'I took an evening course in biology twice a week',
      'I studied with two women from the course in a kitchen',
      'I applied for a grant for adults',
    ]),
    milestone(2018, 'Trained on the ward', 'I was the oldest in my year.', [
      'I asked one question every day, even when it felt stupid',
      'I slept for an hour before each night shift',
    ]),
    milestone(2020, 'Passed the exam', 'The letter came on a Thursday.', [
      'I wrote to the nurse who had let me watch in the first year',
    ]),
  ],
  artifacts: [],
};

const recovery: GhostwriterSample = {
  id: 'sample-recovery',
  timelineId: '6f0f2a52-6f0e-4c1e-9a01-3d0b6a1c0004',
  name: 'Recovery',
  title: 'Back from burnout',
  description: 'How I learned to rest before I had to.',
  about: 'Teacher for twenty years, ill for one of them.',
  milestones: [
    milestone(2017, 'Could not get up any more', 'One Monday I sat in the car and could not drive.', [
      'I called my doctor the same morning',
      'I let a colleague tell the school',
    ]),
    milestone(2018, 'Learned to rest', 'It took longer than everyone had said.', [
      'I walked around the lake every morning before I looked at my phone',
      'I talked to a therapist once a week',
      'I wrote three lines every evening about what was good',
    ]),
    milestone(2019, 'Went back with fewer hours', 'I was afraid of the first parents’ evening.', [
      'I agreed on two days a week with my principal',
      'I left the building at four, whatever was on my desk',
    ]),
  ],
  artifacts: [
    {
      id: '6f0f2a52-6f0e-4c1e-9a01-3d0b6a1c0005',
      name: 'Diary of the year at home',
      text: 'In January I slept fourteen hours a day and felt guilty for each of them. In February I began to walk to the lake, at first only to the bench. I met an old man there who fed the ducks, and we said good morning. In March I answered one letter a day and no more. I made a list of what gave me strength and what took it, and I put it on the fridge. My sister came every Saturday and we cooked soup. I said no to the school party and nothing bad happened. In the summer I planted tomatoes and watched them. I went back too early in the autumn, which was a mistake, and had to stop again after two weeks. The second time I asked for fewer hours first.',
    },
    {
      id: '6f0f2a52-6f0e-4c1e-9a01-3d0b6a1c0006',
      name: 'Letter to a colleague',
      text: 'You asked me what helped. I kept the same time for getting up, even on bad days. I told three people the truth and did not hide any more. I handed over the choir to somebody younger. I keep one afternoon a week without a plan.',
    },
  ],
};

export const GHOSTWRITER_SAMPLES: readonly GhostwriterSample[] = [entrepreneur, career, recovery];

export const sampleOfId = (id: string): GhostwriterSample | undefined =>
  GHOSTWRITER_SAMPLES.find((sample) => sample.id === id);

/** The sources of a sample. */
export const sampleSources = ({ timelineId, milestones, artifacts }: GhostwriterSample) => [
  {
    id: timelineId,
    kind: 'timeline' as const,
    name: 'Timeline',
    text: timelineText(milestones)!.text,
  },
  ...artifacts.map((artifact) => ({ ...artifact, kind: 'transcript' as const })),
];

/** Its texts by source id. */
export const sampleTexts = (sample: GhostwriterSample): Map<string, string> =>
  new Map(sampleSources(sample).map(({ id, text }) => [id, text]));
