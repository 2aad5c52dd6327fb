/** Shorter ones are no secrets, and could be part of another value by chance. */
const SHORTEST = 12;

/** Names of the secrets that are in an environment, by their values. */
export function leaksIn(environment: string, secrets: Record<string, string>): string[] {
  return Object.entries(secrets)
    .filter(([, value]) => value.length >= SHORTEST && environment.includes(value))
    .map(([name]) => name);
}
