import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { User } from '@waymark/contracts/identity/http';
import { CheckPassword } from '@waymark/contracts/identity/rpc';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { Strategy } from 'passport-local';

@Injectable()
export class LoginStrategy extends PassportStrategy(Strategy, 'local') {
  constructor(private readonly rpc: RpcClient) {
    super();
  }

  validate(username: string, password: string): Promise<User> {
    return this.rpc.call(CheckPassword, { username, password });
  }
}
