import { Controller, Get, Res } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { HealthRegistry } from '@waymark/platform/health';
import type { FastifyReply } from 'fastify';
import { Needs } from '../http/endpoint.ts';
import { ServicesHealthCheck } from './services-health.ts';

@Controller('/api/health')
export class HealthController {
  constructor(
    private readonly health: HealthRegistry,
    private readonly services: ServicesHealthCheck,
  ) {}

  @Get('live')
  @Needs({ access: 'none' })
  @ApiOperation({ summary: 'The process runs' })
  live() {
    return { status: 'live' };
  }

  @Get('ready')
  @Needs({ access: 'none' })
  @ApiOperation({
    summary:
      '200 when all servers and services respond; 503 lists which do not, and what each service waits for',
  })
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    const [own, services] = await Promise.all([this.health.readiness(), this.services.check()]);
    const isReady = own.status === 'ready' && Object.values(services).every(({ ok }) => ok);
    reply.code(isReady ? 200 : 503);
    // The error itself stays in the log: it may name hosts.
    const each = Object.entries(own.dependencies).map(([name, { ok, ms }]) => [name, { ok, ms }]);
    return {
      status: isReady ? 'ready' : 'not ready',
      state: own.state,
      dependencies: { ...Object.fromEntries(each), ...services },
    };
  }
}
