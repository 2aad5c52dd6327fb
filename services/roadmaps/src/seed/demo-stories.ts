import type { Story } from '@waymark/contracts/roadmaps/stories';

/** Invented, in the order of display. */
export const demoStories: readonly Story[] = [
  {
    id: 'story1',
    title: 'The drawer is empty',
    category: 'Financial Recovery',
    story:
      'Tomáš asks you to open every envelope and make one line for each debt. I opened three, made tea, and could not go on. My sister sat beside me the next evening, and we did the rest. It came to €11,260. That is a horrible number, and it was smaller than the one I had been carrying around in my head. The last payment left my account in May. On Sundays I still sit down at the table for ten minutes with the list. Now it says what I am saving for.',
    timeFrame: 'Over 26 months',
    outcome: 'debt free',
    name: 'Lena',
    roadmapId: 'roadmap2',
  },
  {
    id: 'story2',
    title: 'I leave at four',
    category: 'Mental Health',
    story:
      'I teach. I thought that tired was what good teachers are. Giving each morning a number showed me that my Thursdays were all twos, and that I could do something about Thursdays. I went back in September on terms that I had written down first. I leave at four. Nothing has collapsed.',
    timeFrame: 'Over 7 months',
    outcome: 'work-life balance',
    name: 'Dele',
    roadmapId: 'roadmap1',
  },
  {
    id: 'story3',
    title: 'As far as the bakery',
    category: 'Health & Recovery',
    story:
      'After the second operation I could not get to the bus stop. One landing a week, Inês says, and on bad days take back a third. I took back a third eleven times. In April I ran to the bakery, which is 900 metres, and cried into a bag of rolls. My daughter times me now.',
    timeFrame: 'Over one year',
    outcome: 'life changed',
    name: 'Marta',
    roadmapId: 'roadmap8',
  },
  {
    id: 'story4',
    title: 'Four discs a day',
    category: 'Life Skills',
    story:
      'My plans used to be works of art that I never looked at twice. Four discs of time and no more felt like giving up. Then it was November, and I had handed in everything, late by two days instead of two months. The office gave me my deadlines in pieces. I only had to ask.',
    timeFrame: 'Since last autumn',
    outcome: 'thriving',
    name: 'Yusuf',
    roadmapId: 'roadmap6',
  },
  {
    id: 'story5',
    title: 'Day one hundred and four, the second time',
    category: 'Health & Recovery',
    story:
      'I drank on day nineteen and did not want to open the page again. It still showed what I had done, and where I was. So I rang the person I had chosen, and we went back through the day hour by hour. It was the way home, past the kiosk. I take the other street.',
    timeFrame: '',
    outcome: 'still walking',
    name: 'Anders',
    roadmapId: 'roadmap7',
  },
];
