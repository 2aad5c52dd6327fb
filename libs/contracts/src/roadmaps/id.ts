import { z } from 'zod';

export const Id = z.string().regex(/^[A-Za-z0-9-]{1,64}$/, 'This id is not valid.');
