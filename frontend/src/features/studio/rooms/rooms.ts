/**
 * The rooms of the Studio, in the order of the navigation. The page of a room, at `/mentor/<path>`, is in `room-page.tsx`;
 * `gateway/src/pages/paths.ts` lists its address.
 */
export const rooms = [
  { path: 'roadmaps', label: 'Roadmaps' },
  { path: 'profile', label: 'Profile' },
  { path: 'hours', label: 'Hours' },
  { path: 'pricing', label: 'Pricing' },
  { path: 'earnings', label: 'Earnings' },
  { path: 'runs', label: 'AI runs' },
  { path: 'requests', label: 'Roadmap requests' },
] as const;

const ofApplicants = ['roadmaps', 'runs'];

/** Those that work before there is a mentor profile: the story and what is made of it. */
export const applicantRooms = rooms.filter(({ path }) => ofApplicants.includes(path));

export type RoomPath = (typeof rooms)[number]['path'];
