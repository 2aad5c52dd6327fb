import { Body, Controller, Req } from '@nestjs/common';
import * as rpc from '@waymark/contracts/identity/rpc-second-factor';
import {
  PasskeyLoginBody,
  PasskeyRequest,
  SecondFactorBody,
} from '@waymark/contracts/identity/second-factor';
import * as routes from '@waymark/contracts/identity/second-factor-routes';
import { Success } from '@waymark/contracts/success';
import { AppError } from '@waymark/kernel/app-error';
import { RpcClient } from '@waymark/messaging/rpc-client';
import type { FastifyRequest } from 'fastify';
import { Endpoint } from '../http/endpoint.ts';
import { SessionProofs } from './session-proofs.ts';

/** The second factor, proved in an open session; from then on it counts as opened with it. */
@Controller()
export class FactorProofController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly proofs: SessionProofs,
  ) {}

  @Endpoint(routes.proveByCode, {
    response: Success,
    quota: 'password',
    summary: 'Proves the second factor in this session by a code of the app or a recovery code',
  })
  async byCode(
    @Body({ schema: SecondFactorBody }) body: SecondFactorBody,
    @Req() request: FastifyRequest,
  ): Promise<Success> {
    const { id, userId } = request.session!;
    await this.requireFactor();
    await this.rpc.call(rpc.LoginWithCode, { ...body, userId });
    await this.proofs.prove(id);
    return { success: true };
  }

  @Endpoint(routes.startPasskeyProof, {
    response: PasskeyRequest,
    quota: 'password',
    summary: "A request for one of the caller's passkeys, for this session",
  })
  async startPasskey(@Req() request: FastifyRequest): Promise<PasskeyRequest> {
    const { id, userId } = request.session!;
    await this.requireFactor();
    const options = await this.rpc.call(rpc.StartPasskeyLogin, { userId });
    await this.proofs.setChallenge(id, options.challenge);
    return options;
  }

  @Endpoint(routes.proveByPasskey, {
    bodyLimit: 48 * 1024,
    response: Success,
    quota: 'password',
    summary: "Proves the second factor in this session by one of the caller's passkeys",
  })
  async byPasskey(
    @Body({ schema: PasskeyLoginBody }) { response }: PasskeyLoginBody,
    @Req() request: FastifyRequest,
  ): Promise<Success> {
    const { id, userId } = request.session!;
    const challenge = await this.proofs.takeChallenge(id);
    if (challenge === null) throw expired();
    await this.rpc.call(rpc.LoginWithPasskey, { userId, challenge, response });
    await this.proofs.prove(id);
    return { success: true };
  }

  /** Without one each code would be wrong. */
  private async requireFactor(): Promise<void> {
    const { app, passkeys } = await this.rpc.call(rpc.GetSecondFactor, {});
    if (!app && passkeys.length === 0)
      throw new AppError('CONFLICT', 'Your account has no second factor to confirm.');
  }
}

const expired = (): AppError =>
  new AppError('CONFLICT', 'This request for a passkey has expired. Please try again.');
