import { Body, Controller } from '@nestjs/common';
import { ReportItem } from '@waymark/contracts/community/moderation.endpoints';
import { type ModeratedKind, moderatedKinds } from '@waymark/contracts/community/options';
import { GetMentor } from '@waymark/contracts/identity/mentors.endpoints';
import { type Report, ReportBody, type ReportedType } from '@waymark/contracts/identity/reports';
import { AddReport, ReportEndpoint } from '@waymark/contracts/identity/reports.endpoints';
import { GetRoadmap } from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import { GetReviewedMentor } from '@waymark/contracts/scheduling/scheduling.endpoints';
import { Success } from '@waymark/contracts/success';
import { AppError } from '@waymark/kernel/app-error';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { Serves } from '../http/endpoint.ts';
import { UserId } from '../http/user-id.ts';

type Target = Report['target'];

const isModeratedKind = (type: ReportedType): type is ModeratedKind =>
  (moderatedKinds as readonly string[]).includes(type);

/** A report belongs to identity, its target to one of several services. The community handles reports of its own. */
@Controller()
export class ReportsController {
  constructor(private readonly rpc: RpcClient) {}

  @Serves(ReportEndpoint)
  async report(@Body({ schema: ReportBody }) body: ReportBody): Promise<Success> {
    const { targetType, targetId, reason, text } = body;
    if (isModeratedKind(targetType)) {
      return this.rpc.call(ReportItem, { kind: targetType, itemId: targetId, reason, text });
    }
    const target = await this.read[targetType](targetId);
    return this.rpc.call(AddReport, { target, reason, text });
  }

  /** From its owner, as the caller: errors NOT_FOUND for what does not exist, or is not visible to the caller. */
  private readonly read: Record<Target['type'], (id: string) => Promise<Target>> = {
    roadmap: async (id) => {
      const { title, mentorId } = await this.rpc.call(GetRoadmap, { id });
      return { type: 'roadmap', id, name: title, link: `/roadmap/${id}`, mentorId };
    },
    mentor: async (id) => {
      const userId = UserId.safeParse(id).data;
      if (userId === undefined) throw new AppError('NOT_FOUND', 'Mentor not found');
      const { name } = await this.rpc.call(GetMentor, { userId });
      return { type: 'mentor', id, name, link: `/mentor/${userId}`, mentorId: userId };
    },
    review: async (id) => {
      const { mentorId, mentorName } = await this.rpc.call(GetReviewedMentor, { id });
      return { type: 'review', id, name: mentorName, link: `/mentor/${mentorId}`, mentorId };
    },
  };
}
