import type { Caller } from '@waymark/contracts/caller';
import type { Roadmap } from '@waymark/contracts/roadmaps/http';
import type { Permission, PermissionChanged, TitleDecision } from '@waymark/contracts/roadmaps/permissions';
import { ChangePermission, GetPermissions } from '@waymark/contracts/roadmaps/permissions.endpoints';
import * as rpc from '@waymark/contracts/roadmaps/roadmaps.endpoints';
import { type Source, sourceKey } from '@waymark/contracts/roadmaps/sources';
import { AddSource } from '@waymark/contracts/roadmaps/sources.endpoints';
import { LocateMedia } from '@waymark/contracts/roadmaps/versions.endpoints';
import { newId } from '@waymark/kernel/ids';
import { asLearner } from '@waymark/testing/caller';
import { addStage, aStage } from './builders.ts';
import type { Harness } from './harness.ts';
import { RunCase } from './run-case.ts';

/** A published outline of three steps that quote the story, and a stage with a recording. */
export class PermissionCase {
  private constructor(
    private readonly roadmaps: Harness,
    readonly on: RunCase,
    readonly recording: Source,
  ) {}

  static async start(roadmaps: Harness): Promise<PermissionCase> {
    const on = await RunCase.start(roadmaps);
    await on.finish();
    await on.ended();
    const { mentor, roadmapId } = on;
    const recording = await aRecording(roadmaps, roadmapId, mentor);
    const body = { ...aStage('Listen', 1), voiceClipSourceId: recording.id };
    await addStage(roadmaps, roadmapId, body, mentor);
    await on.publish();
    return new PermissionCase(roadmaps, on, recording);
  }

  change(
    permission: Permission,
    granted: boolean,
    {
      source = this.on.source,
      by = this.on.mentor,
      key,
      titles,
    }: { source?: Source; by?: Caller; key?: string; titles?: TitleDecision[] } = {},
  ): Promise<PermissionChanged> {
    const input = { id: source.id, body: { permission, granted, titles } };
    return this.roadmaps.call(ChangePermission, input, by, key);
  }

  permissions(source = this.on.source, by = this.on.mentor) {
    return this.roadmaps.call(GetPermissions, { id: source.id }, by);
  }

  asLearner(): Promise<Roadmap> {
    return this.roadmaps.call(rpc.GetRoadmap, { id: this.on.roadmapId }, asLearner(7_001));
  }

  play(by: Caller | null = null) {
    return this.roadmaps.call(LocateMedia, { id: this.recording.id }, by);
  }
}

/** A recording without a text. */
export async function aRecording(roadmaps: Harness, roadmapId: string, mentor: Caller): Promise<Source> {
  const facts = { kind: 'file', originalName: 'voice.webm', fileType: 'audio/webm', words: null } as const;
  const key = sourceKey(roadmapId, newId());
  const sha256 = newId().replaceAll('-', '').padEnd(64, '0');
  return roadmaps.call(AddSource, { ...facts, roadmapId, key, fileSize: 9, sha256 }, mentor);
}

export const quotesIn = ({ stages }: Pick<Roadmap, 'stages'>): string[] =>
  stages.flatMap(({ steps, warnings }) =>
    [...steps, ...warnings].flatMap(({ evidence }) => (evidence ? [evidence.quote] : [])),
  );
