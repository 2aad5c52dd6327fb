import { join } from 'node:path';
import { serviceAttention } from './attention.ts';
import { inStep, type Reporter, type Step } from './console.ts';
import { heapOptions } from './heap.ts';
import { urlOf } from './host.ts';
import { ENVS_VARIABLE, ONE_PROCESS, type OneProcessEnvs } from './one-process-envs.ts';
import { projectRoot } from './paths.ts';
import { freePort } from './ports.ts';
import { type EnvContext, processEnv, sharedEnv } from './process-env.ts';
import type { WaymarkProcess } from './processes.ts';
import { httpAlive, httpReady } from './readiness.ts';
import { isOneProcess } from './settings.ts';
import type { Command, ProcessSpec } from './supervised.ts';
import type { Supervisor } from './supervisor.ts';

interface Options extends EnvContext {
  processes: WaymarkProcess[];
  supervisor: Supervisor;
  console: Reporter;
  signal: AbortSignal;
}

/** Starts the gateway and the services and waits until all are ready. Returns the addresses of their health checks. */
export async function startProcesses(options: Options): Promise<() => Record<string, string>> {
  const { processes, supervisor, console, signal, settings } = options;
  const healthPorts = new Map<string, number>();
  await inStep(console, 'Starting the processes', signal, async (step) => {
    const specs = isOneProcess(settings)
      ? specsOfOneProcess(processes, healthPorts, options)
      : processes.map((process) => specOf(process, healthPorts, options));
    for (const spec of specs) supervisor.add(spec);
    await allReady({ ...options, names: specs.map(({ name }) => name) }, step);
    step.done(`${specs.length} processes are ready`);
  });
  return () => Object.fromEntries([...healthPorts].map(([name, port]) => [name, `http://127.0.0.1:${port}`]));
}

async function allReady(
  { names, supervisor, signal }: Options & { names: string[] },
  step: Step,
): Promise<void> {
  const waiting = new Map(names.map((name) => [name, 'is starting']));
  const show = () => {
    const [first] = waiting;
    if (first) step.progress(`${names.length - waiting.size} ready; ${first[0]} ${first[1]}`);
  };
  const failed = new AbortController();
  const either = AbortSignal.any([signal, failed.signal]);
  const waits = names.map(async (name) => {
    const onWait = (what: string) => {
      waiting.set(name, what);
      show();
    };
    await supervisor.waitReady(name, { signal: either, onWait });
    waiting.delete(name);
    show();
  });
  await Promise.all(waits).finally(() => failed.abort());
}

function specOf(process: WaymarkProcess, healthPorts: Map<string, number>, context: EnvContext): ProcessSpec {
  const { name, main } = process;
  return {
    ...specParts([process], healthPorts, context),
    name,
    command: async () => commandOf(main, (await envsOf([process], healthPorts, context))[name]!, context),
  };
}

/** The gateway and the services share a process. The ai-worker, which runs programs on files of users, has its own. */
function specsOfOneProcess(
  processes: WaymarkProcess[],
  healthPorts: Map<string, number>,
  context: EnvContext,
): ProcessSpec[] {
  const [apart, joined] = [true, false].map((isApart) =>
    processes.filter(({ name }) => (name === 'ai-worker') === isApart),
  ) as [WaymarkProcess[], WaymarkProcess[]];
  const one: ProcessSpec = {
    ...specParts(joined, healthPorts, context),
    name: ONE_PROCESS,
    command: async () => {
      const envs = await envsOf(joined, healthPorts, context);
      const env = { ...sharedEnv(context.settings), [ENVS_VARIABLE]: JSON.stringify(envs) };
      return commandOf('deploy/launch/one-process.ts', env, context);
    },
  };
  return [one, ...apart.map((process) => specOf(process, healthPorts, context))];
}

/** Ready when each of these services is. */
function specParts(
  processes: WaymarkProcess[],
  healthPorts: Map<string, number>,
  context: EnvContext,
): Omit<ProcessSpec, 'name' | 'command'> {
  const gateway = processes.some(({ name }) => name === 'gateway');
  return {
    tier: gateway ? 'gateway' : 'service',
    probe: async () => {
      for (const { name } of processes) {
        const missing = await httpReady(`http://127.0.0.1:${healthPorts.get(name)}/health/ready`);
        if (missing !== null) return missing;
      }
      return gateway ? httpReady(`${urlOf(context.settings.host, context.port)}/api/health/ready`) : null;
    },
    liveness: async () => {
      for (const { name } of processes) {
        const missing = await httpAlive(`http://127.0.0.1:${healthPorts.get(name)}/health/live`);
        if (missing !== null) return missing;
      }
      return null;
    },
    stopSignal: 'SIGTERM',
    stopWithinMs: 12_000,
    attention: serviceAttention,
  };
}

/** Their environments, each with a health port of its own. */
async function envsOf(
  processes: WaymarkProcess[],
  healthPorts: Map<string, number>,
  context: EnvContext,
): Promise<OneProcessEnvs> {
  const envs: OneProcessEnvs = {};
  for (const process of processes) {
    const healthPort = await freePort();
    healthPorts.set(process.name, healthPort);
    const declared = Object.keys(process.manifest.env.shape);
    envs[process.name] = processEnv(process, declared, healthPort, context);
  }
  return envs;
}

const commandOf = (main: string, env: Record<string, string>, { settings }: EnvContext): Command => ({
  file: globalThis.process.execPath,
  args: [...heapOptions(isOneProcess(settings)), join(projectRoot, main)],
  cwd: projectRoot,
  env,
});
