import { gatewayEndpoint } from './endpoint.ts';
import { OperatorInfo } from './operator.ts';

export const GetOperatorEndpoint = gatewayEndpoint('GET /api/operator', {
  access: 'none',
  summary: 'Who runs this installation, and the texts of its operator',
  output: OperatorInfo,
});
