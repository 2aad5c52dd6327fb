import { Inject, Injectable, Logger } from '@nestjs/common';
import { GetMaterial, ListMaterials } from '@waymark/contracts/community/materials.endpoints';
import { GetMentor, ListMentors } from '@waymark/contracts/identity/mentors.endpoints';
import { Id } from '@waymark/contracts/roadmaps/id';
import { GetRoadmap, ListRoadmaps } from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import type { AnyRpc, RpcOutput } from '@waymark/contracts/rpc';
import { AppError } from '@waymark/kernel/app-error';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { runInContext } from '@waymark/platform/context';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Env } from '../env.ts';
import { addressKey, RateLimits } from '../http/rate-limits.ts';
import { UserId } from '../http/user-id.ts';
import {
  aboutHead,
  browseHead,
  helpHead,
  homeHead,
  mentorHead,
  mentorsHead,
  missingHead,
  plainHead,
} from './heads.ts';
import { materialHead, materialsHead } from './material-heads.ts';
import type { PageHead } from './page-head.ts';
import { toAddress } from './paths.ts';
import { roadmapHead } from './roadmap-head.ts';
import { Site } from './site.ts';

/** Afterwards the default head is sent; the screen fetches its data itself. */
const HEAD_WITHIN_MS = 1_000;
const LISTED = 12;

export interface FoundHead {
  head: PageHead;
  status: 200 | 404;
  /** The owner was unavailable: the head is incomplete and must not be cached. */
  partial?: boolean;
  /**
   * Whether the page is rendered: always if its content is public; its frame if there is a session; or, with what is the
   * user's own, for the user of the session alone.
   */
  rendered?: 'always' | 'with-session' | 'for-user';
}

const here = (head: PageHead): FoundHead => ({ head, status: 200 });
const missing = (title: string): FoundHead => ({ head: missingHead(title), status: 404 });

/** Finds a page's head as for an anonymous visitor; the caller is never read. */
@Injectable()
export class PageHeads {
  private readonly logger = new Logger(PageHeads.name);

  constructor(
    private readonly services: RpcClient,
    private readonly limits: RateLimits,
    private readonly site: Site,
    @Inject(SERVICE_ENV) private readonly env: Env,
  ) {}

  /** Never throws: falls back to the default head. */
  async find(path: string, request: FastifyRequest): Promise<FoundHead> {
    const address = toAddress(path);
    switch (address.page) {
      case 'home':
        return { ...here(homeHead(this.site)), rendered: 'for-user' };
      case 'shell':
        return here(homeHead(this.site));
      case 'login':
        return { ...here(plainHead({ noindex: true })), rendered: 'always' };
      case 'help':
        return { ...here(helpHead()), rendered: 'always' };
      case 'about':
        return { ...here(aboutHead(this.site, address.of)), rendered: 'always' };
      case 'private':
        return here(plainHead({ noindex: true }));
      case 'framed':
        return { ...here(plainHead({ noindex: true })), rendered: 'with-session' };
      case 'demo':
        return this.env.DEMO_MODE ? here(plainHead({ noindex: true })) : missing('404 Page Not Found');
      case 'unknown':
        return missing('404 Page Not Found');
      case 'browse':
        return this.fetchAnonymously(
          request,
          ListRoadmaps,
          { limit: LISTED },
          'Roadmaps Not Found',
          (response) => browseHead(this.site, response?.items ?? []),
        );
      case 'mentors':
        return this.fetchAnonymously(
          request,
          ListMentors,
          { limit: LISTED },
          'Mentors Not Found',
          (response) => mentorsHead(this.site, response?.items ?? []),
        );
      case 'materials':
        return this.fetchAnonymously(
          request,
          ListMaterials,
          { limit: LISTED },
          'Learning Hub Not Found',
          (response) => materialsHead(this.site, response?.items ?? []),
        );
      case 'material':
        return this.material(address.id, request);
      case 'mentor':
        return this.mentor(address.id, request);
      case 'roadmap':
        return this.roadmap(address.id, request);
    }
  }

  private roadmap(text: string, request: FastifyRequest): Promise<FoundHead> | FoundHead {
    const title = 'Roadmap Not Found';
    const id = Id.safeParse(text);
    if (!id.success) return missing(title);
    return this.fetchAnonymously(request, GetRoadmap, { id: id.data }, title, (roadmap) => {
      if (!roadmap) return plainHead();
      return roadmap.status === 'published' ? roadmapHead(this.site, roadmap) : null;
    });
  }

  private material(text: string, request: FastifyRequest): Promise<FoundHead> | FoundHead {
    const title = 'Learning Material Not Found';
    const id = Id.safeParse(text);
    if (!id.success) return missing(title);
    return this.fetchAnonymously(request, GetMaterial, { id: id.data }, title, (material) =>
      material ? materialHead(this.site, material) : plainHead(),
    );
  }

  private mentor(text: string, request: FastifyRequest): Promise<FoundHead> | FoundHead {
    const title = 'Mentor Not Found';
    const userId = UserId.safeParse(text);
    if (!userId.success) return missing(title);
    return this.fetchAnonymously(request, GetMentor, { userId: userId.data }, title, (mentor) =>
      mentor ? mentorHead(this.site, mentor) : plainHead(),
    );
  }

  /** One anonymous request. `head` gets null when the owner is unavailable, and returns null for unpublished content. */
  private async fetchAnonymously<R extends AnyRpc>(
    request: FastifyRequest,
    rpc: R,
    input: z.input<R['input']>,
    missingTitle: string,
    head: (response: RpcOutput<R> | null) => PageHead | null,
  ): Promise<FoundHead> {
    const ctx = { requestId: request.ctx.requestId, caller: null, deadline: Date.now() + HEAD_WITHIN_MS };
    try {
      await this.limits.take('ip', addressKey(request.ip));
      const response = await runInContext(ctx, () => this.services.call(rpc, input));
      const found = head(response as RpcOutput<R>);
      return found ? { ...here(found), rendered: 'always' } : missing(missingTitle);
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return missing(missingTitle);
      if (!(error instanceof AppError && error.code === 'TOO_MANY')) {
        this.logger.warn({ msg: 'a page goes out without its own head', asked: rpc.subject, err: error });
      }
      return { ...here(head(null) ?? plainHead()), partial: true };
    }
  }
}
