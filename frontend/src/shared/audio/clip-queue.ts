/** A clip that others follow, in the order of the page. */
export interface QueuedClip {
  element: Element;
  url: string;
  title: string;
  play: () => void;
}

const clips = new Set<QueuedClip>();

/** Returns a function that removes it. */
export function addClip(clip: QueuedClip): () => void {
  clips.add(clip);
  return () => clips.delete(clip);
}

/** The first clip after it that can be operated. Steps that quote the same passage share one, which is not repeated. */
export const nextClip = ({ element, url }: Pick<QueuedClip, 'element' | 'url'>): QueuedClip | null =>
  [...clips]
    .filter((one) => one.url !== url && isBefore(element, one.element) && !one.element.closest('[inert]'))
    .sort((one, other) => (isBefore(one.element, other.element) ? -1 : 1))[0] ?? null;

const isBefore = (one: Element, other: Element): boolean =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
