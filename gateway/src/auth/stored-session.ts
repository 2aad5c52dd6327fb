import { Role } from '@waymark/contracts/caller';
import { z } from 'zod';
import type { ClientInfo } from './client-info.ts';

export const UNKNOWN: ClientInfo = { device: 'Unknown device', network: '' };

export const Stored = z.object({
  userId: z.coerce.number().int().positive(),
  subject: z.uuid(), // of the person; a restored database gives the id to another
  checkedAt: z.coerce.number().default(0), // set by SessionSubjects
  username: z.string(),
  role: Role,
  createdAt: z.coerce.number(), // epoch seconds, like `seenAt`
  seenAt: z.coerce.number().default(0),
  device: z.string().default(UNKNOWN.device),
  network: z.string().default(''),
  // Set by SessionProofs.
  proved: z.coerce.boolean().optional(),
  applies: z.coerce.boolean().optional(), // an application waits for its decision
  leaving: z.coerce.boolean().optional(), // the account is to be deleted
  confirmedAt: z.coerce.number().optional(),
  hasSecondFactor: z.coerce.boolean().optional(), // at the last check by SessionSubjects
});

export interface StoredSession extends z.infer<typeof Stored> {
  /** SHA-256 of the cookie's token: names the session everywhere but in the browser. */
  id: string;
}

export interface Session extends StoredSession {
  /** Seconds that it lasts from now on if its lifetime was renewed, and the cookie must be sent again; else 0. */
  renewedFor: number;
}

/** Of the fields and values of its hash, after the seconds by which it was renewed; null if they are not a session's. */
export function toSession(id: string, [renewed, ...fields]: string[]): Session | null {
  const stored = Stored.safeParse(pairs(fields));
  return stored.success ? { ...stored.data, id, renewedFor: Number(renewed) } : null;
}

function pairs(flat: string[]): Record<string, string> {
  const record: Record<string, string> = {};
  for (let i = 0; i + 1 < flat.length; i += 2) record[flat[i]!] = flat[i + 1]!;
  return record;
}
