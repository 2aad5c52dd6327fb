import { Inject, Injectable } from '@nestjs/common';
import { MAX_SHOWN_PASSAGES } from '@waymark/contracts/roadmaps/coaching';
import { DEFAULT_CONTEXT } from '@waymark/contracts/roadmaps/default-context';
import type { ShownReply } from '@waymark/contracts/roadmaps/replies';
import type { AiRun } from '@waymark/contracts/roadmaps/runs';
import type { StoryPassage } from '@waymark/contracts/roadmaps/story-passage';
import { Database } from '@waymark/database/database';
import { SERVICE_ENV } from '@waymark/platform/platform.module';
import { assessSafety } from '@waymark/safety/assess';
import type { RoadmapsEnv } from '../../env.ts';
import type { StoredReply } from '../../runs/domain/run-state.ts';
import { RunsRepository } from '../../runs/persistence/runs.repository.ts';
import { ifNotFound } from '../../shared/app/if-not-found.ts';
import { type CoachingRequest, toCoachingRequest } from '../domain/coaching.ts';
import { type RunPassageIds, readRunPassages } from '../persistence/run-passages.ts';
import { maySendPassage, readStoryMaterial, type StoryMaterial } from '../persistence/story-material.ts';
import { type PassageOfStory, StorySearch } from './story-search.ts';

/** Passages for one coaching: those that fit the note, and all. A model gets more, and less certain ones, to choose from. */
const FOR_READERS = { ofNote: MAX_SHOWN_PASSAGES, most: MAX_SHOWN_PASSAGES };
const FOR_MODEL = { ofNote: 5, most: 8 };

/**
 * The passages of coachings and replies. A run stores where they are in the mentor's texts, and each reading takes from there what may be
 * quoted at that moment: what the mentor takes back is gone from earlier replies too.
 */
@Injectable()
export class RunPassages {
  private readonly forModel: boolean;

  constructor(
    @Inject(SERVICE_ENV) env: RoadmapsEnv,
    private readonly db: Database,
    private readonly runs: RunsRepository,
    private readonly search: StorySearch,
  ) {
    this.forModel = env.AI_ENGINE === 'openai';
  }

  /**
   * Passages for a coaching that begins. None for another run, and where the note needs help instead. `outside`: they are sent to
   * an outside model, as far as the mentor allows it.
   */
  async findFor(runId: string, { outside }: { outside: boolean }): Promise<PassageOfStory[]> {
    const run = await ifNotFound(
      this.db.read((em) => this.runs.loadAny(em, runId)),
      null,
    );
    const request = run && toCoachingRequest(run.state);
    if (!request || run.isOver || assessSafety(request.userContext)) return [];
    const material = await this.materialOf(request.roadmapId, request.userId);
    if (!material) return [];
    const found = await this.ofStep(material, request);
    return outside ? found.filter((passage) => maySendPassage(passage, material)) : found;
  }

  /** What fits the note, then what the step quotes, then what fits the words of the step. */
  private async ofStep(material: StoryMaterial, request: CoachingRequest): Promise<PassageOfStory[]> {
    const { stepId, userContext } = request;
    const isNote = userContext.trim() !== '' && userContext !== DEFAULT_CONTEXT;
    const { forModel } = this;
    const { ofNote, most } = forModel ? FOR_MODEL : FOR_READERS;
    const asked = isNote ? await this.search.find(material, userContext, { forModel }) : [];
    const found = [...asked.slice(0, ofNote), ...(await this.search.ofStep(material, stepId))];
    return found
      .filter((one, at) => !found.slice(0, at).some((earlier) => isSame(one, earlier)))
      .slice(0, most);
  }

  /** Each with the words of its passages. */
  async complete(runs: readonly AiRun[], userId: number): Promise<AiRun[]> {
    const coached = runs.filter(({ coaching, reply, finishedAt }) => (coaching || reply) && finishedAt);
    if (coached.length === 0) return [...runs];
    const ids = await this.db.read((em) =>
      readRunPassages(
        em,
        coached.map(({ id }) => id),
      ),
    );
    const roadmaps = new Set(coached.flatMap(({ id, roadmapId }) => (ids.has(id) ? [roadmapId!] : [])));
    const found = new Map<string, Map<string, PassageOfStory>>();
    for (const roadmapId of roadmaps) {
      const material = await this.materialOf(roadmapId, userId);
      const all = coached.flatMap((run) =>
        run.roadmapId === roadmapId ? (ids.get(run.id)?.passages ?? []) : [],
      );
      if (material) found.set(roadmapId, await this.search.resolve(material, all));
    }
    return runs.map((run) => {
      const of = ids.get(run.id);
      return of ? withPassages(run, of, found.get(run.roadmapId ?? '')) : run;
    });
  }

  private materialOf(roadmapId: string, userId: number): Promise<StoryMaterial | null> {
    return ifNotFound(
      this.db.read((em) => readStoryMaterial(em, roadmapId, { userId })),
      null,
    );
  }
}

/** Whether they have a sentence in common. */
const isSame = (one: PassageOfStory, other: PassageOfStory): boolean =>
  one.text.split(/(?<=[.!?…])\s/).some((sentence) => other.text.includes(sentence));

function withPassages(
  run: AiRun,
  { passages: ids, reply }: RunPassageIds,
  found: ReadonlyMap<string, PassageOfStory> | undefined,
): AiRun {
  if (run.reply && reply) return { ...run, reply: withClaims(run.reply, reply, found) };
  if (!run.coaching) return run;
  const passages = ids.flatMap((id) => found?.get(id) ?? []).map(toShown);
  return { ...run, coaching: { ...run.coaching, passages } };
}

/** The claims whose words are still in a passage that may be quoted. */
function withClaims(
  shown: ShownReply,
  { claims }: StoredReply,
  found: ReadonlyMap<string, PassageOfStory> | undefined,
): ShownReply {
  const kept = claims.flatMap(({ text, passageId, quote }) => {
    const passage = found?.get(passageId);
    return passage?.text.includes(quote) ? [{ text, quote, passage: toShown(passage) }] : [];
  });
  return { ...shown, claims: kept, isReduced: shown.isReduced || kept.length < claims.length };
}

const toShown = ({ text, step, voice }: PassageOfStory): StoryPassage => ({ text, step, voice });
