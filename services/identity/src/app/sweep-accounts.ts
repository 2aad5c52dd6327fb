import { Injectable } from '@nestjs/common';
import { DevicesRepository } from '../persistence/devices.repository.ts';
import { EmailLinksRepository } from '../persistence/email-links.repository.ts';

/** Deletes expired links of addresses and devices that are no longer used. */
@Injectable()
export class SweepAccounts {
  constructor(
    private readonly links: EmailLinksRepository,
    private readonly devices: DevicesRepository,
  ) {}

  async execute(): Promise<void> {
    await this.links.sweep();
    await this.devices.sweep();
  }
}
