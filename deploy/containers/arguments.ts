export const USAGE = `usage: npm run containers [-- images | production | upgrade [commit]]
  (nothing)          runs docker-compose.yml: a journey, twice of some containers, a rolling restart of each
  images             builds and measures the images only
  production         runs docker-compose.yml with docker-compose.production.yml: TLS, and secrets as files
  upgrade [commit]   runs that commit (default: HEAD~1), then the present files with its volumes`;

export type Task = { name: 'all' | 'images' | 'production' | 'help' } | { name: 'upgrade'; from: string };

/** The task that the arguments name; null for a wrong call. */
export function taskOf([name = 'all', ...more]: readonly string[]): Task | null {
  if (name === 'upgrade' && more.length < 2 && !more[0]?.startsWith('-')) {
    return { name, from: more[0] ?? 'HEAD~1' };
  }
  if (more.length > 0) return null;
  if (name === '--help') return { name: 'help' };
  return name === 'all' || name === 'images' || name === 'production' ? { name } : null;
}
