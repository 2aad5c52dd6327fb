import { Controller, Get, Res } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { HealthRegistry } from '@waymark/platform/health';
import type { FastifyReply } from 'fastify';
import { Needs } from '../http/endpoint.ts';

@Controller('/api/health')
export class HealthController {
  constructor(private readonly health: HealthRegistry) {}

  @Get('live')
  @Needs({ access: 'none' })
  @ApiOperation({ summary: 'The process runs' })
  live() {
    return { status: 'live' };
  }

  @Get('ready')
  @Needs({ access: 'none' })
  @ApiOperation({ summary: '200 when all dependencies respond; 503 lists those that do not' })
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    const { status, state, dependencies } = await this.health.readiness();
    reply.code(status === 'ready' ? 200 : 503);
    // The error itself stays in the log: it may name hosts.
    const each = Object.entries(dependencies).map(([name, { ok, ms }]) => [name, { ok, ms }]);
    return { status, state, dependencies: Object.fromEntries(each) };
  }
}
