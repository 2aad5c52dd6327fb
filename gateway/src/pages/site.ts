import type { MentorCard } from '@waymark/contracts/roadmaps/http';
import type { PagePicture } from './page-head.ts';

/** Addresses of this product as others see them: from its settings, never from what a request says of its host. */
export class Site {
  private readonly base: string;

  /** `publicUrl`: PUBLIC_URL; a path in it is kept. */
  constructor(publicUrl: string) {
    this.base = publicUrl.replace(/[?#].*$/, '').replace(/\/+$/, '');
  }

  /** `path` begins with a slash; its parts are safe already. */
  url(path: string): string {
    return this.base + path;
  }

  get home(): string {
    return this.url('/');
  }

  roadmap(id: string): string {
    return this.url(`/roadmap/${encodeURIComponent(id)}`);
  }

  mentor(id: number): string {
    return this.url(`/mentor/${id}`);
  }

  /** A new version has a new address: whoever keeps pictures by address then asks again. */
  roadmapPicture(id: string, version: number | null): string {
    return this.url(`/og/roadmap/${encodeURIComponent(id)}.png?v=${version ?? 0}`);
  }

  get picture(): PagePicture {
    return { url: this.url('/og/default.png'), alt: 'Waymark: a trail that winds past cairns' };
  }

  /** A mentor as schema.org knows people. */
  person({ id, name, avatar }: Pick<MentorCard, 'id' | 'name' | 'avatar'>): object {
    const image = avatar && this.media(avatar);
    return { '@type': 'Person', name, url: this.mentor(id), ...(image && { image }) };
  }

  private media(address: string): string | undefined {
    if (address.startsWith('/') && !address.startsWith('//')) return this.url(address);
    return /^https?:\/\//i.test(address) ? address : undefined;
  }
}
