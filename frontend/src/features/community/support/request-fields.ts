import {
  MAX_REQUEST_TEXT,
  MAX_REQUEST_TITLE,
  type SupportCategory,
  type Urgency,
} from '@waymark/contracts/community/options';
import type { SupportRequest, SupportRequestInput } from '@waymark/contracts/community/support';
import { z } from 'zod';
import { linesOf, topicFault, topicsOf } from '../components/topic-lines.ts';

/** The form of a request. Skills are lines of a text. */
export const RequestFields = z.object({
  title: z
    .string()
    .trim()
    .min(1, 'Title is required')
    .max(MAX_REQUEST_TITLE, `Title must be at most ${MAX_REQUEST_TITLE} characters`),
  description: z
    .string()
    .trim()
    .min(1, 'Description is required')
    .max(MAX_REQUEST_TEXT, `Description must be at most ${MAX_REQUEST_TEXT} characters`),
  category: z.string(),
  urgency: z.string(),
  skills: z.string().superRefine((text, ctx) => {
    const message = topicFault(text);
    if (message) ctx.addIssue({ code: 'custom', message });
  }),
});
export type RequestFields = z.infer<typeof RequestFields>;

export const emptyFields: RequestFields = {
  title: '',
  description: '',
  category: 'mentoring-skills',
  urgency: 'medium',
  skills: '',
};

export const fieldsOf = ({ skillsNeeded, ...request }: SupportRequest): RequestFields => ({
  ...{ title: request.title, description: request.description },
  ...{ category: request.category, urgency: request.urgency, skills: linesOf(skillsNeeded) },
});

export const bodyOf = ({ skills, ...fields }: RequestFields): SupportRequestInput => ({
  ...{ title: fields.title, description: fields.description },
  category: fields.category as SupportCategory,
  urgency: fields.urgency as Urgency,
  skillsNeeded: topicsOf(skills),
});
