/** For the entries of `PersonData`: a table without data of a person. */
export const none = (because: string) => ({ exported: { not: because }, erased: { not: because } });
export const deletedWithRoadmap = {
  not: 'DeleteRoadmapsOfPerson deletes a roadmap, or keeps it for its followers',
};
/** SQL: of the mentor $1. */
export const own = 'roadmap_id IN (SELECT id FROM roadmaps WHERE mentor_id = $1)';
