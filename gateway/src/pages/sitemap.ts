import { Injectable, Logger } from '@nestjs/common';
import { ListMentors } from '@waymark/contracts/identity/mentors.endpoints';
import { ListForSitemap } from '@waymark/contracts/roadmaps/versions.endpoints';
import { RpcClient } from '@waymark/messaging/rpc-client';
import { type RequestContext, runInContext } from '@waymark/platform/context';
import { PublicEvents } from '../cache/public-events.ts';
import { Site } from './site.ts';
import { indexXml, type ListedUrl, MAX_URLS, urlsetXml } from './sitemap-xml.ts';

const KEEP_MS = 10 * 60_000;
/** How long the previous sitemap is used after a failure. */
const RETRY_MS = 60_000;
/** Addresses held in memory; the oldest beyond are left out. */
const MOST_URLS = 4 * MAX_URLS;
const MENTORS_A_PAGE = 100;

interface Cached {
  /** `sitemap.xml`, then `sitemap-1.xml` and so on where one file does not hold all. */
  files: string[];
  until: number;
}

@Injectable()
export class Sitemap {
  private readonly logger = new Logger(Sitemap.name);
  private kept: Cached | undefined;
  private building: Promise<Cached> | undefined;
  private changes = 0;

  constructor(
    private readonly services: RpcClient,
    private readonly site: Site,
    events: PublicEvents,
  ) {
    events.onChange(() => {
      this.changes += 1;
      if (this.kept) this.kept.until = 0;
    });
  }

  /** File `number` (0: the one that names or holds all); null where there is none. Error: UNAVAILABLE before the first time. */
  async file(number: number, ctx: RequestContext): Promise<string | null> {
    const kept = this.kept && this.kept.until > Date.now() ? this.kept : await this.renew(ctx);
    return kept.files[number] ?? null;
  }

  /** One request at a time for all callers. */
  private renew(ctx: RequestContext): Promise<Cached> {
    this.building ??= this.build(ctx).finally(() => {
      this.building = undefined;
    });
    return this.building;
  }

  private async build({ requestId }: RequestContext): Promise<Cached> {
    try {
      const { changes } = this;
      const urls = await runInContext({ requestId, caller: null }, () => this.list());
      const isOld = changes !== this.changes;
      this.kept = { files: this.files(urls), until: isOld ? 0 : Date.now() + KEEP_MS };
    } catch (error) {
      if (!this.kept) throw error;
      this.logger.warn({ msg: 'the sitemap stays as it was', err: error });
      this.kept = { ...this.kept, until: Date.now() + RETRY_MS };
    }
    return this.kept;
  }

  private files(urls: ListedUrl[]): string[] {
    if (urls.length <= MAX_URLS) return [urlsetXml(urls)];
    const parts: ListedUrl[][] = [];
    for (let at = 0; at < urls.length; at += MAX_URLS) parts.push(urls.slice(at, at + MAX_URLS));
    const names = parts.map((_, index) => ({ url: this.site.url(`/sitemap-${index + 1}.xml`) }));
    return [indexXml(names), ...parts.map(urlsetXml)];
  }

  private async list(): Promise<ListedUrl[]> {
    const urls: ListedUrl[] = ['/', '/browse', '/mentors', '/ai-resources'].map((path) => ({
      url: this.site.url(path),
    }));
    const mentors = new Set<number>();
    for await (const { id, mentorId, publishedAt } of this.roadmaps()) {
      mentors.add(mentorId);
      urls.push({ url: this.site.roadmap(id), changedAt: publishedAt });
      if (urls.length + mentors.size >= MOST_URLS) break;
    }
    await this.addMentors(mentors, MOST_URLS - urls.length);
    return [...urls, ...[...mentors].map((id) => ({ url: this.site.mentor(id) }))];
  }

  private async *roadmaps() {
    let cursor: string | undefined;
    do {
      const page = await this.services.call(ListForSitemap, { cursor });
      yield* page.items;
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
  }

  /** Mentors without a published roadmap. A failure leaves them out. */
  private async addMentors(mentors: Set<number>, most: number): Promise<void> {
    try {
      let cursor: string | undefined;
      do {
        const page = await this.services.call(ListMentors, { limit: MENTORS_A_PAGE, cursor });
        for (const { id } of page.items) mentors.add(id);
        cursor = page.nextCursor ?? undefined;
      } while (cursor && mentors.size < most);
    } catch (error) {
      this.logger.warn({ msg: 'the sitemap names no mentor without roadmaps', err: error });
    }
  }
}
