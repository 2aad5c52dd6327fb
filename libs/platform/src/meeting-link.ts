import { randomBytes } from 'node:crypto';
import { z } from 'zod';

const isTemplate = (template: string): boolean =>
  template.includes('{code}') && URL.parse(template.replaceAll('{code}', 'x'))?.protocol === 'https:';

/** `{code}` is replaced by a random code per session, so that links cannot be guessed. */
export const meetingLinkEnv = {
  MEETING_LINK_TEMPLATE: z
    .string()
    .refine(isTemplate, 'must be an https address with {code}')
    .default('https://meet.jit.si/waymark-{code}')
    .describe('Meeting link of sessions; {code} is replaced by a random code per session'),
};

/** 128 random bits, URL-safe. */
export const newMeetingCode = (): string => randomBytes(16).toString('base64url');

export const meetingLink = (template: string, code: string): string => template.replaceAll('{code}', code);
