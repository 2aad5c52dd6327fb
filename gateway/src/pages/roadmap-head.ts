import type { Roadmap, Stage } from '@waymark/contracts/roadmaps/http';
import { clip } from './escape.ts';
import { DESCRIPTION_LENGTH } from './heads.ts';
import { type PageHead, titled } from './page-head.ts';
import type { Site } from './site.ts';

/** Limits the size of the head of long roadmaps. */
const MAX_STEPS = 80;
const MAX_WARNINGS = 40;
const TEXT_LENGTH = 160;

/** A roadmap as a schema.org HowTo with stages as sections. */
export function roadmapHead(site: Site, roadmap: Roadmap): PageHead {
  const { id, title, description, mentor, category, version, publishedAt, updatedAt, stages } = roadmap;
  const url = site.roadmap(id);
  const picture = {
    url: site.roadmapPicture(id, version),
    alt: `The trail of “${title}”, a roadmap by ${mentor.name}`,
  };
  const short = clip(description, DESCRIPTION_LENGTH);
  return {
    title: titled(title),
    description: short,
    canonical: url,
    type: 'article',
    picture,
    properties: {
      'article:author': site.mentor(mentor.id),
      'article:section': category.name,
      ...(publishedAt && { 'article:published_time': publishedAt }),
      'article:modified_time': updatedAt,
    },
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'HowTo',
      name: title,
      description: short,
      url,
      image: picture.url,
      author: site.person(mentor),
      about: category.name,
      ...(publishedAt && { datePublished: publishedAt }),
      dateModified: updatedAt,
      step: sections(stages),
    },
  };
}

function sections(stages: readonly Stage[]): object[] {
  let left = MAX_STEPS;
  let warningsLeft = MAX_WARNINGS;
  return stages.map((stage, index) => {
    const steps = stage.steps.slice(0, left);
    left -= steps.length;
    const warnings = stage.warnings.slice(0, warningsLeft);
    warningsLeft -= warnings.length;
    return {
      '@type': 'HowToSection',
      position: index + 1,
      name: stage.title,
      itemListElement: [
        ...steps.map((step, at) => ({
          '@type': 'HowToStep',
          position: at + 1,
          name: step.title,
          ...(step.description && { text: clip(step.description, TEXT_LENGTH) }),
        })),
        ...warnings.map(({ text }) => ({ '@type': 'HowToTip', text: `Warning: ${clip(text, TEXT_LENGTH)}` })),
      ],
    };
  });
}
