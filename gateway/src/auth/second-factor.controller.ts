import { Body, Controller, Param, Req } from '@nestjs/common';
import {
  AddPasskeyBody,
  AppCodeBody,
  AppSecret,
  ConfirmPasswordBody,
  FactorAdded,
  PasskeyCreation,
  RecoveryCodes,
  SecondFactor,
} from '@waymark/contracts/identity/second-factor';
import * as rpc from '@waymark/contracts/identity/second-factor.endpoints';
import { Id } from '@waymark/contracts/roadmaps/id';
import { Success } from '@waymark/contracts/success';
import { RpcClient } from '@waymark/messaging/rpc-client';
import type { FastifyRequest } from 'fastify';
import { Serves } from '../http/endpoint.ts';
import { AdminRights } from './admin-rights.ts';
import { SessionProofs } from './session-proofs.ts';
import { SessionStore } from './session-store.ts';

/** The caller's second factor. Changes need the password or a login of the last 10 minutes, and the factor itself. */
@Controller()
export class SecondFactorController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly proofs: SessionProofs,
    private readonly rights: AdminRights,
    private readonly sessions: SessionStore,
  ) {}

  @Serves(rpc.ConfirmPasswordEndpoint)
  async confirm(
    @Body({ schema: ConfirmPasswordBody }) body: ConfirmPasswordBody,
    @Req() request: FastifyRequest,
  ): Promise<Success> {
    await this.rpc.call(rpc.ConfirmPassword, body);
    await this.proofs.confirm(request.session!.id);
    return { success: true };
  }

  @Serves(rpc.GetSecondFactorEndpoint)
  async get(@Req() { session }: FastifyRequest): Promise<SecondFactor> {
    const stored = await this.rpc.call(rpc.GetSecondFactor, {});
    const { role, proved } = session!;
    return { ...stored, required: this.rights.isRequired(role), proved: proved === true };
  }

  @Serves(rpc.StartAppEndpoint)
  async startApp(@Req() request: FastifyRequest): Promise<AppSecret> {
    this.proofs.requireConfirmed(request.session!);
    return this.rpc.call(rpc.StartApp, {});
  }

  @Serves(rpc.ConfirmAppEndpoint)
  confirmApp(
    @Body({ schema: AppCodeBody }) body: AppCodeBody,
    @Req() request: FastifyRequest,
  ): Promise<FactorAdded> {
    return this.add(request, (kept) => this.rpc.call(rpc.ConfirmApp, { ...body, ...kept }));
  }

  @Serves(rpc.RemoveAppEndpoint)
  async removeApp(@Req() { session }: FastifyRequest): Promise<Success> {
    this.proofs.requireConfirmed(session!);
    return this.rpc.call(rpc.RemoveApp, { keptSession: session!.id });
  }

  @Serves(rpc.StartPasskeyEndpoint)
  async startPasskey(@Req() request: FastifyRequest): Promise<PasskeyCreation> {
    this.proofs.requireConfirmed(request.session!);
    return this.rpc.call(rpc.StartPasskey, {});
  }

  @Serves(rpc.AddPasskeyEndpoint)
  addPasskey(
    @Body({ schema: AddPasskeyBody }) body: AddPasskeyBody,
    @Req() request: FastifyRequest,
  ): Promise<FactorAdded> {
    return this.add(request, (kept) => this.rpc.call(rpc.AddPasskey, { ...body, ...kept }));
  }

  @Serves(rpc.RemovePasskeyEndpoint)
  async removePasskey(
    @Param('id', { schema: Id }) id: string,
    @Req() { session }: FastifyRequest,
  ): Promise<Success> {
    this.proofs.requireConfirmed(session!);
    return this.rpc.call(rpc.RemovePasskey, { id, keptSession: session!.id });
  }

  @Serves(rpc.MakeRecoveryCodesEndpoint)
  async makeCodes(@Req() request: FastifyRequest): Promise<RecoveryCodes> {
    this.proofs.requireConfirmed(request.session!);
    return this.rpc.call(rpc.MakeRecoveryCodes, {});
  }

  @Serves(rpc.RemoveSecondFactorEndpoint)
  async remove(@Req() { session }: FastifyRequest): Promise<Success> {
    this.proofs.requireConfirmed(session!);
    return this.rpc.call(rpc.RemoveSecondFactor, { keptSession: session!.id });
  }

  /** The caller has the added factor at hand: the session counts as opened with it. With the first one the others end. */
  private async add(
    { session }: FastifyRequest,
    change: (kept: { keptSession: string }) => Promise<FactorAdded>,
  ): Promise<FactorAdded> {
    const { id, userId } = session!;
    this.proofs.requireConfirmed(session!);
    const added = await change({ keptSession: id });
    await this.proofs.prove(id);
    // If Redis fails, the event ends the others as soon as it is back.
    if (added.recoveryCodes) await this.sessions.endAll(userId, id).catch(() => {});
    return added;
  }
}
