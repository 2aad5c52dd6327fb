import { z } from 'zod';
import { CommunityAtDeletion } from '../identity/account.ts';
import { defineExport } from '../person-data.ts';
import { defineRpc } from '../rpc.ts';

export const ExportCommunity = defineExport('community.export-person');

export const GetCommunityAtDeletion = defineRpc('community.at-deletion', {
  input: z.object({}),
  output: CommunityAtDeletion,
});
