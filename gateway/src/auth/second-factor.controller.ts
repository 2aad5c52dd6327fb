import { Body, Controller, Param, Req } from '@nestjs/common';
import * as rpc from '@waymark/contracts/identity/rpc-second-factor';
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
import * as routes from '@waymark/contracts/identity/second-factor-routes';
import { Id } from '@waymark/contracts/roadmaps/id';
import { Success } from '@waymark/contracts/success';
import { RpcClient } from '@waymark/messaging/rpc-client';
import type { FastifyRequest } from 'fastify';
import { Endpoint } from '../http/endpoint.ts';
import { AdminRights } from './admin-rights.ts';
import { SessionProofs } from './session-proofs.ts';

/** The caller's second factor. Changes need the password or a login of the last 10 minutes. */
@Controller()
export class SecondFactorController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly proofs: SessionProofs,
    private readonly rights: AdminRights,
  ) {}

  @Endpoint(routes.confirmPassword, {
    response: Success,
    quota: 'password',
    summary: 'Confirms the password, for changes of the next 10 minutes in this session',
  })
  async confirm(
    @Body({ schema: ConfirmPasswordBody }) body: ConfirmPasswordBody,
    @Req() request: FastifyRequest,
  ): Promise<Success> {
    await this.rpc.call(rpc.ConfirmPassword, body);
    await this.proofs.confirm(request.session!.id);
    return { success: true };
  }

  @Endpoint(routes.getSecondFactor, {
    response: SecondFactor,
    summary: "The caller's app, passkeys and number of recovery codes",
  })
  async get(@Req() { session }: FastifyRequest): Promise<SecondFactor> {
    const stored = await this.rpc.call(rpc.GetSecondFactor, {});
    const { role, proved } = session!;
    return { ...stored, required: this.rights.isRequired(role), proved: proved === true };
  }

  @Endpoint(routes.startApp, { response: AppSecret, summary: 'A secret for an app that makes codes' })
  async startApp(@Req() request: FastifyRequest): Promise<AppSecret> {
    this.proofs.requireConfirmed(request.session!);
    return this.rpc.call(rpc.StartApp, {});
  }

  @Endpoint(routes.confirmApp, {
    response: FactorAdded,
    quota: 'password',
    summary: 'Accepts codes of the app from now on; returns recovery codes with the first factor',
  })
  confirmApp(
    @Body({ schema: AppCodeBody }) body: AppCodeBody,
    @Req() request: FastifyRequest,
  ): Promise<FactorAdded> {
    return this.add(request, () => this.rpc.call(rpc.ConfirmApp, body));
  }

  @Endpoint(routes.removeApp, {
    response: Success,
    quota: 'mail',
    summary: 'Accepts no more codes of the app',
  })
  async removeApp(@Req() { session }: FastifyRequest): Promise<Success> {
    this.proofs.requireConfirmed(session!);
    return this.rpc.call(rpc.RemoveApp, { keptSession: session!.id });
  }

  @Endpoint(routes.startPasskey, { response: PasskeyCreation, summary: 'A request for a new passkey' })
  async startPasskey(@Req() request: FastifyRequest): Promise<PasskeyCreation> {
    this.proofs.requireConfirmed(request.session!);
    return this.rpc.call(rpc.StartPasskey, {});
  }

  @Endpoint(routes.addPasskey, {
    bodyLimit: 72 * 1024,
    response: FactorAdded,
    quota: 'mail',
    summary: 'Adds a passkey; returns recovery codes with the first factor',
  })
  addPasskey(
    @Body({ schema: AddPasskeyBody }) body: AddPasskeyBody,
    @Req() request: FastifyRequest,
  ): Promise<FactorAdded> {
    return this.add(request, () => this.rpc.call(rpc.AddPasskey, body));
  }

  @Endpoint(routes.removePasskey, { response: Success, quota: 'mail', summary: 'Removes a passkey' })
  async removePasskey(
    @Param('id', { schema: Id }) id: string,
    @Req() { session }: FastifyRequest,
  ): Promise<Success> {
    this.proofs.requireConfirmed(session!);
    return this.rpc.call(rpc.RemovePasskey, { id, keptSession: session!.id });
  }

  @Endpoint(routes.makeRecoveryCodes, {
    response: RecoveryCodes,
    quota: 'mail',
    summary: 'Makes new recovery codes; the earlier ones no longer work',
  })
  async makeCodes(@Req() request: FastifyRequest): Promise<RecoveryCodes> {
    this.proofs.requireConfirmed(request.session!);
    return this.rpc.call(rpc.MakeRecoveryCodes, {});
  }

  @Endpoint(routes.removeSecondFactor, {
    response: Success,
    quota: 'mail',
    summary: 'Turns the second factor off: removes app, passkeys and recovery codes',
  })
  async remove(@Req() { session }: FastifyRequest): Promise<Success> {
    this.proofs.requireConfirmed(session!);
    return this.rpc.call(rpc.RemoveSecondFactor, { keptSession: session!.id });
  }

  /** The caller has the added factor at hand: the session counts as opened with it. */
  private async add({ session }: FastifyRequest, change: () => Promise<FactorAdded>): Promise<FactorAdded> {
    this.proofs.requireConfirmed(session!);
    const added = await change();
    await this.proofs.prove(session!.id);
    return added;
  }
}
