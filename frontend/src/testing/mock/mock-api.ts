import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ErrorCode, Issue } from '@waymark/contracts/errors';
import type { User } from '@waymark/contracts/identity/http';
import type { Connect, Plugin } from 'vite';
import { calendarAnswer } from './mock-calendar.ts';
import { categories, PASSWORD, roadmaps, users } from './mock-data.ts';
import { mentors, stories } from './mock-landing.ts';
import { newsRoutes } from './mock-news.ts';
import { schedulingAnswer } from './mock-scheduling.ts';
import { diff, publishedRoadmap, sources, studioRoadmap, versions, waitingRun } from './mock-studio.ts';

/**
 * Answers /api from memory, for looking at screens while no gateway runs. Never part of a build.
 * `?mock=empty|error|slow` on a page's address asks its calls for that state.
 */
export function mockApi(): Plugin {
  const middleware = answer();
  return {
    name: 'waymark-mock-api',
    configureServer: (server) => void server.middlewares.use('/api', middleware),
    configurePreviewServer: (server) => void server.middlewares.use('/api', middleware),
  };
}

interface Asked {
  method: string;
  url: URL;
  body: Record<string, string>;
  response: ServerResponse;
}

type Answer = (asked: Asked) => unknown;

class Refusal extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly issues: Issue[] | undefined;
  constructor(status: number, code: ErrorCode, message: string, issues?: Issue[]) {
    super(message);
    this.status = status;
    this.code = code;
    this.issues = issues;
  }
}

/** What `?mock=empty` and `?mock=error` are about. */
const LISTS = ['/notifications', '/dev/mails', '/roadmaps', '/mentors', '/user-stories/featured'];

function answer(): Connect.NextHandleFunction {
  const session: { user: User | null } = { user: null };
  const routes = routesFor(session);
  return async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://mock');
    const state = new URL(request.headers.referer ?? 'http://mock').searchParams.get('mock');
    const asked: Asked = { method: request.method ?? 'GET', url, body: await bodyOf(request), response };
    await new Promise((resolve) => setTimeout(resolve, state === 'slow' ? 600_000 : 60));
    try {
      const ofCalendar = calendarAnswer(asked.method, asked);
      if (ofCalendar !== undefined) return send(response, 200, ofCalendar);
      const ofSessions = schedulingAnswer(asked.method, asked, session.user);
      if (ofSessions !== undefined) return send(response, 200, ofSessions);
      const route = routes[`${asked.method} ${url.pathname}`];
      if (!route) throw new Refusal(404, 'NOT_FOUND', 'There is nothing here.');
      if (state === 'error' && LISTS.includes(url.pathname)) {
        throw new Refusal(503, 'UNAVAILABLE', 'This part is resting for a moment. Please try again.');
      }
      send(response, 200, state === 'empty' && LISTS.includes(url.pathname) ? [] : route(asked));
    } catch (error) {
      const { status, code, message, issues } = error as Refusal;
      send(response, status, {
        statusCode: status,
        code,
        error: message,
        message,
        issues,
        requestId: 'mock-7f3a',
      });
    }
  };
}

function routesFor(session: { user: User | null }): Record<string, Answer> {
  return {
    'GET /config': () => ({
      demoMode: true,
      demoAccounts: users.map(({ username, role }) => ({ username, role, password: PASSWORD })),
      aiEngine: 'offline',
    }),
    'GET /user': () => {
      if (!session.user) throw new Refusal(401, 'UNAUTHENTICATED', 'Nobody is logged in.');
      return session.user;
    },
    'POST /login': ({ body }) => {
      const user = users.find(({ username }) => username === body.username);
      if (!user || body.password !== PASSWORD) {
        throw new Refusal(401, 'BAD_CREDENTIALS', 'Username or password is wrong.');
      }
      session.user = user;
      return user;
    },
    'POST /register': ({ body }) => {
      if (users.some(({ username }) => username === body.username)) {
        const message = 'That username is taken.';
        throw new Refusal(409, 'USERNAME_TAKEN', message, [{ path: ['username'], message }]);
      }
      const { username = '', email = '' } = body;
      session.user = { id: 9, username, email, role: 'learner', subscriptionTier: 'free', avatar: null };
      return session.user;
    },
    'POST /logout': () => {
      session.user = null;
      return { success: true };
    },
    'GET /categories': () => categories,
    'GET /roadmaps': listRoadmaps,
    'GET /mentors': listMentors,
    ...Object.fromEntries(mentors.map((mentor) => [`GET /mentor/${mentor.userId}`, () => mentor])),
    'GET /user-stories/featured': () => stories,
    ...studioRoutes,
    ...newsRoutes,
  };
}

/** The Studio around one roadmap; what is written stays unwritten, except that nothing is refused. */
const studioRoutes: Record<string, Answer> = {
  'GET /mentor/roadmaps': () => [
    studioRoadmap,
    { ...roadmaps[1]!, status: 'draft' },
    { ...roadmaps[2]!, status: 'archived' },
  ],
  'GET /roadmaps/roadmap1': ({ url }) =>
    url.searchParams.get('version') === 'draft' ? studioRoadmap : publishedRoadmap,
  'GET /roadmaps/roadmap1/sources': () => sources,
  'GET /roadmaps/roadmap1/run': () => waitingRun,
  'GET /roadmaps/roadmap1/versions': () => versions,
  'GET /ai-runs/run-1/diff': () => diff,
  'PATCH /roadmaps/roadmap1': () => studioRoadmap,
  'PATCH /roadmaps/roadmap1/publish': () => studioRoadmap,
  'PATCH /roadmaps/roadmap1/stages/s1': () => studioRoadmap.stages[0],
  'DELETE /roadmaps/roadmap1': () => ({ outcome: 'archived', followers: 12 }),
  'POST /ai-runs/run-1/draft': () => ({ ...waitingRun, outcome: 'applied' }),
  'POST /upload': () => ({ ...sources[0], id: 'src-9' }),
};

function listMentors({ url }: Asked): unknown {
  const q = (url.searchParams.get('q') ?? '').toLowerCase();
  const found = mentors.filter(({ name, bio }) => `${name} ${bio}`.toLowerCase().includes(q));
  return url.searchParams.get('featured') ? found.filter(({ roadmapCount }) => roadmapCount > 0) : found;
}

function listRoadmaps({ url, response }: Asked): unknown {
  const limit = Number(url.searchParams.get('limit') ?? 24);
  const from = Number(url.searchParams.get('cursor') ?? 0);
  const q = (url.searchParams.get('q') ?? '').toLowerCase();
  const categoryId = url.searchParams.get('categoryId');
  const mentorId = url.searchParams.get('mentorId');
  const found = roadmaps.filter(
    (roadmap) =>
      (!categoryId || roadmap.categoryId === categoryId) &&
      (!mentorId || roadmap.mentorId === Number(mentorId)) &&
      `${roadmap.title} ${roadmap.description} ${roadmap.mentor.name}`.toLowerCase().includes(q),
  );
  if (from + limit < found.length) {
    response.setHeader('link', `</api/roadmaps?limit=${limit}&cursor=${from + limit}>; rel="next"`);
  }
  return found.slice(from, from + limit);
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.statusCode = status;
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, string>> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text.startsWith('{') ? JSON.parse(text) : {};
}
