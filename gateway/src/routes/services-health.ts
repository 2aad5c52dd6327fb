import { Injectable } from '@nestjs/common';
import { type SystemService, systemRpcs, systemServices } from '@waymark/contracts/system';
import { RpcClient } from '@waymark/messaging/rpc-client';

/** Anyone may request the readiness, which must not become load on the services. */
const SHARED_FOR_MS = 500;

export interface ServiceHealth {
  ok: boolean;
  ms: number;
  /** Its dependencies that do not respond. */
  waitsFor?: string[];
}
export type ServicesHealth = Record<SystemService, ServiceHealth>;

/** Whether each service responds and is ready. */
@Injectable()
export class ServicesHealthCheck {
  private last: { at: number; result: Promise<ServicesHealth> } | undefined;

  constructor(private readonly rpc: RpcClient) {}

  /** Callers of the same half second share a result. */
  check(): Promise<ServicesHealth> {
    const now = performance.now();
    if (!this.last || now - this.last.at > SHARED_FOR_MS) this.last = { at: now, result: this.checkAll() };
    return this.last.result;
  }

  private async checkAll(): Promise<ServicesHealth> {
    const each = systemServices.map(async (service) => [service, await this.checkOne(service)] as const);
    return Object.fromEntries(await Promise.all(each)) as ServicesHealth;
  }

  private async checkOne(service: SystemService): Promise<ServiceHealth> {
    const startedAt = performance.now();
    const elapsed = () => Math.round(performance.now() - startedAt);
    try {
      const { ready, waitsFor } = await this.rpc.call(systemRpcs[service].GetReadiness, {});
      return ready ? { ok: true, ms: elapsed() } : { ok: false, ms: elapsed(), waitsFor };
    } catch {
      return { ok: false, ms: elapsed() };
    }
  }
}
