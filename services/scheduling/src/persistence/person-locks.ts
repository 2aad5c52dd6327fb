/** Names for `serializeBy`: transactions that take time of the same person run one after the other. */
export const personLocks = ({ mentorId, learnerId }: { mentorId: number; learnerId: number }): string[] => [
  `person:${mentorId}`,
  `person:${learnerId}`,
];
