import type { HttpEndpoint } from '@waymark/contracts/endpoint';

export interface SharedWith {
  /** The one user whose response differs. */
  ownerId: number | undefined;
  /** The roadmap it shows; null: not a single one. */
  roadmapId: string | null;
}

/** Which responses of a route may be cached for several callers. */
export interface Sharing {
  /** How old a copy may be, as in the declaration of the endpoint. */
  for: 'a-second' | 'until-changed';
  /** The callers that may share a copy of this response, by the facts of its RPC; null: private. */
  with(facts: object): SharedWith | null;
}

/** The same response for all. Only for routes that do not read the caller (EndpointCheck). */
export const allCallers = (): SharedWith => ({ ownerId: undefined, roadmapId: null });

/** The facts that `allButOwner` needs. */
export const OWNER_FACTS = ['id', 'isOwner', 'mentorId', 'status'];

/** A roadmap's own mentor gets more fields; one that is not published is private. */
function allButOwner(facts: object): SharedWith | null {
  const { id, isOwner, mentorId, status } = facts as {
    id: string;
    isOwner: boolean;
    mentorId: number;
    status: string;
  };
  return isOwner || status !== 'published' ? null : { ownerId: mentorId, roadmapId: id };
}

/** Of a declared endpoint; undefined: private. */
export const sharingOf = ({
  shared,
  sharedWith,
}: Pick<HttpEndpoint, 'shared' | 'sharedWith'>): Sharing | undefined =>
  shared && { for: shared, with: sharedWith ? allButOwner : allCallers };
