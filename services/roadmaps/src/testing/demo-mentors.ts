import { expect } from '@jest/globals';
import { MentorChanged } from '@waymark/contracts/identity/events';
import { demoMentors } from '@waymark/demo/mentors';
import { eventually } from '@waymark/testing/eventually';
import type { Harness } from './harness.ts';

/** Publishes the profiles of the demo's mentors, as identity does, and waits until their areas are searched. */
export async function haveMentorAreas(roadmaps: Harness): Promise<void> {
  for (const { id, name, bio, expertise } of demoMentors) {
    const profile = { mentorId: id, name, avatar: null, bio, expertise: [...expertise], version: 2 };
    await roadmaps.publish(MentorChanged, profile);
  }
  await eventually(async () => {
    const rows = await roadmaps.sql("SELECT FROM mentors WHERE areas <> '{}'");
    expect(rows).toHaveLength(demoMentors.length);
  });
}
