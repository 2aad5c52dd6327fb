import { expect, it } from '@jest/globals';
import { aMentor } from '#testing/directory-samples.ts';
import { bodyOf, fieldsOf, ProfileForm } from './profile-fields.ts';

const mentor = aMentor({ expertise: ['Grief', 'Debt'], timezone: null });

it('reads areas from lines and ignores blank ones', () => {
  const { bio, expertise, languages, timezone } = mentor;
  expect(bodyOf(fieldsOf(mentor))).toEqual({ bio, expertise, languages, timezone });
  const body = bodyOf({ ...fieldsOf(mentor), expertise: ' Grief \n\n Rest\n', timezone: ' Asia/Tokyo ' });
  expect(body).toMatchObject({ expertise: ['Grief', 'Rest'], timezone: 'Asia/Tokyo' });
});

it('shows an issue of one area at the field of all', () => {
  const { error } = ProfileForm.safeParse({ ...fieldsOf(mentor), expertise: 'Grief\nx', timezone: 'Mars' });
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [['expertise'], 'An area has at least 2 characters'],
    [['timezone'], 'Choose a time zone, such as Europe/Berlin'],
  ]);
});
