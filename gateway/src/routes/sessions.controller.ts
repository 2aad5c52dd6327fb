import { Body, Controller, Param, Query } from '@nestjs/common';
import { PageQuery } from '@waymark/contracts/paging';
import { Id } from '@waymark/contracts/roadmaps/id';
import * as routes from '@waymark/contracts/scheduling/routes';
import * as rpc from '@waymark/contracts/scheduling/rpc';
import {
  BookingBody,
  GuidedBookingBody,
  Hold,
  NotesBody,
  RescheduleBody,
  ReviewBody,
  Session,
  SessionsQuery,
} from '@waymark/contracts/scheduling/sessions';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { z } from 'zod';
import { Endpoint } from '../http/endpoint.ts';
import { Success } from '../http/success.ts';

@Controller()
export class SessionsController {
  constructor(private readonly services: RpcClient) {}

  @Endpoint(routes.listSessions, {
    answer: z.array(Session),
    paged: true,
    summary: "The caller's sessions, as a mentor and as a learner, newest start first",
  })
  list(@Query({ schema: SessionsQuery }) query: SessionsQuery) {
    return this.services.call(rpc.ListSessions, query);
  }

  @Endpoint(routes.listUpcoming, {
    answer: z.array(Session),
    paged: true,
    summary: 'Scheduled ones that have not ended, the next one first',
  })
  upcoming(@Query({ schema: PageQuery }) query: PageQuery) {
    return this.services.call(rpc.ListUpcoming, query);
  }

  @Endpoint(routes.listHolds, { answer: z.array(Hold), summary: 'Slots kept for the caller while they pay' })
  holds() {
    return this.services.call(rpc.ListHolds, {});
  }

  @Endpoint(routes.releaseHold, { answer: Success, summary: 'Gives a kept slot back' })
  release(@Param('id', { schema: Id }) id: string) {
    return this.services.call(rpc.ReleaseHold, { id });
  }

  @Endpoint(routes.getSession, { answer: Session, summary: "One of the caller's sessions" })
  get(@Param('id', { schema: Id }) id: string) {
    return this.services.call(rpc.GetSession, { id });
  }

  @Endpoint(routes.scheduleSession, {
    answer: Session,
    status: 201,
    quota: 'booking',
    summary: "Books a free session of 30 minutes by the mentor's own hours",
  })
  schedule(@Body({ schema: BookingBody }) body: BookingBody) {
    return this.services.call(rpc.ScheduleSession, body);
  }

  @Endpoint(routes.bookSession, {
    answer: Session,
    status: 201,
    quota: 'booking',
    summary: 'Books a session of 60 minutes that is charged after it took place',
  })
  book(@Body({ schema: GuidedBookingBody }) body: GuidedBookingBody) {
    return this.services.call(rpc.BookSession, body);
  }

  @Endpoint(routes.cancelSession, {
    answer: Session,
    summary: 'Calls a session off; what was paid goes back by the policy stored on it',
  })
  cancel(@Param('id', { schema: Id }) id: string) {
    return this.services.call(rpc.CancelSession, { id });
  }

  @Endpoint(routes.rescheduleSession, {
    answer: Session,
    quota: 'booking',
    summary: 'Moves a session; its id and its payment stay',
  })
  reschedule(
    @Param('id', { schema: Id }) id: string,
    @Body({ schema: RescheduleBody }) body: RescheduleBody,
  ) {
    return this.services.call(rpc.RescheduleSession, { id, ...body });
  }

  @Endpoint(routes.markNoShow, {
    answer: Session,
    summary: 'The other one did not come; from 10 minutes to 24 hours after the start',
  })
  noShow(@Param('id', { schema: Id }) id: string) {
    return this.services.call(rpc.MarkNoShow, { id });
  }

  @Endpoint(routes.setSessionNotes, { answer: Session, summary: "The mentor's notes; both see them" })
  setNotes(@Param('id', { schema: Id }) id: string, @Body({ schema: NotesBody }) body: NotesBody) {
    return this.services.call(rpc.SetSessionNotes, { id, ...body });
  }

  @Endpoint(routes.reviewSession, {
    answer: Session,
    summary: 'What the learner says of a completed session, once',
  })
  review(@Param('id', { schema: Id }) id: string, @Body({ schema: ReviewBody }) body: ReviewBody) {
    return this.services.call(rpc.ReviewSession, { id, ...body });
  }
}
