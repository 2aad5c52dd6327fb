import { z } from 'zod';

/** For processes that show where to write for help. */
export const supportEnv = {
  SUPPORT_EMAIL: z
    .email('must be an address')
    .optional()
    .describe(
      'Address to which people write for help; without it no text promises support, and /contact states that there is none',
    ),
};
