import { z } from 'zod';
import { SessionsAtDeletion } from '../identity/account.ts';
import { defineExport } from '../person-data.ts';
import { defineRpc } from '../rpc.ts';

export const ExportSessions = defineExport('scheduling.export-person');

export const GetSessionsAtDeletion = defineRpc('scheduling.at-deletion', {
  input: z.object({}),
  output: SessionsAtDeletion,
});
