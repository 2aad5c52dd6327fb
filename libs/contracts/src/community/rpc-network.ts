import { z } from 'zod';
import { mentorRoles } from '../caller.ts';
import { pageOf } from '../paging.ts';
import { defineRpc } from '../rpc.ts';
import { CommunityStats, ListMembersQuery, Member, OwnCard, SaveCardBody } from './network.ts';

/** Who takes part in the community. */
export const memberRoles = mentorRoles;

/** Mentors, and admins with a card. Those with a card first, by name. */
export const ListMembers = defineRpc('community.members', {
  roles: memberRoles,
  input: ListMembersQuery,
  output: pageOf(Member),
});
/** Empty with revision 0 before it is saved. */
export const GetOwnCard = defineRpc('community.own-card', {
  roles: memberRoles,
  input: z.object({}),
  output: OwnCard,
});
/** Error: STALE. */
export const SaveOwnCard = defineRpc('community.save-card', {
  roles: memberRoles,
  input: SaveCardBody,
  output: OwnCard,
});
export const GetCommunityStats = defineRpc('community.stats', {
  roles: memberRoles,
  input: z.object({}),
  output: CommunityStats,
});
/** Help that members offer, most frequent first; at most 60. */
export const ListSkills = defineRpc('community.skills', {
  roles: memberRoles,
  input: z.object({}),
  output: z.array(z.string()),
});
