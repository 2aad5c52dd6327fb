import { z } from 'zod';
import { PaymentsAtDeletion } from '../identity/account.ts';
import { defineExport } from '../person-data.ts';
import { defineRpc } from '../rpc.ts';

export const ExportPayments = defineExport('payments.export-person');

export const GetPaymentsAtDeletion = defineRpc('payments.at-deletion', {
  input: z.object({}),
  output: PaymentsAtDeletion,
});
