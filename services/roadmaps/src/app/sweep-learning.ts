import { Injectable } from '@nestjs/common';
import { ResetsRepository } from '../persistence/resets.repository.ts';

/** Forgets what nobody can ask for any more. */
@Injectable()
export class SweepLearning {
  constructor(private readonly resets: ResetsRepository) {}

  async execute(): Promise<void> {
    await this.resets.sweep();
  }
}
