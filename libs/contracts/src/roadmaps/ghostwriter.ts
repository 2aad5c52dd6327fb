import { z } from 'zod';
import { InputsUsed } from './runs.ts';

/** Spec §3. */
export const GhostwriteResponse = z
  .object({
    ghostwrittenContent: z.object({
      title: z.string(),
      description: z.string(),
      stages: z.array(
        z.object({
          title: z.string(),
          description: z.string(),
          estimatedDuration: z.string(),
          order: z.number().int(), // from 1
          steps: z.array(
            z.object({
              title: z.string(),
              description: z.string(),
              estimatedDuration: z.string().nullable(),
              resourceLinks: z.array(z.string()),
            }),
          ),
        }),
      ),
    }),
    inputsUsed: InputsUsed,
    runId: z.string(),
  })
  .meta({ id: 'GhostwriteResponse' });
export type GhostwriteResponse = z.infer<typeof GhostwriteResponse>;
