// guarantees: A sample voice is marked in each version and player, and never featured; a featured clip ends when learners lose it
import { describe, expect, it } from '@jest/globals';
import { ClipCut } from '@waymark/contracts/ai/events';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import * as rpc from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import { DeleteSource, ListSources } from '@waymark/contracts/roadmaps/sources.endpoints';
import { UpdateStage } from '@waymark/contracts/roadmaps/stages.endpoints';
import { LocateMedia } from '@waymark/contracts/roadmaps/versions.endpoints';
import { demoPeople } from '@waymark/demo/people';
import { eventually } from '@waymark/testing/eventually';
import { Harness } from '../testing/harness.ts';

const roadmaps = new Harness({ DEMO_MODE: 'true' }).forFile();

const WITH_MEDIA = ['roadmap1', 'roadmap2', 'roadmap4'];
const amara = { ...demoPeople.amara, userId: demoPeople.amara.id };
const rosa = { ...demoPeople.mentor, userId: demoPeople.mentor.id };
const read = (id: string): Promise<Roadmap> => roadmaps.call(rpc.GetRoadmap, { id });
const voicesOf = ({ stages }: Roadmap) =>
  stages.flatMap(({ steps }) => steps.flatMap(({ voice }) => voice ?? []));
const counts = () =>
  roadmaps.sql(`SELECT (SELECT count(*) FROM sources) AS sources, (SELECT count(*) FROM voice_clips) AS clips,
    (SELECT count(*) FROM source_permissions) AS permissions, (SELECT count(*) FROM roadmap_versions) AS versions`);

async function cutAll(): Promise<void> {
  const clips = await roadmaps.sql<{ id: string; words: string; seconds: number }>(
    `SELECT c.id, c.clip_end - c.clip_start AS seconds, trim(substring(s.transcript FROM c.text_start + 1 FOR
       c.text_end - c.text_start)) AS words
     FROM voice_clips c JOIN sources s ON s.id = c.source_id WHERE c.status = 'processing'`,
  );
  for (const { id: clipId, words, seconds } of clips)
    await roadmaps.publish(ClipCut, { outcome: 'cut', clipId, contentType: 'audio/webm', seconds, words });
  await eventually(async () => {
    const left = await roadmaps.sql("SELECT FROM voice_clips WHERE status = 'processing'");
    if (left.length > 0) throw new Error('not applied yet');
  });
}

/** As if it had been seeded before there were media. */
async function removeMedia(id: string): Promise<void> {
  await roadmaps.sql("DELETE FROM sources WHERE roadmap_id = $1 AND kind = 'file'", [id]);
  await roadmaps.sql(
    "UPDATE stages SET mentor_note = NULL, voice_clip_source_id = NULL, artifacts = '[]' WHERE roadmap_id = $1",
    [id],
  );
  await roadmaps.sql('UPDATE steps SET voice = NULL WHERE roadmap_id = $1', [id]);
  await roadmaps.sql('UPDATE roadmaps SET audio_source_id = NULL WHERE id = $1', [id]);
}

describe('the media of the demo', () => {
  it('are three roadmaps with notes, clips, pictures, documents and steps with a voice', async () => {
    for (const id of WITH_MEDIA) {
      const { stages, ...roadmap } = await read(id);
      expect(stages.some(({ mentorNote }) => mentorNote)).toBe(true);
      expect(stages.some(({ voiceClip }) => voiceClip?.captions?.unit === 'word')).toBe(true);
      expect(stages.flatMap(({ artifacts }) => artifacts.map(({ type }) => type))).toContain('photo');
      expect(voicesOf({ stages, ...roadmap }).length).toBeGreaterThanOrEqual(4);
    }
    const { audioUrl, story } = await read('roadmap1');
    expect(audioUrl).toMatch(/^\/api\/media\//);
    expect(story).toMatchObject({ sampleVoice: true, captions: { unit: 'word' } });
    const types = (await read('roadmap2')).stages.flatMap(({ artifacts }) => artifacts);
    expect(new Set(types.map(({ type }) => type))).toEqual(new Set(['photo', 'audio', 'other']));
  });

  it('are public', async () => {
    for (const id of WITH_MEDIA) {
      const { stages } = await read(id);
      const urls = stages.flatMap(({ artifacts, voiceClip }) => [
        ...artifacts.map(({ url }) => url),
        ...(voiceClip ? [voiceClip.url] : []),
      ]);
      for (const url of urls)
        expect(await roadmaps.call(LocateMedia, { id: url.slice('/api/media/'.length) })).toMatchObject({
          isPublic: true,
        });
    }
  });

  it('are marked as a sample voice, with times of words, wherever they are played', async () => {
    await cutAll();
    for (const id of WITH_MEDIA) {
      const roadmap = await read(id);
      const recordings = roadmap.stages.flatMap(({ artifacts, voiceClip }) => [
        ...artifacts.filter(({ type }) => type === 'audio'),
        ...(voiceClip ? [voiceClip] : []),
      ]);
      for (const { sampleVoice } of [...voicesOf(roadmap), ...recordings]) expect(sampleVoice).toBe(true);
      for (const { captions, transcript, end } of voicesOf(roadmap)) {
        expect(captions?.unit).toBe('word');
        expect(captions?.cues).toHaveLength(transcript!.split(' ').length);
        expect(captions?.cues.at(-1)?.seconds).toBeLessThan(end);
      }
    }
  });

  it('are still marked in the version that its mentor publishes next', async () => {
    const id = 'roadmap1';
    await roadmaps.call(rpc.UpdateRoadmap, { id, body: { description: 'Sample data, edited.' } }, amara);
    await roadmaps.call(rpc.PublishRoadmap, { id, body: {} }, amara);
    const roadmap = await read(id);
    expect(roadmap.description).toBe('Sample data, edited.');
    expect(roadmap.story?.sampleVoice).toBe(true);
    expect(voicesOf(roadmap).length).toBeGreaterThan(0);
    for (const { sampleVoice } of voicesOf(roadmap)) expect(sampleVoice).toBe(true);
  });

  it('are seeded once', async () => {
    const before = await counts();
    await roadmaps.restart();
    expect(await counts()).toEqual(before);
    expect(await roadmaps.brokenInvariants()).toEqual([]);
  });

  it('are added to an older demo', async () => {
    await removeMedia('roadmap2');
    await roadmaps.restart();
    expect(await read('roadmap2')).toMatchObject({ version: 2, revision: 2 });
    await cutAll();
    expect(voicesOf(await read('roadmap2')).every(({ state }) => state === 'ready')).toBe(true);
  });

  it('do not return once their mentor has deleted them', async () => {
    const id = 'roadmap4';
    const files = (await roadmaps.call(ListSources, { id }, rosa)).filter(({ kind }) => kind === 'file');
    expect(files).toHaveLength(4);
    for (const stage of (await read(id)).stages) {
      const steps = stage.steps.map(({ materials, voice, ...step }) => ({ ...step, useVoice: false }));
      const body = { ...stage, steps, artifacts: [], voiceClipSourceId: null };
      await roadmaps.call(UpdateStage, { id, stageId: stage.id, body }, rosa);
    }
    await roadmaps.call(rpc.PublishRoadmap, { id, body: {} }, rosa);
    for (const file of files) await roadmaps.call(DeleteSource, { id: file.id }, rosa);
    await roadmaps.restart();
    const left = await roadmaps.call(ListSources, { id }, rosa);
    expect(left.map(({ kind }) => kind)).toEqual(['transcript']);
    expect(voicesOf(await read(id))).toEqual([]);
  });
});
