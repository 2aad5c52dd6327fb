import { z } from 'zod';
import { singleLine } from '../text.ts';
import { Id } from './id.ts';

export const PATH_REQUEST_MAX = 280;
export const PATH_REQUESTS_PER_DAY = 10;

export const SendPathRequestBody = z
  .object({ text: singleLine('Your request', PATH_REQUEST_MAX, 3) })
  .meta({ id: 'SendPathRequestBody' });
export type SendPathRequestBody = z.infer<typeof SendPathRequestBody>;

/** What its author looks for a path through. */
export const PathRequest = z
  .object({ id: Id, text: z.string(), createdAt: z.iso.datetime() })
  .meta({ id: 'PathRequest' });
export type PathRequest = z.infer<typeof PathRequest>;

/** As mentors see it: without its author. `asked`: how many people sent the same. */
export const AskedPathRequest = z
  .object({ id: Id, text: z.string(), asked: z.number().int().min(1), newestAt: z.iso.datetime() })
  .meta({ id: 'AskedPathRequest' });
export type AskedPathRequest = z.infer<typeof AskedPathRequest>;
