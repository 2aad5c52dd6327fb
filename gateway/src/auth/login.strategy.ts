import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { CheckPassword } from '@waymark/contracts/identity/users.endpoints';
import type { RpcOutput } from '@waymark/contracts/rpc';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { Strategy } from 'passport-local';

@Injectable()
export class LoginStrategy extends PassportStrategy(Strategy, 'local') {
  constructor(private readonly rpc: RpcClient) {
    super();
  }

  validate(username: string, password: string): Promise<RpcOutput<typeof CheckPassword>> {
    return this.rpc.call(CheckPassword, { username, password });
  }
}
