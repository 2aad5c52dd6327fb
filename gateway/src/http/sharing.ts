export interface SharedWith {
  /** The one user whose response differs. */
  ownerId: number | undefined;
  /** The roadmap it shows; null: not a single one. */
  roadmapId: string | null;
}

/** Which responses of a route may be cached for several callers. */
export interface Sharing<Response = unknown> {
  /**
   * A copy is at most a second old; with `until-changed` it may be older while services/roadmaps confirms that nothing
   * changed (PublicChanges).
   */
  for: 'a-second' | 'until-changed';
  /** The callers that may share a copy of this response; null: private. */
  with(response: Response): SharedWith | null;
}

/** The same response for all. Only for routes that do not read the caller (EndpointCheck). */
export const allCallers = (): SharedWith => ({ ownerId: undefined, roadmapId: null });
