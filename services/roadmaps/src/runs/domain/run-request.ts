import { newId } from '@waymark/kernel/ids';
import { noOutput, type RunState } from './run-state.ts';

/** What a run is about. */
export type RunRequest = Pick<RunState, 'kind' | 'roadmapId' | 'userId'> & Partial<RunDetails>;

type RunDetails = Pick<
  RunState,
  | 'stepId'
  | 'artifactId'
  | 'question'
  | 'userContext'
  | 'useProgress'
  | 'useReflections'
  | 'withoutAi'
  | 'sourceIds'
  | 'reading'
>;

const NO_DETAILS: RunDetails = {
  stepId: null,
  artifactId: null,
  question: null,
  userContext: null,
  useProgress: false,
  useReflections: false,
  withoutAi: false,
  sourceIds: null,
  reading: null,
};

export const queued = (request: RunRequest, now: Date): RunState => ({
  id: newId(),
  ...NO_DETAILS,
  ...request,
  ...noOutput(),
  status: 'queued',
  phase: 'queued',
  progress: 0,
  engine: null,
  message: null,
  result: null,
  inputsUsed: null,
  usage: null,
  paidCalls: 0,
  leftOut: [],
  passages: [],
  lastSeq: 0,
  enqueueCount: 0,
  turn: 1,
  quietSince: now,
  createdAt: now,
  finishedAt: null,
});
