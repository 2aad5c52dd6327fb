import { Inject, Injectable } from '@nestjs/common';
import type { Payable } from '@waymark/contracts/scheduling/rpc';
import type { Clock } from '@waymark/kernel/clock';
import { CLOCK } from '../clock.ts';
import { payableOf } from '../domain/payment.ts';
import { SessionsReader } from '../persistence/sessions.reader.ts';

@Injectable()
export class GetPayable {
  constructor(
    private readonly reader: SessionsReader,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(userId: number, id: string): Promise<Payable> {
    const { state, mentor } = await this.reader.findAny(userId, id);
    return payableOf(state, mentor, userId, this.clock.now());
  }
}
