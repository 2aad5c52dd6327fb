import { Injectable } from '@nestjs/common';
import { BeginProbe } from '@waymark/contracts/community/files.endpoints';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { Files, type ProbeStart } from '../app/ports.ts';

@Injectable()
export class FilesClient extends Files {
  constructor(private readonly rpc: RpcClient) {
    super();
  }

  beginProbe(fileId: string): Promise<ProbeStart> {
    return this.rpc.call(BeginProbe, { fileId });
  }
}
