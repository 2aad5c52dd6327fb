export const DEMO_PASSWORD = 'waymark-demo'; // of all demo users; public

export const isDemoId = (userId: number): boolean => userId < 1_000;

export const demoPeople = {
  learner: { id: 1, username: 'learner', role: 'learner' },
  mentor: { id: 2, username: 'mentor', role: 'mentor' },
  admin: { id: 3, username: 'admin', role: 'admin' },
  amara: { id: 4, username: 'amara', role: 'mentor' },
  tomas: { id: 5, username: 'tomas', role: 'mentor' },
  ines: { id: 6, username: 'ines', role: 'mentor' },
  kofi: { id: 7, username: 'kofi', role: 'mentor' },
  mei: { id: 8, username: 'mei', role: 'mentor' },
  jonas: { id: 9, username: 'jonas', role: 'mentor' },
  nora: { id: 10, username: 'nora', role: 'learner' },
  samir: { id: 11, username: 'samir', role: 'learner' },
  lucia: { id: 12, username: 'lucia', role: 'learner' },
} as const;

/** The users that /auth offers to continue as. */
export const demoLogins = [demoPeople.learner, demoPeople.mentor, demoPeople.admin];
