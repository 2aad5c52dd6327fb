import { jest } from '@jest/globals';
import type { QueryClient } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Roadmap, Step } from '@waymark/contracts/roadmaps/http';
import type { HeldBackPassage, Review } from '@waymark/contracts/roadmaps/review';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import type { Source } from '@waymark/contracts/roadmaps/sources';
import { Route, Routes } from 'react-router-dom';
import ReviewPage from '../features/studio/review/review-page.tsx';
import { errorBody } from './contract-responses.ts';
import { aRoadmap, aUser } from './directory-samples.ts';
import { FakeApi, refused } from './fake-api.ts';
import { renderScreen } from './render-screen.tsx';

/** Its third sentence was held back. */
export const STORY =
  'I opened every letter. 🙂 Then I rang the bank and asked.\n\nI lied to my wife about it. In spring I cut up the cards. I slept well.';

export const passage = (quote: string) => {
  const start = STORY.indexOf(quote);
  return { sourceId: 's1', quote, start, end: start + quote.length };
};

const proposed = (id: string, quote: string): Partial<Step> => ({
  id,
  title: quote.replace(/\.$/, ''),
  origin: 'outline',
  reviewed: false,
  evidence: passage(quote),
});

export const aDraft = (steps: Partial<Step>[] = STEPS): Roadmap =>
  aRoadmap(
    { id: 'r1', isOwner: true, status: 'draft', version: null, publishedAt: null, revision: 7 },
    steps,
  );

export const STEPS = [
  proposed('a', 'I opened every letter.'),
  proposed('b', 'Then I rang the bank and asked.'),
  proposed('c', 'In spring I cut up the cards.'),
];

export const held: HeldBackPassage = {
  id: 'h1',
  reason: 'mistake',
  evidence: passage('I lied to my wife about it.'),
  state: 'held',
};

export const reviewOf = (roadmap: Roadmap, more: Partial<Review> = {}): Review => {
  const steps = roadmap.stages.flatMap((stage) => stage.steps);
  return {
    roadmapId: 'r1',
    revision: roadmap.revision,
    unreviewed: steps.filter(({ reviewed }) => !reviewed).length,
    total: steps.length,
    undo: null,
    heldBack: [held],
    doubts: [],
    ...more,
  };
};

export const source: Source = {
  id: 's1',
  roadmapId: 'r1',
  kind: 'transcript',
  status: 'ready',
  originalName: 'Transcript',
  filename: 'transcript.txt',
  fileType: 'text/plain',
  fileSize: STORY.length,
  words: 27,
  message: null,
  durationSeconds: null,
  take: null,
  speakers: [],
  speaker: null,
  levels: [],
  permissions: ['drafting', 'quoting'],
  createdAt: '2026-11-21T10:00:00.000Z',
};

export const aRun = (given: Partial<AiRun> = {}): AiRun => ({
  id: 'run1',
  kind: 'generate-roadmap',
  roadmapId: 'r1',
  stepId: null,
  status: 'succeeded',
  phase: 'done',
  progress: 1,
  engine: 'offline',
  message: null,
  outcome: 'applied',
  stagesGenerated: 1,
  draft: [],
  heldBackCount: 1,
  crisis: false,
  coaching: null,
  wording: null,
  extraction: null,
  createdAt: '2026-11-21T10:00:00.000Z',
  finishedAt: '2026-11-21T10:00:09.000Z',
  ...given,
});

const DECISIONS = '/api/roadmaps/r1/review/decisions';

/** The page of a review before a fake API. */
export class ReviewScene {
  readonly user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  readonly api: FakeApi;

  constructor(roadmap = aDraft(), review = reviewOf(roadmap)) {
    this.api = new FakeApi({
      '/api/user': { body: aUser({ id: 2, role: 'mentor' }) },
      '/api/config': { body: { demoMode: false, demoAccounts: [], aiEngine: 'offline' } },
      '/api/roadmaps/r1?version=draft': { body: roadmap },
      '/api/roadmaps/r1/review': { body: review },
      [DECISIONS]: refused(503, 'Waymark is restarting.'),
      '/api/roadmaps/r1/sources': { body: [source] },
      '/api/roadmaps/r1/run': { body: aRun() },
      '/api/sources/s1/text': { body: { id: 's1', text: STORY, moments: [] } },
    });
  }

  /** Resolves when the passage of the first step is lit. */
  async open(quote = 'I opened every letter.', client?: QueryClient): Promise<void> {
    this.render(client);
    await screen.findByText(quote, { selector: 'mark[data-kind="current"]' });
  }

  render(client?: QueryClient): void {
    renderScreen(
      <Routes>
        <Route path="/mentor/roadmaps/:id/review" element={<ReviewPage />} />
        <Route path="/mentor/roadmaps/:id" element={<p>The Studio</p>} />
      </Routes>,
      '/mentor/roadmaps/r1/review',
      client,
    );
  }

  /** Resolves when pending requests have been shown. */
  settle = () => act(async () => {});

  fails(path: string): void {
    this.api.responses[path] = refused(503, 'Waymark is restarting.');
  }

  /** Delays responses of earlier requests whose address starts so, until the result is called. */
  delays(start: string): () => void {
    const fetchNow = globalThis.fetch;
    const released = Promise.withResolvers<void>();
    globalThis.fetch = async (url, init) => {
      const response = await fetchNow(url, init);
      if (String(url).startsWith(start)) await released.promise;
      return response;
    };
    return released.resolve;
  }

  /** The next decision is saved and leads to this state. */
  saves(steps: Partial<Step>[], more: Partial<Review> = {}): void {
    const roadmap = { ...aDraft(steps), revision: 8 };
    const review = reviewOf(roadmap, more);
    this.api.responses[DECISIONS] = () => {
      this.api.responses['/api/roadmaps/r1?version=draft'] = { body: roadmap };
      this.api.responses['/api/roadmaps/r1/review'] = { body: review };
      return { body: { review, roadmap } };
    };
  }

  /** The next decision fails. */
  refuses(
    status: number,
    code: 'RULE_REFUSED' | 'STALE' | 'UNAVAILABLE',
    message: string,
    details = {},
  ): void {
    this.api.responses[DECISIONS] = { status, body: errorBody(status, { code, message, details }) };
  }

  get sent(): unknown[] {
    return this.api.sent.map(({ body }) => body);
  }
}
