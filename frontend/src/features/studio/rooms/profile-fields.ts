import { type Mentor, UpdateMentorProfileBody } from '@waymark/contracts/identity/mentors';
import { z } from 'zod';

/** The form: areas as lines of text, and '' for no time zone. */
export interface ProfileFields {
  bio: string;
  expertise: string;
  languages: string[];
  timezone: string;
}

export const fieldsOf = ({ bio, expertise, languages, timezone }: Mentor): ProfileFields => ({
  bio,
  expertise: expertise.join('\n'),
  languages,
  timezone: timezone ?? '',
});

export const bodyOf = ({ bio, expertise, languages, timezone }: ProfileFields): UpdateMentorProfileBody => ({
  bio: bio.trim(),
  expertise: expertise
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean),
  languages,
  timezone: timezone.trim() || null,
});

/** The rules of the body, with its issues at the form's fields. */
export const ProfileForm = z
  .object({ bio: z.string(), expertise: z.string(), languages: z.array(z.string()), timezone: z.string() })
  .superRefine((fields, context) => {
    const { error } = UpdateMentorProfileBody.safeParse(bodyOf(fields));
    for (const { path, message } of error?.issues ?? [])
      context.addIssue({ code: 'custom', path: path.slice(0, 1), message });
  });
