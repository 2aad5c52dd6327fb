import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { RpcInput } from '@waymark/contracts/rpc';
import {
  type LinkCalendarBody,
  type LinkedCalendars as LinkedCalendarsView,
  MAX_LINKED_CALENDARS,
  urlOfCalendar,
} from '@waymark/contracts/scheduling/linked-calendars';
import * as rpc from '@waymark/contracts/scheduling/linked-calendars.endpoints';
import type { Success } from '@waymark/contracts/success';
import { AppError } from '@waymark/kernel/app-error';
import type { Clock } from '@waymark/kernel/clock';
import { isId, newId } from '@waymark/kernel/ids';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { RecurringWork } from '@waymark/platform/recurring-work';
import { labelOf } from '../domain/link-label.ts';
import { LinkSecrets } from '../integrations/link-secrets.ts';
import { CalendarsReader } from '../persistence/calendars.reader.ts';
import { CalendarsRepository } from '../persistence/calendars.repository.ts';
import { LinkedCalendarsReader } from '../persistence/linked-calendars.reader.ts';
import { LinkedCalendarsRepository } from '../persistence/linked-calendars.repository.ts';
import { READING } from './read-linked-calendars.ts';

@Injectable()
export class LinkedCalendars {
  constructor(
    private readonly calendars: CalendarsRepository,
    private readonly calendarsReader: CalendarsReader,
    private readonly links: LinkedCalendarsRepository,
    private readonly reader: LinkedCalendarsReader,
    private readonly secrets: LinkSecrets,
    private readonly recurring: RecurringWork,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(rpc.ListLinkedCalendars)
  async list(_: RpcInput<typeof rpc.ListLinkedCalendars>, caller: Caller): Promise<LinkedCalendarsView> {
    await this.calendarsReader.own(caller);
    return this.reader.own(caller.userId);
  }

  @RpcHandler(rpc.LinkCalendar)
  async link({ address }: LinkCalendarBody, caller: Caller): Promise<LinkedCalendarsView> {
    const url = urlOfCalendar(address)!;
    await this.calendars.edit(caller, async (tx) => {
      if ((await this.links.count(tx, caller.userId)) >= MAX_LINKED_CALENDARS) {
        throw refuse(`You can link ${MAX_LINKED_CALENDARS} calendars. Remove one first.`);
      }
      const id = newId();
      const sealed = { secret: this.secrets.seal(url, id), addressHash: this.secrets.hash(url) };
      const link = { id, mentorId: caller.userId, label: labelOf(url), ...sealed };
      if (!(await this.links.add(tx, link, this.clock.now())))
        throw refuse('This calendar is linked already.');
      return { success: true };
    });
    this.recurring.wake(READING);
    return this.reader.own(caller.userId);
  }

  @RpcHandler(rpc.UnlinkCalendar)
  unlink({ id }: RpcInput<typeof rpc.UnlinkCalendar>, caller: Caller): Promise<Success> {
    return this.calendars.edit(caller, async (tx) => {
      const removed = isId(id) && (await this.links.remove(tx, caller.userId, id));
      if (!removed) throw new AppError('NOT_FOUND', 'This calendar is not linked any more.');
      return { success: true };
    });
  }
}

const refuse = (message: string): AppError =>
  new AppError('RULE_REFUSED', message, { issues: [{ path: ['address'], message }] });
