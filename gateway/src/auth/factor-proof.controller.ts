import { Body, Controller, Req } from '@nestjs/common';
import {
  PasskeyLoginBody,
  PasskeyRequest,
  SecondFactorBody,
} from '@waymark/contracts/identity/second-factor';
import * as rpc from '@waymark/contracts/identity/second-factor.endpoints';
import { Success } from '@waymark/contracts/success';
import { AppError } from '@waymark/kernel/app-error';
import { RpcClient } from '@waymark/messaging/rpc-client';
import type { FastifyRequest } from 'fastify';
import { Serves } from '../http/endpoint.ts';
import { SessionProofs } from './session-proofs.ts';

/** The second factor, proved in an open session; from then on it counts as opened with it. */
@Controller()
export class FactorProofController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly proofs: SessionProofs,
  ) {}

  @Serves(rpc.ProveByCodeEndpoint)
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

  @Serves(rpc.StartPasskeyProofEndpoint)
  async startPasskey(@Req() request: FastifyRequest): Promise<PasskeyRequest> {
    const { id, userId } = request.session!;
    await this.requireFactor();
    const options = await this.rpc.call(rpc.StartPasskeyLogin, { userId });
    await this.proofs.setChallenge(id, options.challenge);
    return options;
  }

  @Serves(rpc.ProveByPasskeyEndpoint)
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
