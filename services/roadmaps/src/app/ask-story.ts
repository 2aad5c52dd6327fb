import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '@waymark/contracts/caller';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import { mediaUrl, type StepVoice } from '@waymark/contracts/roadmaps/media';
import type { StoryPassage, StoryReply } from '@waymark/contracts/roadmaps/questions';
import { AskStory as rpc } from '@waymark/contracts/roadmaps/rpc-learning';
import type { RpcInput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import { RpcHandler } from '@waymark/messaging/decorators';
import { assessSafety } from '@waymark/safety/assess';
import type { ObjectStorage } from '@waymark/storage/port';
import { redact } from '../domain/names/replace-name.ts';
import { findClip } from '../domain/step-voice.ts';
import { type Block, blocksOf, type StoryStep } from '../domain/story/blocks.ts';
import { directionOf } from '../domain/story/meaning.ts';
import { type Found, type Question, rankPassages } from '../domain/story/rank.ts';
import { shownNames } from '../domain/story/shown-names.ts';
import { termsOf } from '../domain/story/terms.ts';
import { questionWords, storyWords } from '../domain/story/words.ts';
import { readStems, readStoryMaterial, type StoryMaterial } from '../persistence/story-material.ts';
import { STORAGE } from '../storage.ts';
import { readTexts } from './read-texts.ts';

/** Of all texts of a story, about 35 000 words. What is beyond it is not searched. */
const MAX_CHARS = 200_000;

/** By which the language is recognised. */
const SAMPLE_SENTENCES = 50;

/** Finds passages of the mentor's own words for a question about the mentor's life. Nothing is stored, so nothing can be outdated. */
@Injectable()
export class AskStory {
  constructor(
    private readonly db: Database,
    @Inject(STORAGE) private readonly storage: ObjectStorage,
  ) {}

  @RpcHandler(rpc)
  async execute({ id, body: { question } }: RpcInput<typeof rpc>, caller: Caller): Promise<StoryReply> {
    const material = await this.db.read((em) => readStoryMaterial(em, id, caller));
    const safety = assessSafety(question);
    if (safety) return { passages: [], safety };
    const texts = await this.textsOf(material);
    const steps = stepsOf(material.roadmap);
    const blocks = blocksOf(texts, steps, material.heldBack);
    const asked = await this.read(question, blocks, steps, material.language);
    const found = rankPassages(blocks, steps, asked);
    const names = shownNames(
      texts.map(({ text }) => text),
      material.roadmap,
      material.names,
    );
    return {
      passages: found.map((passage) => toPassage(passage, material, (text) => redact(text, names))),
      safety: null,
    };
  }

  /** The question, in the words of the story. */
  private async read(
    question: string,
    blocks: readonly Block[],
    steps: readonly StoryStep[],
    known: string | null,
  ): Promise<Question> {
    const texts = blocks.flatMap(({ text, sentences: parts }) =>
      parts.map(({ start, end }) => text.slice(start, end)),
    );
    const sentences = texts.map(storyWords);
    const about = steps.flatMap((step) => storyWords(`${step.about} ${step.aboutStage}`));
    const all = new Set([...sentences.flat(), ...about]);
    const asked = questionWords(question);
    const sample = `${question} ${texts.slice(0, SAMPLE_SENTENCES).join(' ')}`;
    const { stems, language } = await this.db.read((em) =>
      readStems(em, [...new Set([...all, ...asked])], { language: known, sample }),
    );
    const isEnglish = language === 'en';
    const content = new Set([...all].filter((word) => stems.get(word)));
    return {
      terms: termsOf(question, { stems, sentences, all: content, isEnglish }),
      stems,
      direction: isEnglish ? directionOf(asked.filter((word) => stems.get(word))) : null,
    };
  }

  /** In the order of the sources. The text of one that is too long is read from its beginning. */
  private async textsOf({ sources }: StoryMaterial): Promise<{ sourceId: string; text: string }[]> {
    const texts: { sourceId: string; text: string }[] = [];
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

function toPassage(found: Found, material: StoryMaterial, shown: (text: string) => string): StoryPassage {
  const { stages } = material.roadmap;
  const step = stages.flatMap(({ title: stageTitle, steps }) =>
    steps.filter(({ id }) => id === found.stepId).map((one) => ({ ...one, stageTitle })),
  )[0];
  return {
    text: shown(plainText(found.text)),
    step: step ? { id: step.id, title: step.title, stageTitle: step.stageTitle } : null,
    voice: (step?.voice?.url ? step.voice : null) ?? clipOf(found, material),
  };
}

/** Without the marks of headings and lists, on one line. */
const plainText = (text: string): string => text.replace(/^(?:#|-) /gm, '').replace(/\s+/g, ' ');

/** Of a recording that learners can play as a whole. */
function clipOf({ sourceId, start, end }: Found, { played, library }: StoryMaterial): StepVoice | null {
  if (sourceId === null || !played.includes(sourceId)) return null;
  const source = library.get(sourceId);
  const clip = source?.permissions.includes('voice')
    ? findClip({ sourceId, start, end, quote: '' }, library)
    : null;
  if (!clip) return null;
  return {
    ...{ sourceId, used: true, state: 'ready', url: mediaUrl(sourceId), start: clip.start, end: clip.end },
    transcript: null,
    ...(source!.sampleVoice && { sampleVoice: true }),
  };
}
