import { Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { Person } from '@waymark/contracts/identity/rpc-people';
import { canBegin, personNotFound } from '../domain/writing.ts';
import { Acquaintances } from './acquaintances.ts';

export interface Beginning {
  person: Person;
  /** A first message is a request. */
  isRequest: boolean;
}

/** How the caller can write first to somebody. */
@Injectable()
export class Beginnings {
  constructor(private readonly acquaintances: Acquaintances) {}

  /** Errors: NOT_FOUND for who the caller may not know of, UNAVAILABLE. */
  async find(caller: Caller, otherId: number): Promise<Beginning> {
    if (otherId === caller.userId) throw personNotFound();
    const [person, isKnown] = await Promise.all([
      this.acquaintances.find(otherId),
      this.acquaintances.areKnown(caller.userId, otherId),
    ]);
    if (!person) throw personNotFound();
    const isActive = !person.isSuspended && !person.isLeaving;
    if (!canBegin(caller, { role: person.role, isActive }, isKnown)) throw personNotFound();
    return { person, isRequest: !isKnown };
  }
}
