import { checkArchitecture } from '../architecture.ts';
import { checkEnvExample } from '../env-example.ts';
import { checkEventSchemas } from '../event-schemas.ts';
import { checkHouseRules } from './house-rules.ts';
import { importRules, importRulesReportSeeds } from './import-rules.ts';
import { lockFileIsWhole } from './lock-file.ts';
import type { Check } from './tally.ts';
import { verdictOf } from './tools.ts';

/** Checks that do not run the product. */
export function staticChecks(signal: AbortSignal): Check[] {
  const biome = ['ci', '--diagnostic-level=error', '--reporter=summary', '--colors=off'];
  return [
    ['Types (tsc)', () => verdictOf('typescript/bin/tsc', ['-b'], signal)],
    ['Lint and format (biome)', () => verdictOf('@biomejs/biome/bin/biome', biome, signal)],
    ['Import rules (dependency-cruiser)', importRules],
    ['Import rules report the seeded imports', importRulesReportSeeds],
    ['Unused code and dependencies (knip)', () => verdictOf('knip/bin/knip.js', ['--no-progress'], signal)],
    ['House rules', checkHouseRules],
    ['Lock file has every platform', lockFileIsWhole],
    ['.env.example matches the processes', checkEnvExample],
    ['ARCHITECTURE.md matches the manifests', checkArchitecture],
    ['Versions of events match their stored schemas', checkEventSchemas],
  ];
}
