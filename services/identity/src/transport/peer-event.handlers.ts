import { Inject, Injectable } from '@nestjs/common';
import * as peer from '@waymark/contracts/community/peer-events';
import type { AnyEventType, EventData, EventEnvelope } from '@waymark/contracts/events';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { OnEvent } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { NotifyPeers } from '../app/notify-peers.ts';
import * as messages from '../domain/messages/peer.ts';

type Event<E extends AnyEventType> = EventEnvelope<EventData<E>>;

/** Sharing a transaction saves most of the cost when many people register at once. */
const TOGETHER = { maxBatch: 16 };

/** Informs members of the peer sessions that they have a place in or wait for. */
@Injectable()
export class PeerEventHandlers {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly notify: NotifyPeers,
  ) {}

  @OnEvent(peer.PeerRegistered, TOGETHER)
  registered(event: Event<typeof peer.PeerRegistered>, tx: Tx): Promise<void> {
    const { to } = event.data;
    return this.notify.execute(tx, event, {
      to,
      compose: messages.peerRegisteredMessage,
      calendar: 'REQUEST',
    });
  }

  @OnEvent(peer.PeerMovedUp)
  movedUp(event: Event<typeof peer.PeerMovedUp>, tx: Tx): Promise<void> {
    const { to } = event.data;
    return this.notify.execute(tx, event, { to, compose: messages.peerMovedUpMessage, calendar: 'REQUEST' });
  }

  @OnEvent(peer.PeerLeft)
  left(event: Event<typeof peer.PeerLeft>, tx: Tx): Promise<void> {
    const { to } = event.data;
    return this.notify.execute(tx, event, { to, compose: messages.peerLeftMessage, calendar: 'CANCEL' });
  }

  @OnEvent(peer.PeerSessionEdited)
  edited(event: Event<typeof peer.PeerSessionEdited>, tx: Tx): Promise<void> {
    const compose = (hasPlace: boolean) => (view: messages.PeerView) =>
      messages.peerEditedMessage(view, event.data, hasPlace);
    return this.notify.execute(
      tx,
      event,
      { to: event.data.registered, compose: compose(true), calendar: 'REQUEST' },
      { to: event.data.waiting, compose: compose(false) },
    );
  }

  @OnEvent(peer.PeerSessionCancelled)
  cancelled(event: Event<typeof peer.PeerSessionCancelled>, tx: Tx): Promise<void> {
    const compose = (hasPlace: boolean) => (view: messages.PeerView) =>
      messages.peerCancelledMessage(view, event.data, hasPlace);
    return this.notify.execute(
      tx,
      event,
      { to: event.data.registered, compose: compose(true), calendar: 'CANCEL' },
      { to: event.data.waiting, compose: compose(false) },
    );
  }

  /** Not after the start. */
  @OnEvent(peer.PeerSessionReminded)
  async reminded(event: Event<typeof peer.PeerSessionReminded>, tx: Tx): Promise<void> {
    const { to, startsAt } = event.data;
    if (Date.parse(startsAt) <= this.clock.now().getTime()) return;
    const compose = (view: messages.PeerView) => messages.peerReminderMessage(view, event.data);
    await this.notify.execute(tx, event, { to, compose, expiresAt: startsAt });
  }
}
