import { z } from 'zod';
import { singleLine } from '../text.ts';
import { Id } from './id.ts';

/**
 * What a mentor allows for a source. `drafting`: drafts may use its text. `quoting`: learners may read its words.
 * `voice`: learners may play it. `outside-model`: it may be sent to an AI service outside this Waymark.
 */
export const Permission = z.enum(['drafting', 'quoting', 'voice', 'outside-model']);
export type Permission = z.infer<typeof Permission>;

/** Taken out of the published version. */
export const Removed = z.object({ quotes: z.number().int(), clips: z.number().int() });
export type Removed = z.infer<typeof Removed>;

/** An entry of the ledger. `via`: as in the table source_permissions. */
export const PermissionEntry = z
  .object({
    permission: Permission,
    granted: z.boolean(),
    at: z.iso.datetime(),
    via: z.enum(['added', 'mentor', 'stage', 'roadmap']),
    removed: Removed,
  })
  .meta({ id: 'PermissionEntry' });
export type PermissionEntry = z.infer<typeof PermissionEntry>;

/** A published step whose title is, or nearly is, a sentence that it quotes. */
export const QuotedTitle = z.object({ stepId: z.string(), title: z.string(), stageTitle: z.string() });
export type QuotedTitle = z.infer<typeof QuotedTitle>;

/** `published`: what learners see of the source; null while the roadmap has no published version. */
export const SourcePermissions = z
  .object({
    sourceId: z.string(),
    roadmapId: z.string(),
    granted: z.array(Permission),
    history: z.array(PermissionEntry), // newest first, at most 100
    published: Removed.extend({
      voices: z.number().int(), // steps that play it, also counted in `clips`
      titles: z.number().int(), // of steps, in the words of the source
      titled: z.array(QuotedTitle).optional(), // these steps; absent in responses of older services
      followers: z.number().int(),
    }).nullable(),
  })
  .meta({ id: 'SourcePermissions' });
export type SourcePermissions = z.infer<typeof SourcePermissions>;

/** What becomes of such a title when quoting is taken back. `keep`: the mentor's explicit word that it stays. */
export const TitleDecision = z.discriminatedUnion('action', [
  z.object({ action: z.literal('reword'), stepId: Id, title: singleLine('Step title', 120) }),
  z.object({ action: z.literal('remove'), stepId: Id }),
  z.object({ action: z.literal('keep'), stepId: Id }),
]);
export type TitleDecision = z.infer<typeof TitleDecision>;

/** `titles`: one decision for each of `published.titled` when quoting is taken back; RULE_REFUSED without. */
export const PermissionBody = z
  .object({
    permission: Permission,
    granted: z.boolean({ error: 'granted must be true or false' }),
    titles: z.array(TitleDecision).max(1_200, 'At most 1200 titles at once').optional(),
  })
  .meta({ id: 'PermissionBody' });
export type PermissionBody = z.infer<typeof PermissionBody>;

export const PermissionChanged = z
  .object({ permissions: SourcePermissions, removed: Removed })
  .meta({ id: 'PermissionChanged' });
export type PermissionChanged = z.infer<typeof PermissionChanged>;

/** Whether the material of a roadmap may be sent to an outside AI service; null: not chosen yet. */
export const OutsideModel = z.object({ granted: z.boolean().nullable() }).meta({ id: 'OutsideModel' });
export type OutsideModel = z.infer<typeof OutsideModel>;

export const OutsideModelBody = z
  .object({ granted: z.boolean({ error: 'granted must be true or false' }) })
  .meta({ id: 'OutsideModelBody' });
export type OutsideModelBody = z.infer<typeof OutsideModelBody>;
