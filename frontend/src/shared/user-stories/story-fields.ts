import { SubmitStoryBody } from '@waymark/contracts/roadmaps/user-stories';
import { z } from 'zod';

/** The form: '' for no roadmap, and a name of '' to stay anonymous. */
export interface StoryFields {
  title: string;
  story: string;
  roadmapId: string;
  name: string;
  consent: boolean;
}

export const bodyOf = ({ title, story, roadmapId, name, consent }: StoryFields): SubmitStoryBody => ({
  title,
  story,
  roadmapId: roadmapId || null,
  name: name.trim() || null,
  consent: consent as true,
});

/** The rules of the body, with its issues at the form's fields. */
export const StoryFields = z
  .object({
    title: z.string(),
    story: z.string(),
    roadmapId: z.string(),
    name: z.string(),
    consent: z.boolean(),
  })
  .superRefine((fields, context) => {
    const { error } = SubmitStoryBody.safeParse(bodyOf(fields));
    for (const { path, message } of error?.issues ?? [])
      context.addIssue({ code: 'custom', path: path.slice(0, 1), message });
  });
