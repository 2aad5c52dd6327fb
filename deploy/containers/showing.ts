import type { Container } from './container.ts';
import type { Finding } from './report.ts';
import type { Stack } from './stack.ts';

export type Print = (line: string) => void;

/** What a part of the run adds its findings to, and reports its progress with. */
export interface Showing {
  findings: Finding[];
  print: Print;
  signal: AbortSignal;
}

export const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

/** Starts the stack and waits until all of it is ready. */
export async function showStart(stack: Stack, what: string, { findings, print }: Showing): Promise<void> {
  print(`starting: ${what}`);
  const began = performance.now();
  await stack.up();
  const figures = `${stack.running().length} containers in ${seconds(performance.now() - began)}`;
  findings.push({ what, isGood: true, figures });
}

export function showConfinement(containers: Container[], { findings }: Showing): void {
  const faults = containers.flatMap((container) =>
    container.notEnforced().map((name) => `${container.about.id}: ${name}`),
  );
  const rules = 'user, read-only root, memory limit, capabilities, no new privileges';
  findings.push({
    what: 'confinement',
    isGood: faults.length === 0,
    figures: faults.join('; ') || `${rules} as in the compose files; no seccomp profile`,
  });
}

/** A line for each container that stops, which begins with `of`. */
export async function showStops(stack: Stack, { findings, print }: Showing, of = 'stop of'): Promise<void> {
  print('stopping');
  for (const { container, seconds: taken, code, isInTime } of await stack.down()) {
    const { id, spec } = container.about;
    const figures = `${taken.toFixed(1)} s of ${spec.graceMs / 1_000} s, exit code ${code ?? 'killed'}`;
    findings.push({ what: `${of} ${id}`, isGood: isInTime, figures });
  }
}

/** Runs a part on a stack, and waits until nothing of it is being started any more, so that all can be removed. */
export async function withStack(stack: Stack, part: () => Promise<void>): Promise<void> {
  try {
    await part();
  } finally {
    await stack.settled();
  }
}
