/** The files of one build: what a page needs to start without a network. */
export interface Build {
  version: string;
  files: readonly string[];
}

export const SHELL_PREFIX = 'waymark-shell-';
const PAGE = '/index.html';
const NAVIGATION_TIMEOUT_MS = 5_000;
/** The previous build is saved for sessions that still run on it. */
const MAX_BUILDS = 2;

/** Saves every file of the build. Throws if one fails, so that the worker is not installed. */
export async function saveShell(build: Build): Promise<void> {
  const cache = await caches.open(SHELL_PREFIX + build.version);
  await Promise.all(
    build.files.map(async (path) => {
      // Files with a hash in their name never change: reuse those of earlier builds.
      const known = isHashed(path) ? await caches.match(path) : undefined;
      const response = known ?? (await fetch(new Request(path, { cache: 'no-cache' })));
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
      await cache.put(path, response);
    }),
  );
}

/** Deletes the files of all builds except this one and the previous one. */
export async function deleteOldShells(build: Build): Promise<void> {
  const current = SHELL_PREFIX + build.version;
  const others = (await caches.keys()).filter((name) => name.startsWith(SHELL_PREFIX) && name !== current);
  await Promise.all(others.slice(0, -(MAX_BUILDS - 1)).map((name) => caches.delete(name)));
}

export const isHashed = (path: string): boolean => path.startsWith('/assets/');

/** The paths of pages, as opposed to files, the API and operator tools. */
export const isPage = (path: string): boolean => !/^\/(?:api|dev)(?:\/|$)|\.\w+$/.test(path);

/** A page from the network, or the saved one if the network or server fails or is slow. */
export async function navigate(build: Build, fromNetwork: Promise<Response>): Promise<Response> {
  const response = await withTimeout(NAVIGATION_TIMEOUT_MS, fromNetwork);
  if (response && response.status < 500) return response;
  const cache = await caches.open(SHELL_PREFIX + build.version);
  return (await cache.match(PAGE)) ?? response ?? fromNetwork;
}

/** A file of the build: hashed files from the cache first, others from the network first. */
export async function shellFile(request: Request, path: string): Promise<Response> {
  if (isHashed(path)) return (await caches.match(path)) ?? fetch(request);
  try {
    return await fetch(request);
  } catch (error) {
    const saved = await caches.match(path);
    if (saved) return saved;
    throw error;
  }
}

/** The response, or undefined if it fails or is too late. */
export async function withTimeout<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  return Promise.race([work.catch(() => undefined), late]).finally(() => clearTimeout(timer));
}
