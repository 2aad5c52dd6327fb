import type { People, Scene } from './scene.ts';

/** A request for data of other people. */
export interface Foreign {
  /** `anonymous` is not logged in. */
  who: (keyof People | 'anonymous')[];
  /** Replace those of the valid request. */
  params?: Record<string, string>;
  body?: Record<string, unknown>;
  status: number;
}

export interface Row {
  /** Whether a login is required. */
  session: 'none' | 'optional' | 'required';
  /** A caller with access; default: the mentor. */
  by?: keyof People;
  params?: (scene: Scene) => Record<string, string>;
  /** A valid body. */
  body?: (scene: Scene) => Record<string, unknown>;
  /** The body is a form with a file. */
  isForm?: boolean;
  /** Its file is a picture. */
  isPicture?: true;
  /** Accepts a form without reading it. */
  ignoresForm?: true;
  /** Returns an empty success for an unknown id, since it searches the caller's data only. */
  ownOnly?: true;
  /** Cases that the schema excludes and the route accepts. */
  accepted?: string[];
  foreign?: (scene: Scene) => Foreign[];
}

export const others = ['stranger', 'learner', 'admin'] as const;
export const publicRoute: Row = { session: 'none' };
export const privateRoute: Row = { session: 'required' };

export const ofRoadmap: Row = {
  session: 'required',
  params: ({ draft }) => ({ id: draft.id }),
  foreign: ({ draft, published }) => [
    { who: [...others], params: { id: draft.id }, status: 404 },
    { who: [...others], params: { id: published.id }, status: 403 },
  ],
};
export const ofRun: Row = {
  session: 'required',
  params: ({ runId }) => ({ id: runId }),
  foreign: () => [{ who: [...others], status: 404 }],
};
export const ofSource: Row = {
  session: 'required',
  params: ({ source }) => ({ id: source.id }),
  foreign: () => [{ who: [...others], status: 404 }],
};
export const ofPublished: Row = {
  session: 'required',
  params: ({ published }) => ({ id: published.id }),
  foreign: ({ draft }) => [{ who: [...others], params: { id: draft.id }, status: 404 }],
};
