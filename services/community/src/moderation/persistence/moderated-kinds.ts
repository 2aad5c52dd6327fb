import type { Role } from '@waymark/contracts/caller';
import { memberRoles } from '@waymark/contracts/community/network.endpoints';
import type { ModeratedKind } from '@waymark/contracts/community/options';
import type { Tx } from '@waymark/database/tx';
import { announceMaterial } from '../../materials/persistence/materials.repository.ts';
import { signalPeerChange } from '../../peer-sessions/persistence/peer-sessions.repository.ts';
import { signalSupportChange } from '../../support/persistence/support.repository.ts';

/** What moderation needs of a kind of items. Its table has the columns hidden_at and hidden_reason. */
export interface KindOfItem {
  table: string;
  /** Who can see what is listed. */
  roles: readonly Role[];
  /** SQL: the columns of `ModeratedItem` without kind and hidden, and the two of the table. */
  select: string;
  /** Publishes that the item was hidden or restored, so that open pages fetch it again. `pageId`: from the select. */
  announce: (tx: Tx, pageId: string) => void | Promise<void>;
}

const HIDDEN = (of: string): string => `${of}.hidden_at, ${of}.hidden_reason`;
const SUPPORT = '/mentor-community/support/';

/** A new kind takes an entry here, and its reads leave out what is hidden. */
export const moderatedKinds: Record<ModeratedKind, KindOfItem> = {
  'support-request': {
    table: 'support_requests',
    roles: memberRoles,
    select: `SELECT r.id, r.author_id AS "authorId", r.title, r.description AS text, '${SUPPORT}' || r.id AS link,
        r.edited_at AS "editedAt", false AS "isGone", true AS "isListed", r.id AS "pageId", ${HIDDEN('r')}
      FROM support_requests r`,
    announce: signalSupportChange,
  },
  'support-response': {
    table: 'support_responses',
    roles: memberRoles,
    select: `SELECT s.id, s.author_id AS "authorId", r.title, s.text, '${SUPPORT}' || r.id || '#' || s.id AS link,
        s.edited_at AS "editedAt", s.removed_at IS NOT NULL AS "isGone", r.hidden_at IS NULL AS "isListed",
        r.id AS "pageId", ${HIDDEN('s')}
      FROM support_responses s JOIN support_requests r ON r.id = s.request_id`,
    announce: signalSupportChange,
  },
  'peer-session': {
    table: 'peer_sessions',
    roles: memberRoles,
    select: `SELECT e.id, e.host_id AS "authorId", e.title, e.description AS text,
        '/mentor-community/sessions/' || e.id AS link, e.edited_at AS "editedAt", false AS "isGone",
        true AS "isListed", e.id AS "pageId", ${HIDDEN('e')}
      FROM peer_sessions e`,
    announce: signalPeerChange,
  },
  material: {
    table: 'materials',
    roles: ['learner', 'mentor', 'admin'],
    select: `SELECT m.id, m.author_id AS "authorId", m.title, m.description AS text, '/ai-resources/' || m.id AS link,
        m.edited_at AS "editedAt", false AS "isGone", m.is_published AND NOT m.is_author_away AS "isListed",
        m.id AS "pageId", ${HIDDEN('m')}
      FROM materials m`,
    announce: (tx, id) => announceMaterial(tx, id, true),
  },
};
