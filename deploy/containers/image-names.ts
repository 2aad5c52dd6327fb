import type { ComposeService, Stage } from '../docker/testing/compose-file.ts';

/** The image, not made by the Dockerfile, that a target is built on. Throws for an unknown target. */
export function baseOf(target: string, stages: readonly Stage[]): string {
  const stage = stages.find(({ name }) => name === target);
  if (!stage) throw new Error(`the Dockerfile has no target ${target}`);
  return stages.some(({ name }) => name === stage.from) ? baseOf(stage.from, stages) : stage.from;
}

/** Services whose profile is off by default use images that nothing needs. */
const isUsed = ({ profiles }: ComposeService): boolean => !profiles?.includes('s3');

/** The targets of all services, each once. */
export const targetsOf = (services: Record<string, ComposeService>): string[] => [
  ...new Set(Object.values(services).flatMap(({ build }) => build?.target ?? [])),
];

/** Names of all images that come from a registry, each once. */
export function foreignImages(stages: readonly Stage[], services: Record<string, ComposeService>): string[] {
  const bases = stages.map(({ name }) => baseOf(name, stages));
  const used = Object.values(services)
    .filter(isUsed)
    .flatMap(({ image }) => image ?? []);
  return [...new Set([...bases, ...used])].sort();
}
