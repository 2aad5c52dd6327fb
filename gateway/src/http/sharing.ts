/** Of whom a copy of an answer is kept, and for whom. */
export interface SharedBut {
  /** To this user alone it looks different. */
  ownerId: number | undefined;
  /** The one roadmap it is; null: of no single one. */
  roadmapId: string | null;
}

/** What a route declares about copies of its answers. A route that declares nothing shares nothing. */
export interface Sharing<Answer = unknown> {
  /**
   * A copy is at most a second old; with `until-changed` it may be kept while services/roadmaps confirms that nothing
   * changed (PublicChanges).
   */
  for: 'a-second' | 'until-changed';
  /** The callers that may share a copy of this response; null: private. */
  with(answer: Answer): SharedBut | null;
}

/** The same for all. Only for routes that do not look at who is calling (EndpointCheck). */
export const everybody = (): SharedBut => ({ ownerId: undefined, roadmapId: null });
