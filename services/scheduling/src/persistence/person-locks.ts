export const personLock = (userId: number): string => `person:${userId}`;

/** Names for `serializeBy`: transactions that take time of the same person run one after the other. */
export const personLocks = ({ mentorId, learnerId }: { mentorId: number; learnerId: number }): string[] => [
  personLock(mentorId),
  personLock(learnerId),
];
