import { z } from 'zod';
import { defineEvent } from '../events.ts';
import { ModeratedKind } from './moderation.ts';

const OfItem = { kind: ModeratedKind, title: z.string(), link: z.string(), authorId: z.number().int() };

/** An admin hid an item. `reason`: for its author. */
export const ItemHidden = defineEvent(
  'community.item.hidden.v1',
  z.object({ itemId: z.string(), ...OfItem, reason: z.string() }),
);
/** A hidden item is shown again. */
export const ItemRestored = defineEvent(
  'community.item.restored.v1',
  z.object({ itemId: z.string(), ...OfItem }),
);
/** Admins decided about all open reports of an item. `reporterIds`: whose reports they were. */
export const ReportsResolved = defineEvent(
  'community.reports.resolved.v1',
  z.object({
    itemId: z.string(),
    kind: ModeratedKind,
    title: z.string(),
    outcome: z.enum(['hidden', 'dismissed']),
    reporterIds: z.array(z.number().int()),
  }),
);
/** The reports of an item, or its state, changed. Audience: admins. */
export const ReportedItemChanged = defineEvent(
  'community.reported-item.changed.v1',
  z.object({ itemId: z.string() }),
);
