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

  @Endpoint(routes.startApp, {
    proof: true,
    response: AppSecret,
    summary: 'A secret for an app that makes codes',
  })
  async startApp(@Req() request: FastifyRequest): Promise<AppSecret> {
    this.proofs.requireConfirmed(request.session!);
    return this.rpc.call(rpc.StartApp, {});
  }

  @Endpoint(routes.confirmApp, {
    proof: true,
    response: FactorAdded,
    quota: 'password',
    summary: 'Accepts codes of the app from now on; returns recovery codes with the first factor',
  })
  confirmApp(
    @Body({ schema: AppCodeBody }) body: AppCodeBody,
    @Req() request: FastifyRequest,
  ): Promise<FactorAdded> {
    return this.add(request, (kept) => this.rpc.call(rpc.ConfirmApp, { ...body, ...kept }));
  }

  @Endpoint(routes.removeApp, {
    proof: true,
    response: Success,
    quota: 'mail',
    summary: 'Accepts no more codes of the app',
  })
  async removeApp(@Req() { session }: FastifyRequest): Promise<Success> {
    this.proofs.requireConfirmed(session!);
    return this.rpc.call(rpc.RemoveApp, { keptSession: session!.id });
  }

  @Endpoint(routes.startPasskey, {
    proof: true,
    response: PasskeyCreation,
    summary: 'A request for a new passkey',
  })
  async startPasskey(@Req() request: FastifyRequest): Promise<PasskeyCreation> {
    this.proofs.requireConfirmed(request.session!);
    return this.rpc.call(rpc.StartPasskey, {});
  }

  @Endpoint(routes.addPasskey, {
    proof: true,
    bodyLimit: 72 * 1024,
    response: FactorAdded,
    quota: 'mail',
    summary: 'Adds a passkey; returns recovery codes with the first factor',
  })
  addPasskey(
    @Body({ schema: AddPasskeyBody }) body: AddPasskeyBody,
    @Req() request: FastifyRequest,
  ): Promise<FactorAdded> {
    return this.add(request, (kept) => this.rpc.call(rpc.AddPasskey, { ...body, ...kept }));
  }

  @Endpoint(routes.removePasskey, {
    proof: true,
    response: Success,
    quota: 'mail',
    summary: 'Removes a passkey',
  })
  async removePasskey(
    @Param('id', { schema: Id }) id: string,
    @Req() { session }: FastifyRequest,
  ): Promise<Success> {
    this.proofs.requireConfirmed(session!);
    return this.rpc.call(rpc.RemovePasskey, { id, keptSession: session!.id });
  }

  @Endpoint(routes.makeRecoveryCodes, {
    proof: true,
    response: RecoveryCodes,
    quota: 'mail',
    summary: 'Makes new recovery codes; the earlier ones no longer work',
  })
  async makeCodes(@Req() request: FastifyRequest): Promise<RecoveryCodes> {
    this.proofs.requireConfirmed(request.session!);
    return this.rpc.call(rpc.MakeRecoveryCodes, {});
  }

  @Endpoint(routes.removeSecondFactor, {
    proof: true,
    response: Success,
    quota: 'mail',
    summary: 'Turns the second factor off: removes app, passkeys and recovery codes',
  })
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
