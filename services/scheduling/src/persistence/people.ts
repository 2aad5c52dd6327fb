/** Everything that takes time of these people is decided one after the other: names for Database's `oneByOne`. */
export const lineOf = ({ mentorId, learnerId }: { mentorId: number; learnerId: number }): string[] => [
  `person:${mentorId}`,
  `person:${learnerId}`,
];
