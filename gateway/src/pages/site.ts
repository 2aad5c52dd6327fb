import type { MentorCard } from '@waymark/contracts/roadmaps/http';
import type { PagePicture } from './page-head.ts';

/** Public addresses of this installation: from PUBLIC_URL, never from a request's Host header. */
export class Site {
  private readonly base: string;

  /** `publicUrl`: PUBLIC_URL, may contain a path. */
  constructor(publicUrl: string) {
    this.base = publicUrl.replace(/[?#].*$/, '').replace(/\/+$/, '');
  }

  /** `path`: begins with a slash, already encoded. */
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

  /** A new version has a new address, which invalidates caches of link previews. */
  roadmapPicture(id: string, version: number | null): string {
    return this.url(`/og/roadmap/${encodeURIComponent(id)}.png?v=${version ?? 0}`);
  }

  get picture(): PagePicture {
    return { url: this.url('/og/default.png'), alt: 'Waymark: a trail that winds past cairns' };
  }

  /** A mentor as a schema.org Person. */
  person({ id, name, avatar }: Pick<MentorCard, 'id' | 'name' | 'avatar'>): object {
    const image = avatar && this.media(avatar);
    return { '@type': 'Person', name, url: this.mentor(id), ...(image && { image }) };
  }

  private media(address: string): string | undefined {
    if (address.startsWith('/') && !address.startsWith('//')) return this.url(address);
    return /^https?:\/\//i.test(address) ? address : undefined;
  }
}
