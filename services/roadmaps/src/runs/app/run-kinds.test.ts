import { describe, expect, it } from '@jest/globals';
import { RunKind } from '@waymark/contracts/roadmaps/runs';
import { type RunKindDefinition, RunKinds } from './run-kinds.ts';

const all = RunKind.options.map((kind) => ({ kind }) as RunKindDefinition);

describe('the kinds of runs', () => {
  it('start only with one definition of each', () => {
    expect(() => new RunKinds(all)).not.toThrow();
    expect(() => new RunKinds(all.slice(1))).toThrow('each kind of run needs one definition');
    expect(() => new RunKinds([...all, all[0]!])).toThrow('each kind of run needs one definition');
  });

  it('are found by their name', () => {
    const [first] = all;
    expect(new RunKinds(all).of(first!.kind)).toBe(first);
  });
});
