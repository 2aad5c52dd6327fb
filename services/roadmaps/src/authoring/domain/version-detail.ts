import { changedDetail, detailKeys } from '@waymark/contracts/roadmaps/details';
import type { VersionDetail } from '@waymark/contracts/roadmaps/versions';
import { versionChanges } from './version-changes.ts';
import type { VersionContent, VersionStage } from './version-content.ts';

type Changes = Pick<VersionDetail, 'steps' | 'stages' | 'reordered' | 'details'>;

/** All differences between a version and the one before it (null: it is the first). */
export function versionDetail(before: VersionContent | null, after: VersionContent): Changes {
  const { added, changed, removed } = versionChanges(before, after);
  const [old, now] = [byId(before?.stages ?? []), byId(after.stages)];
  return {
    steps: { added, changed, removed },
    stages: {
      added: titles(after.stages.filter(({ id }) => !old.has(id))),
      changed: titles(
        after.stages.filter((stage) => old.has(stage.id) && textOf(old.get(stage.id)!) !== textOf(stage)),
      ),
      removed: titles((before?.stages ?? []).filter(({ id }) => !now.has(id))),
    },
    reordered: before !== null && isReordered(before.stages, after.stages),
    details: before === null ? [] : changedDetails(before, after),
  };
}

const byId = (stages: readonly VersionStage[]) => new Map(stages.map((stage) => [stage.id, stage]));
const titles = (stages: readonly VersionStage[]): string[] => stages.map(({ title }) => title);
const textOf = ({ steps, origin, ...text }: VersionStage): string => JSON.stringify(text);

/** Whether stages or steps that are in both have another order or place. */
function isReordered(before: readonly VersionStage[], after: readonly VersionStage[]): boolean {
  const [old, now] = [before.map(({ id }) => id), after.map(({ id }) => id)];
  const [oldSteps, nowSteps] = [placesOf(before), placesOf(after)];
  return differ(old, now) || differ([...oldSteps.keys()], [...nowSteps.keys()]) || moved(oldSteps, nowSteps);
}

const placesOf = (stages: readonly VersionStage[]): Map<string, string> =>
  new Map(stages.flatMap(({ id, steps }) => steps.map((step): [string, string] => [step.id, id])));

const differ = (old: string[], now: string[]): boolean =>
  JSON.stringify(old.filter((id) => now.includes(id))) !==
  JSON.stringify(now.filter((id) => old.includes(id)));

const moved = (old: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): boolean =>
  [...old].some(([step, stage]) => now.has(step) && now.get(step) !== stage);

const changedDetails = (before: VersionContent, after: VersionContent): Changes['details'] =>
  detailKeys
    .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
    .map((key) => changedDetail[key]);
