/** A run on a sample has its id in the place of a roadmap's. Apart from the samples, which are long. */
export const isSampleId = (roadmapId: string): boolean => roadmapId.startsWith('sample-');
