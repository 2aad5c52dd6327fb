import { Inject, Injectable } from '@nestjs/common';
import { authorGrants, type Caller } from '@waymark/contracts/caller';
import * as events from '@waymark/contracts/roadmaps/events';
import type {
  PermissionBody,
  PermissionChanged,
  Removed,
  SourcePermissions,
  TitleDecision,
} from '@waymark/contracts/roadmaps/permissions';
import * as rpc from '@waymark/contracts/roadmaps/permissions.endpoints';
import type { RpcInput } from '@waymark/contracts/rpc';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { RpcHandler } from '@waymark/messaging/decorators';
import { checkRole } from '@waymark/platform/access';
import { CLOCK } from '@waymark/platform/platform.module';
import {
  checkApplies,
  isTakenFrom,
  NOTHING_REMOVED,
  type Parts,
  partsOf,
} from '../../authoring/domain/consent.ts';
import type { MediaLibrary } from '../../authoring/domain/media.ts';
import type { RoadmapState, StepState } from '../../authoring/domain/roadmap-state.ts';
import { titleDecisions, withDecidedTitles } from '../../authoring/domain/taken-back-titles.ts';
import { deleteClips } from '../../authoring/persistence/clips.ts';
import { readLibrary } from '../../authoring/persistence/media-library.ts';
import { insertPermissions } from '../../authoring/persistence/permissions.ts';
import { RoadmapsRepository } from '../../authoring/persistence/roadmaps.repository.ts';
import { refreshUnpublishedChanges, takeOut } from '../../authoring/persistence/taken-back.ts';
import { readVersionContent } from '../../authoring/persistence/versions.ts';
import { publishDecidedTitles } from '../../authoring/persistence/withdrawn-titles.ts';
import { loadState } from '../../authoring/persistence/working-copy.ts';
import { DeleteObjects } from '../../shared/app/delete-objects.ts';
import { PermissionsReader, readPermissions } from '../persistence/permissions.reader.ts';
import type { SourceRow } from '../persistence/source.row.ts';
import { SourcesRepository } from '../persistence/sources.repository.ts';
import { MaterialWork } from './material-work.ts';

/** What a mentor allows for one source. */
@Injectable()
export class ChangePermission {
  constructor(
    private readonly db: Database,
    private readonly sources: SourcesRepository,
    private readonly reader: PermissionsReader,
    private readonly work: MaterialWork,
    private readonly objects: DeleteObjects,
    private readonly roadmaps: RoadmapsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @RpcHandler(rpc.GetPermissions)
  get({ id }: { id: string }, { userId }: Caller): Promise<SourcePermissions> {
    return this.reader.find(id, userId);
  }

  @RpcHandler(rpc.ChangePermission)
  execute({ id, body }: RpcInput<typeof rpc.ChangePermission>, caller: Caller): Promise<PermissionChanged> {
    if (body.granted) checkRole(authorGrants, caller);
    return this.db.transaction((tx) => this.change(tx, id, body, caller.userId), { idempotent: true });
  }

  private async change(tx: Tx, id: string, body: PermissionBody, userId: number): Promise<PermissionChanged> {
    const { em } = tx;
    const { roadmapId } = await this.sources.findIn(em, id, userId);
    const state = await loadState(em, roadmapId, { lock: true });
    const source = await this.sources.findIn(em, id, userId);
    checkApplies(body.permission, source);
    const removed = isGranted(source, body) ? NOTHING_REMOVED : await this.apply(tx, state, source, body);
    const changed = await this.sources.findIn(em, id, userId);
    return { permissions: await readPermissions(em, changed), removed };
  }

  private async apply(
    tx: Tx,
    state: RoadmapState,
    source: SourceRow,
    body: PermissionBody,
  ): Promise<Removed> {
    const { em } = tx;
    const { permission, granted } = body;
    const { id: roadmapId, mentorId: userId } = state;
    const parts = await publishedParts(em, state, source.id);
    const decisions =
      permission === 'quoting' && !granted ? titleDecisions(parts, body.titles ?? []) : new Map();
    const removed = granted ? NOTHING_REMOVED : removedBy(body, parts);
    const at = this.clock.now();
    await insertPermissions(em, [source.id], { permission, granted, userId, at, via: 'mentor', removed });
    const library = await readLibrary(em, roadmapId);
    const quotes = permission === 'quoting' ? parts.quotes : [];
    if (permission === 'voice' && !granted) {
      const keys = await deleteClips(em, source.id);
      tx.afterCommit(() => void this.objects.execute(keys));
    }
    if (!granted) await takeOut(em, { roadmapId, sourceId: source.id }, library, quotes);
    const decided = decisions.size > 0 ? await this.decideTitles(tx, state, decisions, library) : state;
    await refreshUnpublishedChanges(em, decided, library);
    await this.work.follow(tx, [source], body);
    tx.emit(
      events.PermissionChanged,
      { sourceId: source.id, roadmapId, permission, granted, removed },
      { audience: [userId] },
    );
    return removed;
  }

  /** In the working copy, where the title is still the same, and in a new version. */
  private async decideTitles(
    tx: Tx,
    { id, mentorId: editorId }: RoadmapState,
    all: ReadonlyMap<string, TitleDecision>,
    library: MediaLibrary,
  ): Promise<RoadmapState> {
    const decisions = new Map([...all].filter(([, { action }]) => action !== 'keep'));
    if (decisions.size === 0) return loadState(tx.em, id);
    await this.roadmaps.editIn(tx, id, { editorId }, (roadmap) => {
      const isOpen = ({ title, evidence }: StepState) =>
        evidence !== null && isTakenFrom(title, evidence.quote);
      roadmap.setStages(withDecidedTitles(roadmap.state.stages, decisions, isOpen));
    });
    return publishDecidedTitles(tx, id, decisions, library, this.clock.now());
  }
}

const isGranted = ({ permissions }: SourceRow, { permission, granted }: PermissionBody): boolean =>
  permissions.includes(permission) === granted;

const removedBy = ({ permission }: PermissionBody, { quotes, clips }: Parts): Removed => ({
  quotes: permission === 'quoting' ? quotes.length : 0,
  clips: permission === 'voice' ? clips : 0,
});

async function publishedParts(em: Tx['em'], state: RoadmapState, sourceId: string): Promise<Parts> {
  const content = state.version === null ? null : await readVersionContent(em, state.id, state.version);
  return content ? partsOf(content, sourceId) : { quotes: [], clips: 0, voices: 0, titles: [] };
}
