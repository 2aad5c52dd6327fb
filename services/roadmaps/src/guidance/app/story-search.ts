import { Injectable } from '@nestjs/common';
import type { StoryPassage } from '@waymark/contracts/roadmaps/story-passage';
import { Database } from '@waymark/database/database';
import { directionOf } from '../domain/story/meaning.ts';
import { findPassage, passageId } from '../domain/story/passage-id.ts';
import { type Question, rankPassages } from '../domain/story/rank.ts';
import { type Story, toWord } from '../domain/story/story.ts';
import { termsOf } from '../domain/story/terms.ts';
import { passageOfStep, type Window } from '../domain/story/windows.ts';
import { questionWords } from '../domain/story/words.ts';
import { readStems, type StoryMaterial } from '../persistence/story-material.ts';
import { Stories } from './stories.ts';
import { toPassage } from './story-passages.ts';

/** A passage as readers see it. */
export interface PassageOfStory extends StoryPassage {
  id: string;
  sourceId: string | null;
}

/** Finds passages of a story, in the mentor's words. */
@Injectable()
export class StorySearch {
  constructor(
    private readonly db: Database,
    private readonly stories: Stories,
  ) {}

  /** The best first. `forModel`: more of them, and less certain ones. */
  async find(
    material: StoryMaterial,
    question: string,
    { forModel = false } = {},
  ): Promise<PassageOfStory[]> {
    const story = await this.stories.of(material);
    const windows = rankPassages(story, await this.read(question, story), forModel);
    return windows.map((window) => toPassageOfStory(window, story, material));
  }

  /** What a step quotes, and what fits its words. */
  async ofStep(material: StoryMaterial, stepId: string): Promise<PassageOfStory[]> {
    const story = await this.stories.of(material);
    const own = passageOfStep(story, stepId);
    const step = material.roadmap.stages.flatMap(({ steps }) => steps).find(({ id }) => id === stepId);
    const others = step ? await this.find(material, `${step.title} ${step.description}`) : [];
    return [...(own ? [toPassageOfStory(own, story, material)] : []), ...others];
  }

  /** Those that may still be quoted, by id. */
  async resolve(material: StoryMaterial, ids: readonly string[]): Promise<Map<string, PassageOfStory>> {
    const story = await this.stories.of(material);
    return new Map(
      ids.flatMap((id) => {
        const window = findPassage(story, id);
        return window ? [[id, toPassageOfStory(window, story, material)] as const] : [];
      }),
    );
  }

  private async read(question: string, story: Story): Promise<Question> {
    const { language } = story;
    const words = questionWords(question);
    const stems = await this.db.read((em) => readStems(em, words, language));
    const asked = words
      .map((word) => toWord(word, stems.get(word) ?? null, language))
      .filter(({ stem }) => stem !== null);
    const direction = language === 'en' ? directionOf(asked.flatMap(({ rank }) => rank ?? [])) : null;
    return { terms: termsOf(asked, story), direction };
  }
}

const toPassageOfStory = (window: Window, story: Story, material: StoryMaterial): PassageOfStory => ({
  id: passageId(window),
  sourceId: window.block.sourceId,
  ...toPassage(window, story, material),
});
