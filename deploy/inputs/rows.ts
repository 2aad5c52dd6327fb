import type { People, Scene } from './scene.ts';

/** A request for what belongs to others. */
export interface Foreign {
  /** `nobody` is not logged in. */
  who: (keyof People | 'nobody')[];
  /** In place of what the right request holds. */
  params?: Record<string, string>;
  body?: Record<string, unknown>;
  status: number;
}

export interface Row {
  /** Whether one must be logged in. */
  door: 'open' | 'optional' | 'closed';
  /** Who asks rightly; default: the mentor. */
  by?: keyof People;
  /** Of what is the mentor's own. */
  params?: (scene: Scene) => Record<string, string>;
  /** A body that is right. */
  body?: (scene: Scene) => Record<string, unknown>;
  /** The body is a form with a file. */
  isForm?: boolean;
  /** Bytes of body; default 64 KiB. */
  limit?: number;
  /** Returns an empty success for an unknown id, because it looks among the caller's own things only. */
  ownOnly?: true;
  /** What looks wrong by the schema and is not. */
  fine?: string[];
  foreign?: (scene: Scene) => Foreign[];
}

export const others = ['stranger', 'learner', 'admin'] as const;
export const open: Row = { door: 'open' };
export const closed: Row = { door: 'closed' };

export const ofRoadmap: Row = {
  door: 'closed',
  params: ({ draft }) => ({ id: draft.id }),
  foreign: ({ draft, published }) => [
    { who: [...others], params: { id: draft.id }, status: 404 },
    { who: [...others], params: { id: published.id }, status: 403 },
  ],
};
export const ofRun: Row = {
  door: 'closed',
  params: ({ runId }) => ({ id: runId }),
  foreign: () => [{ who: [...others], status: 404 }],
};
export const ofSource: Row = {
  door: 'closed',
  params: ({ source }) => ({ id: source.id }),
  foreign: () => [{ who: [...others], status: 404 }],
};
/** A roadmap anybody may see. */
export const ofPublished: Row = {
  door: 'closed',
  params: ({ published }) => ({ id: published.id }),
  foreign: ({ draft }) => [{ who: [...others], params: { id: draft.id }, status: 404 }],
};
