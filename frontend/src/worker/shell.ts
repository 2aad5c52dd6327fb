/** The files of one build: what a page needs to start without the network. */
export interface Build {
  version: string;
  files: readonly string[];
}

export const SHELL_PREFIX = 'waymark-shell-';
const PAGE = '/index.html';
const NAVIGATION_PATIENCE_MS = 5_000;
/** Sessions that still run on the build before this one find their parts. */
const BUILDS_KEPT = 2;

/** Keeps every file of the build; throws when one cannot be had, and the worker is not installed. */
export async function keepShell(build: Build): Promise<void> {
  const cache = await caches.open(SHELL_PREFIX + build.version);
  await Promise.all(
    build.files.map(async (path) => {
      // Names with a hash never change their content: what an earlier build left is good.
      const known = isHashed(path) ? await caches.match(path) : undefined;
      const response = known ?? (await fetch(new Request(path, { cache: 'no-cache' })));
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      await cache.put(path, response);
    }),
  );
}

/** Drops the files of all builds but this one and the one before it. */
export async function dropOldShells(build: Build): Promise<void> {
  const current = SHELL_PREFIX + build.version;
  // In the order in which they were made.
  const others = (await caches.keys()).filter((name) => name.startsWith(SHELL_PREFIX) && name !== current);
  await Promise.all(others.slice(0, -(BUILDS_KEPT - 1)).map((name) => caches.delete(name)));
}

export const isHashed = (path: string): boolean => path.startsWith('/assets/');

/** Paths that our page answers: no file, no API, no tool of the operator. */
export const isPage = (path: string): boolean => !/^\/(?:api|dev)(?:\/|$)|\.\w+$/.test(path);

/** A page from the network; from this device when there is none, or it is in trouble, or takes too long. */
export async function navigate(build: Build, fromNetwork: Promise<Response>): Promise<Response> {
  const answer = await within(NAVIGATION_PATIENCE_MS, fromNetwork);
  if (answer && answer.status < 500) return answer;
  const cache = await caches.open(SHELL_PREFIX + build.version);
  return (await cache.match(PAGE)) ?? answer ?? fromNetwork;
}

/** A file of the build: hashed ones from this device first, the others when the network has none. */
export async function shellFile(request: Request, path: string): Promise<Response> {
  if (isHashed(path)) return (await caches.match(path)) ?? fetch(request);
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(path);
    if (kept) return kept;
    throw error;
  }
}

/** What comes in time; undefined when it fails or is late. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  return Promise.race([work.catch(() => undefined), late]).finally(() => clearTimeout(timer));
}
