import { expect, it } from '@jest/globals';
import { changeSession, createQueryClient, userKey } from './query-client.ts';

const ada = {
  id: 1,
  username: 'ada',
  email: '',
  role: 'learner' as const,
  subscriptionTier: 'free',
  avatar: null,
};

it('clears the cached data of the user at logout', () => {
  const client = createQueryClient();
  changeSession(client, ada);
  client.setQueryData(['progress', 1, 'roadmap1'], { completedSteps: 3 });
  changeSession(client, null);
  expect(client.getQueryData(userKey)).toBeNull();
  expect(client.getQueryData(['progress', 1, 'roadmap1'])).toBeUndefined();
});
