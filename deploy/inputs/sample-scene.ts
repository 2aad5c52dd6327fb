import { randomUUID } from 'node:crypto';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { Scene } from './scene.ts';

/** Ids in the shape of a scene, for tests that only build requests. */
export const sampleScene = {
  people: { mentor: '', stranger: '', learner: '', admin: '' },
  guest: '',
  draft: aRoadmap(),
  published: aRoadmap(),
  elsewhere: aRoadmap(),
  source: { id: randomUUID() },
  runId: randomUUID(),
  support: { id: randomUUID(), responseId: randomUUID() },
  materials: { id: randomUUID(), toUnpublish: randomUUID(), toDelete: randomUUID() },
  uploadId: randomUUID(),
  peerId: randomUUID(),
  hoursId: randomUUID(),
  overrideId: randomUUID(),
  sessionId: randomUUID(),
  holdId: randomUUID(),
} as Scene;

function aRoadmap(): Roadmap {
  const stage = () => ({ id: randomUUID(), steps: [{ id: randomUUID() }, { id: randomUUID() }] });
  return { id: randomUUID(), revision: 1, stages: [stage(), stage()] } as Roadmap;
}
