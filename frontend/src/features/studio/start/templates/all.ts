import type { Template } from '../template.ts';
import { business } from './business.ts';
import { careerChange } from './career-change.ts';
import { financialRecovery } from './financial-recovery.ts';
import { healthRecovery } from './health-recovery.ts';
import { lifeSkills } from './life-skills.ts';
import { mentalHealth } from './mental-health.ts';

/** Three for each category; loaded when the list of templates is opened. */
export const templates: readonly Template[] = [
  ...careerChange,
  ...financialRecovery,
  ...mentalHealth,
  ...healthRecovery,
  ...business,
  ...lifeSkills,
];
