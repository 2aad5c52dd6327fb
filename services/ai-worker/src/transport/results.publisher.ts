import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  ApplicationEvaluated,
  ClipCut,
  CoachingFinished,
  ExtractionFinished,
  FileProbed,
  FollowUpFinished,
  ReplyFinished,
  RunFinished,
  SourceExtracted,
  WordingFinished,
} from '@waymark/contracts/ai/events';
import type { AnyEventType } from '@waymark/contracts/events';
import { newId } from '@waymark/kernel/ids';
import { EventPublisher } from '@waymark/messaging/outbox-ports';
import { context } from '@waymark/platform/context';
import {
  type ApplicationResult,
  type ClipResult,
  type CoachingResult,
  type ExtractionResult,
  type FollowUpResult,
  type ProbeResult,
  type ReplyResult,
  Results,
  type RunResult,
  type SourceResult,
  type WordingResult,
} from '../app/ports.ts';

/** Event ids are derived from run and outcome, so that a repeated job publishes one event. */
@Injectable()
export class ResultsPublisher extends Results {
  constructor(private readonly publisher: EventPublisher) {
    super();
  }

  runFinished(result: RunResult): Promise<void> {
    return this.publish(RunFinished, `${result.runId}/${result.outcome}`, result);
  }

  sourceExtracted(result: SourceResult): Promise<void> {
    return this.publish(SourceExtracted, `${result.sourceId}/${result.outcome}`, result);
  }

  clipCut(result: ClipResult): Promise<void> {
    return this.publish(ClipCut, `${result.clipId}/${result.outcome}`, result);
  }

  coachingFinished(result: CoachingResult): Promise<void> {
    return this.publish(CoachingFinished, `${result.runId}/${result.outcome}`, result);
  }

  wordingFinished(result: WordingResult): Promise<void> {
    return this.publish(WordingFinished, `${result.runId}/${result.outcome}`, result);
  }

  followUpFinished(result: FollowUpResult): Promise<void> {
    return this.publish(FollowUpFinished, `${result.runId}/${result.outcome}`, result);
  }

  replyFinished(result: ReplyResult): Promise<void> {
    return this.publish(ReplyFinished, `${result.runId}/${result.outcome}`, result);
  }

  extractionFinished(result: ExtractionResult): Promise<void> {
    return this.publish(ExtractionFinished, `${result.runId}/${result.outcome}`, result);
  }

  fileProbed(result: ProbeResult): Promise<void> {
    return this.publish(FileProbed, `${result.fileId}/${result.outcome}`, result);
  }

  applicationEvaluated(result: ApplicationResult): Promise<void> {
    return this.publish(ApplicationEvaluated, `${result.applicationId}/${result.number}`, result);
  }

  private async publish(event: AnyEventType, key: string, result: unknown): Promise<void> {
    await this.publisher.publish({
      id: toUuid(`${event.type}/${key}`),
      type: event.type,
      occurredAt: new Date().toISOString(),
      requestId: context()?.requestId ?? newId(),
      actorId: null,
      audience: [],
      data: event.data.parse(result),
    });
  }
}

/** UUID version 8 (RFC 9562: vendor-defined). */
function toUuid(name: string): string {
  const bytes = createHash('sha256').update(name).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
