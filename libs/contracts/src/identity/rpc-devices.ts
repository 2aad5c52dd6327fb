import { z } from 'zod';
import { defineRpc } from '../rpc.ts';
import { Success } from '../success.ts';

/**
 * Remembers the device on which the caller logs in, and mails the owner about one that the account has not been used
 * on, except at registration. `device`: hash of the device's cookie; `name` and `network` are for the mail, `locale`
 * for the dates and times in mails from now on.
 */
export const RecordDevice = defineRpc('identity.record-device', {
  input: z.object({
    device: z.string().regex(/^[\w-]{43}$/),
    name: z.string().max(100),
    network: z.string().max(50),
    isRegistration: z.boolean(),
    locale: z
      .string()
      .regex(/^[A-Za-z0-9-]{2,35}$/)
      .nullish(),
  }),
  output: Success,
});
