/** A demo roadmap as it is written by hand. A quote is copied exactly from the story: where it stands is worked out. */
export interface DemoStep {
  title: string;
  description: string;
  estimatedDuration: string;
  quote: string;
  links?: string[];
}

export interface DemoStage {
  title: string;
  description: string;
  estimatedDuration: string;
  steps: DemoStep[];
}

export interface DemoRoadmap {
  id: string;
  /** Of its story, which is its source. */
  sourceId: string;
  mentorId: number;
  categoryId: string;
  title: string;
  description: string;
  duration: string;
  /** Days before the first start on which it was published; null for a draft. */
  publishedDaysAgo: number | null;
  followerIds: number[];
  story: string;
  stages: DemoStage[];
}

export const stage = (
  title: string,
  estimatedDuration: string,
  description: string,
  steps: DemoStep[],
): DemoStage => ({ title, estimatedDuration, description, steps });

/** Title, duration, what to do, and the mentor's words it comes from. */
export const step = (
  title: string,
  estimatedDuration: string,
  description: string,
  quote: string,
  links: string[] = [],
): DemoStep => ({ title, estimatedDuration, description, quote, links });
