import { Inject, Injectable } from '@nestjs/common';
import { adminAction } from '@waymark/contracts/admin-actions';
import type { Caller } from '@waymark/contracts/caller';
import { AdminActed } from '@waymark/contracts/community/events';
import { fileIdOf, type Material, type MaterialBody } from '@waymark/contracts/community/materials';
import * as rpc from '@waymark/contracts/community/materials.endpoints';
import type { PageQuery } from '@waymark/contracts/paging';
import type { RpcInput, RpcOutput } from '@waymark/contracts/rpc';
import type { Success } from '@waymark/contracts/success';
import { Database } from '@waymark/database/database';
import type { Tx } from '@waymark/database/tx';
import type { Clock } from '@waymark/kernel/clock';
import { newId } from '@waymark/kernel/ids';
import { RpcHandler } from '@waymark/messaging/decorators';
import { CLOCK } from '@waymark/platform/platform.module';
import { AttachFiles } from '../../files/app/attach-files.ts';
import { PeopleRepository } from '../../shared/persistence/people.repository.ts';
import {
  checkFits,
  checkMaterials,
  checkMayManage,
  checkMayPublish,
  type MaterialContent,
  type MaterialState,
} from '../domain/material-rules.ts';
import { MaterialsReader, readMaterial } from '../persistence/materials.reader.ts';
import { MaterialsRepository } from '../persistence/materials.repository.ts';

type Verb = 'edit' | 'unpublish' | 'delete';

/** What authors do with their materials, and admins with those of others. */
@Injectable()
export class OwnMaterials {
  constructor(
    private readonly db: Database,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly people: PeopleRepository,
    private readonly materials: MaterialsRepository,
    private readonly reader: MaterialsReader,
    private readonly files: AttachFiles,
  ) {}

  @RpcHandler(rpc.ListOwnMaterials)
  list(query: PageQuery, caller: Caller): Promise<RpcOutput<typeof rpc.ListOwnMaterials>> {
    return this.reader.listOwn(query, caller);
  }

  @RpcHandler(rpc.CreateMaterial)
  async create(body: MaterialBody, caller: Caller): Promise<Material> {
    const fileId = fileIdOf(body.contentUrl);
    if (fileId) await this.files.awaitCheck(fileId, caller.userId);
    return this.db.transaction(
      async (tx) => {
        await this.people.admit(tx, caller);
        checkMaterials(await this.materials.count(tx, caller.userId));
        const content = contentOf(body.contentUrl, body.captionsUrl);
        const id = newId();
        await this.store(tx, { id, authorId: caller.userId, type: body.type }, content);
        await this.materials.insert(tx, { id, authorId: caller.userId, at: this.clock.now() }, body, content);
        await this.materials.announce(tx, id, false);
        return readMaterial(tx.em, id, caller);
      },
      { idempotent: true },
    );
  }

  @RpcHandler(rpc.EditMaterial)
  edit({ id, body }: RpcInput<typeof rpc.EditMaterial>, caller: Caller): Promise<Material> {
    return this.change(id, caller, 'edit', async (tx, material) => {
      if (Object.keys(body).length === 0) return 'unchanged';
      const { contentUrl, captionsUrl, ...texts } = body;
      const { captionsId } = material;
      const captions = captionsUrl === undefined ? captionsId : captionsUrl && fileIdOf(captionsUrl);
      const content =
        contentUrl === undefined
          ? { ...material, captionsId: material.fileId && captions }
          : contentOf(contentUrl, captionsUrl ?? null);
      await this.materials.update(tx, id, texts, content, this.clock.now());
      await this.store(tx, { ...material, type: body.type ?? material.type }, content);
    });
  }

  @RpcHandler(rpc.PublishMaterial)
  publish({ id }: RpcInput<typeof rpc.PublishMaterial>, caller: Caller): Promise<Material> {
    return this.db.transaction(
      async (tx) => {
        const material = await this.materials.lock(tx, id);
        checkMayPublish(material, caller);
        if (!material.isPublished) {
          await this.materials.setPublished(tx, id, true, this.clock.now());
          await this.materials.announce(tx, id, false);
        }
        return readMaterial(tx.em, id, caller);
      },
      { idempotent: true },
    );
  }

  @RpcHandler(rpc.UnpublishMaterial)
  unpublish({ id }: RpcInput<typeof rpc.UnpublishMaterial>, caller: Caller): Promise<Material> {
    return this.change(id, caller, 'unpublish', (tx) =>
      this.materials.setPublished(tx, id, false, this.clock.now()),
    );
  }

  @RpcHandler(rpc.DeleteMaterial)
  delete({ id }: RpcInput<typeof rpc.DeleteMaterial>, caller: Caller): Promise<Success> {
    return this.db.transaction(
      async (tx) => {
        const material = await this.materials.lock(tx, id);
        checkMayManage(material, caller);
        audit(tx, caller, 'delete', material);
        await this.materials.remove(tx, material);
        await this.files.removeOthers(tx, id);
        return { success: true };
      },
      { idempotent: true },
    );
  }

  private change(
    id: string,
    caller: Caller,
    verb: Verb,
    fn: (tx: Tx, material: MaterialState) => Promise<'unchanged' | void>,
  ): Promise<Material> {
    return this.db.transaction(
      async (tx) => {
        const material = await this.materials.lock(tx, id);
        checkMayManage(material, caller);
        if ((await fn(tx, material)) === 'unchanged') return readMaterial(tx.em, id, caller);
        audit(tx, caller, verb, material);
        await this.materials.announce(tx, id, material.isShown);
        return readMaterial(tx.em, id, caller);
      },
      { idempotent: true },
    );
  }

  /** Attaches the files of the content to the material, and removes those it had before. */
  private async store(
    tx: Tx,
    material: Pick<MaterialState, 'id' | 'authorId' | 'type'>,
    content: MaterialContent,
  ) {
    const { fileId, captionsId } = content;
    const { id, authorId: userId, type } = material;
    const to = { kind: 'material', id } as const;
    const file = fileId && (await this.files.attach(tx, fileId, { userId, purpose: 'material' }, to));
    checkFits(type, file ? file.type : null);
    if (captionsId) await this.files.attach(tx, captionsId, { userId, purpose: 'captions' }, to);
    const kept = [fileId, captionsId].filter((one) => one !== null);
    await this.files.removeOthers(tx, id, kept);
  }
}

function contentOf(contentUrl: string, captionsUrl: string | null): MaterialContent {
  const fileId = fileIdOf(contentUrl);
  if (!fileId) return { fileId: null, link: contentUrl, captionsId: null };
  return { fileId, link: null, captionsId: captionsUrl && fileIdOf(captionsUrl) };
}

/** Of an admin who changes the material of another person. */
function audit(tx: Tx, caller: Caller, verb: Verb, { id, authorId, title }: MaterialState): void {
  if (authorId === caller.userId) return;
  const target = { type: 'material', id, name: title };
  tx.emit(AdminActed, adminAction(caller, { action: `material.${verb}`, target, detail: { authorId } }));
}
