import { Injectable } from '@nestjs/common';
import { CompanionRepository } from '../persistence/companion.repository.ts';
import { ResetsRepository } from '../persistence/resets.repository.ts';

/** Forgets what nobody can ask for any more. */
@Injectable()
export class DeleteExpiredRecords {
  constructor(
    private readonly resets: ResetsRepository,
    private readonly companion: CompanionRepository,
  ) {}

  async execute(): Promise<void> {
    await this.resets.sweep();
    await this.companion.sweep();
  }
}
