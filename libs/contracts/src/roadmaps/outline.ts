import { z } from 'zod';
import { singleLine, text } from '../text.ts';
import { CreateRoadmapBody } from './http.ts';
import { OUTLINE_MAX_STAGES, OUTLINE_MAX_STEPS, OUTLINE_STEP_CHARS } from './outline-limits.ts';

/** A stage of a template, or of an imported file. */
const OutlineStage = z.object({
  title: singleLine('Stage title', 120),
  steps: z
    .array(
      z.object({
        title: singleLine('Step title', 120),
        description: text('Step description', OUTLINE_STEP_CHARS, 0).default(''),
      }),
      { error: 'A stage needs at least one step' },
    )
    .min(1, 'A stage needs at least one step')
    .max(OUTLINE_MAX_STEPS, `A stage can have at most ${OUTLINE_MAX_STEPS} steps here`),
});

/** All of it fits into one message between the services. */
export const OutlineBody = CreateRoadmapBody.omit({ mentorId: true })
  .extend({
    stages: z
      .array(OutlineStage, { error: 'An outline needs at least one stage' })
      .min(1, 'An outline needs at least one stage')
      .max(OUTLINE_MAX_STAGES, `An outline can have at most ${OUTLINE_MAX_STAGES} stages`),
  })
  .meta({ id: 'OutlineBody' });
export type OutlineBody = z.infer<typeof OutlineBody>;
