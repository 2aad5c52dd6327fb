import type { Progress } from '@waymark/contracts/roadmaps/progress';
import { eventually } from '@waymark/testing/eventually';
import { logIn, send } from '../bench/people.ts';
import { messageOf } from '../launch/fault.ts';
import { noLimits } from '../test/no-limits.ts';
import { prefix } from './clean-up.ts';
import { ASK, consumersOf, type StreamReport } from './consumers.ts';
import type { Image } from './images.ts';
import { expectFile, type Made, PASSWORD, STEPS, setTheScene, travel } from './journey.ts';
import { Network } from './network.ts';
import type { Finding } from './report.ts';
import { type Showing, seconds, showStart, showStops, withStack } from './showing.ts';
import { present, projectOf, type Source } from './source.ts';
import { Stack } from './stack.ts';

/** How much of the product an upgrade replaces: nothing, after a commit of documents. */
export function ofReplaced(title: string, earlier: readonly Image[], now: readonly Image[]): Finding {
  const before = new Map(earlier.map(({ target, id }) => [target, id]));
  const replaced = now.filter(({ target, id }) => before.get(target) !== id);
  const figures = `${replaced.length} of ${now.length} images differ from those of ${title}`;
  return { what: 'images to replace', isGood: true, figures };
}

/** Uses the product of an earlier source, then runs the present one with its volumes and secrets. */
export async function showUpgrade(earlier: Source, showing: Showing): Promise<void> {
  const { signal } = showing;
  const network = await Network.make(prefix);
  const common = { network, prefix, env: noLimits, signal };
  const urlOf = () => `http://${network.addressOf('edge')}:8080`;
  const before = new Stack({ ...common, project: projectOf(earlier) });
  let made: Made | undefined;
  await withStack(before, async () => {
    await before.runOnce('setup');
    await showStart(before, 'earlier product ready', showing);
    made = await showJourney(before, urlOf(), 'journey in the earlier product', showing);
    await showStops(before, showing, 'earlier stop of');
  });
  const now = new Stack({ ...common, project: projectOf(present) });
  await withStack(now, async () => {
    await now.runOnce('setup');
    await showStart(now, 'present product ready with the same volumes', showing);
    await showKept(urlOf(), made!, showing);
    await showJourney(now, urlOf(), 'journey after the upgrade', showing);
    await showConsumers(now, showing);
    await showInvariants(now, showing);
    await showStops(now, showing);
  });
}

async function showJourney(stack: Stack, url: string, what: string, { findings }: Showing): Promise<Made> {
  const scene = await setTheScene(url, stack);
  const began = performance.now();
  const made = await travel(url, scene);
  findings.push({ what, isGood: true, figures: `${STEPS} in ${seconds(performance.now() - began)}` });
  return made;
}

/** Of what was made before: the login session, the password, the tick, the booked session and the file. */
async function showKept(url: string, made: Made, { findings }: Showing): Promise<void> {
  const { learner, mentor, roadmapId, stepId, sessionId, fileId } = made;
  const { userId, cookie } = learner;
  const read = <T>(path: string) => send<T>(url, 'GET', path, { cookie });
  const isUser = async () => (await read<{ id: number }>('/api/user')).id === userId;
  const isTicked = async () =>
    (await read<Progress>(`/api/progress/${userId}/${roadmapId}`)).progress[stepId] === true;
  const isBooked = async () =>
    (await read<{ id: string }[]>('/api/sessions')).some(({ id }) => id === sessionId);
  const rules: [name: string, holds: () => Promise<boolean>][] = [
    ['cookie of before', isUser],
    ['password', async () => (await logIn(url, mentor.name, PASSWORD)).userId === mentor.userId],
    ['tick', isTicked],
    ['session', isBooked],
    ['bytes of the file', () => expectFile(url, mentor, fileId).then(() => true)],
  ];
  const lost: string[] = [];
  for (const [name, holds] of rules) {
    const isKept = await holds().catch((error: unknown) => String(error));
    if (isKept !== true) lost.push(`${name}: ${isKept || 'lost'}`);
  }
  const figures = lost.join('; ') || rules.map(([name]) => name).join(', ');
  findings.push({ what: 'data of before', isGood: lost.length === 0, figures });
}

async function showConsumers(stack: Stack, { findings }: Showing): Promise<void> {
  const [nats] = stack.running('nats');
  const look = async () => consumersOf(JSON.parse(await nats!.exec(ASK)) as StreamReport);
  const { count, faults } = await eventually(
    async () => {
      const seen = await look();
      if (seen.faults.length > 0) throw new Error(seen.faults[0]);
      return seen;
    },
    { intervalMs: 500 },
  ).catch(look);
  const figures = faults.join('; ') || `${count}, each with a request that waits and no event left`;
  findings.push({ what: 'consumers of events', isGood: count > 0 && faults.length === 0, figures });
}

async function showInvariants(stack: Stack, { findings }: Showing): Promise<void> {
  const what = 'operator invariants';
  try {
    const lines = (await stack.runOnce('operator', ['invariants'])).trim().split('\n');
    findings.push({ what, isGood: lines.every((line) => line.includes(' hold')), figures: lines.join('; ') });
  } catch (error) {
    findings.push({ what, isGood: false, figures: messageOf(error) });
  }
}
