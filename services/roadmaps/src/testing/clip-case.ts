import { ClipCut, RunFinished, SourceExtracted } from '@waymark/contracts/ai/events';
import type { Caller } from '@waymark/contracts/caller';
import { BeginClip } from '@waymark/contracts/roadmaps/clips.endpoints';
import { StartRun } from '@waymark/contracts/roadmaps/drafts.endpoints';
import type { Roadmap, Step } from '@waymark/contracts/roadmaps/http';
import { ChangePermission } from '@waymark/contracts/roadmaps/permissions.endpoints';
import { GetRoadmap, PublishRoadmap } from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import { playKey, type Source, sourceTextKey } from '@waymark/contracts/roadmaps/sources';
import * as rpc from '@waymark/contracts/roadmaps/sources.endpoints';
import { LocateMedia } from '@waymark/contracts/roadmaps/versions.endpoints';
import type { ObjectStorage } from '@waymark/storage/port';
import { asLearner } from '@waymark/testing/caller';
import { eventually } from '@waymark/testing/eventually';
import { STORAGE } from '../shared/storage.ts';
import { aDraft } from './builders.ts';
import { aDraftQuoting, drafted, STORY } from './drafts.ts';
import type { Harness } from './harness.ts';
import { aRecording } from './permission-case.ts';
import { aFreshMentor } from './run-case.ts';

const QUOTES = [['I stopped.', 'I rested for a month.'], ['Then I asked Jana for help']];

/** A recorded story with time codes, and an outline of three steps that quote it. */
export class ClipCase {
  private constructor(
    private readonly roadmaps: Harness,
    readonly mentor: Caller,
    readonly roadmapId: string,
    readonly source: Source,
    readonly key: string,
  ) {}

  static async start(roadmaps: Harness, { allowed = true } = {}): Promise<ClipCase> {
    const mentor = aFreshMentor();
    const { id: roadmapId } = await aDraft(roadmaps, mentor);
    const source = await aRecording(roadmaps, roadmapId, mentor);
    const { key } = await roadmaps.call(rpc.LocateSource, { id: source.id }, mentor);
    const on = new ClipCase(roadmaps, mentor, roadmapId, source, key);
    await on.transcribe();
    if (allowed) await on.allow(true);
    const run = await roadmaps.call(StartRun, { roadmapId }, mentor);
    const draft = aDraftQuoting(source.id, STORY, QUOTES);
    await roadmaps.publish(RunFinished, drafted(run.id, draft));
    await eventually(async () => {
      if ((await on.draft()).stages.length === 0) throw new Error('not applied yet');
    });
    return on;
  }

  private async transcribe(): Promise<void> {
    const { key, source } = this;
    const textKey = sourceTextKey(key);
    await this.storage.put(textKey, STORY, { contentType: 'text/plain' });
    const moments = [0, STORY.indexOf('I rested'), STORY.indexOf('Then')].map((at, n) => ({
      at,
      seconds: n * 3,
    }));
    const media = { durationSeconds: 9, displayKey: playKey(key), displayType: 'audio/webm' };
    const text = { textKey, chars: STORY.length, words: 17, moments, media };
    await this.roadmaps.publish(SourceExtracted, { outcome: 'text', sourceId: source.id, ...text });
    await eventually(async () => {
      const [one] = await this.roadmaps.call(rpc.ListSources, { id: this.roadmapId }, this.mentor);
      if (one!.status !== 'ready') throw new Error('not read yet');
    });
  }

  get storage(): ObjectStorage {
    return this.roadmaps.get<ObjectStorage>(STORAGE);
  }

  allow(granted: boolean) {
    const body = { permission: 'voice', granted } as const;
    return this.roadmaps.call(ChangePermission, { id: this.source.id, body }, this.mentor);
  }

  draft(): Promise<Roadmap> {
    return this.roadmaps.call(GetRoadmap, { id: this.roadmapId, version: 'draft' }, this.mentor);
  }

  asLearner(): Promise<Roadmap> {
    return this.roadmaps.call(GetRoadmap, { id: this.roadmapId }, asLearner(7_002));
  }

  publish(): Promise<Roadmap> {
    const input = { id: this.roadmapId, body: { unreviewed: 'accept' } } as const;
    return this.roadmaps.call(PublishRoadmap, input, this.mentor);
  }

  clips(): Promise<{ id: string; key: string; status: string }[]> {
    return this.roadmaps.sql(
      'SELECT id, key, status FROM voice_clips WHERE source_id = $1 ORDER BY clip_start',
      [this.source.id],
    );
  }

  begin(clipId: string) {
    return this.roadmaps.call(BeginClip, { clipId });
  }

  /** As the worker cuts all of them. */
  async cut(): Promise<void> {
    for (const { id, key, status } of await this.clips()) {
      if (status !== 'processing') continue;
      await this.storage.put(key, `voice ${id}`, { contentType: 'audio/webm' });
      const cut = { contentType: 'audio/webm', seconds: 3.1, words: 'I rested for a month.' };
      await this.roadmaps.publish(ClipCut, { outcome: 'cut', clipId: id, ...cut });
    }
    await eventually(async () => {
      if ((await this.clips()).some(({ status }) => status === 'processing'))
        throw new Error('not stored yet');
    });
  }

  play(id: string, by: Caller | null = asLearner(7_002)) {
    return this.roadmaps.call(LocateMedia, { id }, by);
  }

  /** Whether an object is stored. */
  has(key: string): Promise<boolean> {
    return this.storage.get(key).then(
      ({ body }) => {
        body.destroy();
        return true;
      },
      () => false,
    );
  }
}

export const stepsOf = ({ stages }: Pick<Roadmap, 'stages'>): Step[] => stages.flatMap(({ steps }) => steps);
