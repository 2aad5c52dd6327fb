import { Injectable } from '@nestjs/common';
import { BeginApplication, BeginApplicationCall } from '@waymark/contracts/identity/applications.endpoints';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { Applications } from '../app/ports.ts';

@Injectable()
export class ApplicationsClient extends Applications {
  constructor(private readonly rpc: RpcClient) {
    super();
  }

  begin(applicationId: string) {
    return this.rpc.call(BeginApplication, { applicationId });
  }

  async beginCall(applicationId: string, number: number): Promise<boolean> {
    return (await this.rpc.call(BeginApplicationCall, { applicationId, number })).allowed;
  }
}
