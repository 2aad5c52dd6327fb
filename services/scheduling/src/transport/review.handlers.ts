import { Controller } from '@nestjs/common';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import * as rpc from '@waymark/contracts/scheduling/rpc';
import type { Session } from '@waymark/contracts/scheduling/sessions';
import { RpcHandler } from '@waymark/messaging/decorators';
import { requireCaller } from '@waymark/platform/context';
import { ReviewsRepository } from '../persistence/reviews.repository.ts';

@Controller()
export class ReviewHandlers {
  constructor(private readonly reviews: ReviewsRepository) {}

  @RpcHandler(rpc.ReviewSession)
  async review({ id, ...body }: RpcInput<typeof rpc.ReviewSession>): Promise<Session> {
    return this.reviews.add(requireCaller().userId, id, body);
  }

  @RpcHandler(rpc.ListReviews)
  async list({
    mentorId,
    ...page
  }: RpcInput<typeof rpc.ListReviews>): Promise<RpcOutput<typeof rpc.ListReviews>> {
    return this.reviews.list(mentorId, page);
  }
}
