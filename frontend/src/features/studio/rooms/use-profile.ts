import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UpdateMentorProfileBody } from '@waymark/contracts/identity/mentors';
import { call } from '#lib/api.ts';
import { mentorQuery } from '#lib/shared-queries.ts';

/** Shows the saved profile at once: the server's shared copy may be a second old. */
export function useUpdateProfile(userId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: UpdateMentorProfileBody) => call('PATCH /api/mentor/profile', { body }),
    onSuccess: (mentor) => {
      client.setQueryData(mentorQuery(userId).queryKey, mentor);
      void client.invalidateQueries({ queryKey: ['mentors'] });
      void client.invalidateQueries({ queryKey: ['mentor-filters'] });
    },
  });
}
