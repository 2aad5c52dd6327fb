import { createHash } from 'node:crypto';
import { setImmediate as nextTick } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { Database } from '@waymark/database/database';
import type { ObjectStorage } from '@waymark/storage/port';
import { LRUCache } from 'lru-cache';
import { readTexts } from '../../shared/app/read-texts.ts';
import { STORAGE } from '../../shared/storage.ts';
import { blocksOf, type StoryStep, type StoryText } from '../domain/story/blocks.ts';
import { type Story, StoryWords } from '../domain/story/story.ts';
import { readLanguage, readStems, type StoryMaterial } from '../persistence/story-material.ts';

/** Of all texts of a story, about 35 000 words. What is beyond it is not searched. */
const MAX_CHARS = 200_000;
/** By which the language is recognised. */
const SAMPLE_CHARS = 5_000;
/** Words of all prepared stories in memory; one takes up to 200 bytes. */
const KEPT_WORDS = 300_000;
const KEPT_MS = 10 * 60_000;
const SLICE_MS = 8;

interface Kept {
  /** Of everything that the story was made from, as the mentor allowed it. */
  key: string;
  story: Promise<Story>;
}

/**
 * Prepares stories, and stores each in memory for the next question about it. What may be quoted is read for each question, and
 * another selection, text or step makes another story, so nothing that was taken back is found.
 */
@Injectable()
export class Stories {
  private readonly stories = new LRUCache<string, Kept>({
    maxSize: KEPT_WORDS,
    ttl: KEPT_MS,
    ttlAutopurge: true,
  });

  constructor(
    private readonly db: Database,
    @Inject(STORAGE) private readonly storage: ObjectStorage,
  ) {}

  of(material: StoryMaterial): Promise<Story> {
    const { roadmap, language, sources, heldBack } = material;
    const steps = stepsOf(roadmap);
    const key = createHash('sha256')
      .update(JSON.stringify([language, sources, heldBack, steps]))
      .digest('base64');
    const kept = this.stories.get(roadmap.id);
    if (kept?.key === key) return kept.story;
    const story = this.read(material, steps);
    const size = sources.reduce((sum, { words }) => sum + words, 1_000);
    this.stories.set(roadmap.id, { key, story }, { size: Math.min(size, KEPT_WORDS) });
    story.catch(() => this.stories.delete(roadmap.id));
    return story;
  }

  private async read(material: StoryMaterial, steps: readonly StoryStep[]): Promise<Story> {
    const texts = await this.textsOf(material);
    const blocks = blocksOf(texts, steps, material.heldBack);
    const sample = blocks.map(({ text }) => text.slice(0, SAMPLE_CHARS)).join(' ');
    const words = new StoryWords(blocks, steps);
    await inSlices(words.read());
    const { language, stems } = await this.db.read(async (em) => {
      const known = material.language ?? (await readLanguage(em, sample.slice(0, SAMPLE_CHARS)));
      return { language: known, stems: await readStems(em, words.words, known) };
    });
    return inSlices(words.prepare(stems, language));
  }

  /** In the order of the sources. The text of one that is too long is read from its beginning. */
  private async textsOf({ sources }: StoryMaterial): Promise<StoryText[]> {
    const texts: StoryText[] = [];
    let left = MAX_CHARS;
    for (const source of sources) {
      if (left <= 0) break;
      const text = (await readTexts(this.storage, [source])).get(source.id);
      if (!text) continue;
      texts.push({ sourceId: source.id, text: text.slice(0, left) });
      left -= text.length;
    }
    return texts;
  }
}

const stepsOf = ({ stages }: Roadmap): StoryStep[] =>
  stages.flatMap((stage) =>
    stage.steps.map(({ id, title, description, evidence, origin }) => ({
      ...{ id, about: `${title} ${description}`, aboutStage: `${stage.title} ${stage.description}` },
      span: evidence,
      words: evidence?.quote ?? (origin === 'mentor' && description.trim() !== '' ? description : null),
    })),
  );

/** Runs long work to its end, and lets other requests be handled between its parts. */
async function inSlices<T>(work: Generator<void, T>): Promise<T> {
  let until = performance.now() + SLICE_MS;
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() < until) continue;
    await nextTick();
    until = performance.now() + SLICE_MS;
  }
}
