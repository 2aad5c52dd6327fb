/** Where in the Studio something is put right: what stands in the address of a finding, and which dialog is open. */
export type Place = { at: 'details' } | { at: 'new-stage' } | { at: 'stage'; stageId: string };
