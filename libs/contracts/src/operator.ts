import { z } from 'zod';

/** The operator's own text of a page, in place of ours. Empty lines divide paragraphs; `# ` begins a heading. */
const OwnText = z.string().nullable();

/** Who runs this installation, as the operator states it, and what the pages about it must know. */
export const OperatorInfo = z
  .object({
    name: z.string().nullable(),
    address: z.string().nullable(),
    /** Where people write for help with their account. */
    supportEmail: z.string().nullable(),
    texts: z.object({ about: OwnText, privacy: OwnText, terms: OwnText, contact: OwnText }),
    facts: z.object({
      demo: z.boolean(),
      payments: z.enum(['sandbox', 'stripe']),
      /** `outside`: another company runs the AI service. */
      model: z.enum(['none', 'own', 'outside']),
      files: z.enum(['disk', 's3']),
    }),
  })
  .meta({ id: 'OperatorInfo' });
export type OperatorInfo = z.infer<typeof OperatorInfo>;
export type OperatorPage = keyof OperatorInfo['texts'];
