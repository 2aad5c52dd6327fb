import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { MessageStep, SendMessageBody, SentMessage } from '@waymark/contracts/community/messages';
import * as rpc from '@waymark/contracts/community/messages.endpoints';
import { GetRoadmap } from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import type { RpcInput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import { AppError } from '@waymark/kernel/app-error';
import type { Clock } from '@waymark/kernel/clock';
import { newId } from '@waymark/kernel/ids';
import { RpcHandler } from '@waymark/messaging/decorators';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { CLOCK } from '@waymark/platform/platform.module';
import { AttachFiles } from '../../files/app/attach-files.ts';
import { PeopleRepository } from '../../shared/persistence/people.repository.ts';
import { messageNotFound } from '../domain/message.ts';
import { checkRequests, personNotFound, stateAfterMessage, whyNotWrite } from '../domain/writing.ts';
import { MessagesReader, readMessages, readSent, type SentBefore } from '../persistence/messages.reader.ts';
import { MessagesRepository, sentElsewhere } from '../persistence/messages.repository.ts';
import { readThread, ThreadsReader } from '../persistence/threads.reader.ts';
import { type LockedThread, signalThread, ThreadsRepository } from '../persistence/threads.repository.ts';
import { type Beginning, Beginnings } from './beginnings.ts';

const DAY_MS = 86_400_000;

/** Sends a message, once per client id. What other services know is asked before the transaction. */
@Injectable()
export class SendMessage {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly services: RpcClient,
    private readonly people: PeopleRepository,
    private readonly threads: ThreadsRepository,
    private readonly messages: MessagesRepository,
    private readonly threadsReader: ThreadsReader,
    private readonly reader: MessagesReader,
    private readonly beginnings: Beginnings,
    private readonly files: AttachFiles,
  ) {}

  @RpcHandler(rpc.SendMessage)
  async send(
    { userId: otherId, body }: RpcInput<typeof rpc.SendMessage>,
    caller: Caller,
  ): Promise<SentMessage> {
    const { userId } = caller;
    const before = await this.reader.findSent(userId, body.clientId);
    if (before) return this.db.read((em) => this.view(em, before, otherId, userId));
    const thread = await this.threadsReader.findWith(userId, otherId);
    const beginning = thread ? null : await this.beginnings.find(caller, otherId);
    const step = body.step ? await this.findStep(body.step) : null;
    await Promise.all(body.files.map((id) => this.files.awaitCheck(id, userId)));
    return this.db.transaction((tx) => this.store(tx, caller, otherId, { body, step, beginning }));
  }

  private async store(
    tx: Tx,
    caller: Caller,
    otherId: number,
    {
      body,
      step,
      beginning,
    }: { body: SendMessageBody; step: MessageStep | null; beginning: Beginning | null },
  ): Promise<SentMessage> {
    const { userId } = caller;
    const thread = await this.lock(tx, caller, otherId, beginning);
    const before = await readSent(tx.em, userId, body.clientId);
    if (before) return this.view(tx.em, before, otherId, userId);
    checkCanWrite(thread);
    const now = this.clock.now();
    const { id, replyTo } = { id: newId(), replyTo: await this.replied(tx, thread, body.replyTo) };
    const message = { id, clientId: body.clientId, text: body.text, replyTo, step };
    const answeredAfter = answeredAfterSeconds(thread, now);
    const state = stateAfterMessage(thread);
    const number = await this.messages.send(tx, thread, { ...message, answeredAfter }, state, now);
    for (const fileId of body.files)
      await this.files.attach(tx, fileId, { userId, purpose: 'message' }, { kind: 'message', id });
    signalThread(tx, thread);
    return this.view(tx.em, { threadId: thread.id, number, otherId }, otherId, userId);
  }

  private async lock(
    tx: Tx,
    caller: Caller,
    otherId: number,
    beginning: Beginning | null,
  ): Promise<LockedThread> {
    const known = await this.threads.lockWith(tx, caller.userId, otherId);
    if (known) return known;
    if (!beginning) throw personNotFound();
    await this.begin(tx, caller, beginning);
    return (await this.threads.lockWith(tx, caller.userId, otherId))!;
  }

  private async begin(tx: Tx, caller: Caller, { person, isRequest }: Beginning): Promise<void> {
    const now = this.clock.now();
    await this.people.admitPair(tx, caller, person);
    if (isRequest) {
      const since = new Date(now.getTime() - DAY_MS);
      checkRequests(await this.threads.countRequests(tx, caller.userId, since));
    }
    await this.threads.begin(tx, caller.userId, person.userId, isRequest ? 'request' : 'open', now);
  }

  private async replied(tx: Tx, thread: LockedThread, id: string | null | undefined): Promise<number | null> {
    if (!id) return null;
    const { threadId, number, isDeleted } = await this.messages.find(tx, id, thread.userId);
    if (threadId !== thread.id || isDeleted) throw messageNotFound();
    return number;
  }

  /** As the caller sees it. */
  private async findStep({ roadmapId, stepId }: NonNullable<SendMessageBody['step']>): Promise<MessageStep> {
    const { title: roadmapTitle, stages } = await this.services.call(GetRoadmap, { id: roadmapId });
    const step = stages.flatMap(({ steps }) => steps).find(({ id }) => id === stepId);
    if (!step) throw new AppError('NOT_FOUND', 'This step does not exist.');
    return { roadmapId, stepId, title: step.title, roadmapTitle };
  }

  private async view(em: Tx['em'], sent: SentBefore, otherId: number, userId: number): Promise<SentMessage> {
    if (sent.otherId !== otherId) throw sentElsewhere();
    const { threadId, number } = sent;
    const thread = await readThread(em, threadId, userId);
    const range = { from: number, to: number };
    const [message] = await readMessages(em, threadId, userId, range, this.clock.now());
    return { message: message!, thread };
  }
}

/** Error: FORBIDDEN, with the reason for the caller. */
export function checkCanWrite(thread: LockedThread): void {
  const whyNot = thread.isActive ? whyNotWrite(thread) : 'You cannot write at the moment.';
  if (whyNot !== null) throw new AppError('FORBIDDEN', whyNot);
}

/** For the usual reply time of mentors. */
function answeredAfterSeconds({ role, otherRole, askedAt }: LockedThread, now: Date): number | null {
  if (role !== 'mentor' || otherRole !== 'learner' || !askedAt) return null;
  return Math.max(0, Math.floor((now.getTime() - askedAt.getTime()) / 1_000));
}
