import type { MaterialType } from '@waymark/contracts/community/material-options';
import type { Material } from '@waymark/contracts/community/materials';
import { clip } from './escape.ts';
import { DESCRIPTION_LENGTH, listHead } from './heads.ts';
import { type PageHead, titled } from './page-head.ts';
import type { Site } from './site.ts';

const addressOf = (site: Site, id: string) => site.url(`/ai-resources/${id}`);

export const materialsHead = (site: Site, materials: readonly Material[]): PageHead =>
  listHead(site, '/ai-resources', {
    title: 'Learning Hub',
    description:
      'Videos, audio lessons, documents and courses that mentors share with those who come after them.',
    entries: materials.map(({ id, title }) => ({ url: addressOf(site, id), name: title })),
  });

/** Types of schema.org. Without the address of the content, which is for users who are logged in. */
const schemaTypes: Record<MaterialType, string> = {
  video: 'VideoObject',
  audio: 'AudioObject',
  document: 'DigitalDocument',
  course: 'Course',
};

export function materialHead(site: Site, material: Material): PageHead {
  const { id, title, description, type, category, tags, author, publishedAt, thumbnail_url, duration } =
    material;
  const url = addressOf(site, id);
  const short = clip(description, DESCRIPTION_LENGTH);
  const person = { '@type': 'Person', name: author.name };
  return {
    title: titled(title),
    description: short,
    canonical: url,
    type: 'article',
    picture: site.picture,
    properties: {
      'article:section': category,
      ...(publishedAt && { 'article:published_time': publishedAt }),
    },
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': schemaTypes[type],
      name: title,
      description: short,
      url,
      ...(type === 'course' ? { provider: person } : { author: person }),
      about: category,
      ...(tags.length > 0 && { keywords: tags.join(', ') }),
      ...(thumbnail_url && { thumbnailUrl: site.url(thumbnail_url) }),
      ...(publishedAt && {
        [type === 'video' || type === 'audio' ? 'uploadDate' : 'datePublished']: publishedAt,
      }),
      ...(duration !== null && { duration: `PT${duration}S` }),
    },
  };
}
