import type { ArtifactFileType, Extraction } from '@waymark/contracts/ai/extraction';

/** What a worker found in a file. `text` null: it has none that can be read. */
export interface Content {
  kind: ArtifactFileType;
  name: string;
  /** By the mentor; may be empty. */
  caption: string;
  text: string | null;
  /** A JPEG without metadata. */
  picture: Uint8Array | null;
  facts: Extraction['facts'];
}

/** The file name without its extension. */
export const nameOf = ({ name }: Pick<Content, 'name'>): string =>
  (name.replace(/\.[^.\s]{1,8}$/, '').trim() || name).slice(0, 120).toWellFormed();

/** What is known about a file without looking inside: its name, the mentor's caption and its measures. */
export const knownFacts = (content: Content): Pick<Extraction, 'title' | 'description' | 'facts'> => ({
  title: nameOf(content),
  description: content.caption,
  facts: content.facts,
});
