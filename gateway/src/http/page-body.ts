export interface PageBody {
  /** JSON text. */
  items: Buffer;
  nextCursor: string | null;
}

const ITEMS = Buffer.from('{"items":');
const CURSOR = Buffer.from(',"nextCursor":');

/** Splits the JSON text of a page (`pageOf`), whose fields are in this order, without parsing its items. */
export function splitPage(page: Buffer): PageBody {
  // Quotes within texts are escaped, so this is no part of one.
  const at = page.lastIndexOf(CURSOR);
  if (at < ITEMS.length || !page.subarray(0, ITEMS.length).equals(ITEMS)) throw new Error('this is no page');
  const { nextCursor } = JSON.parse(`{${page.toString('utf8', at + 1)}`) as Pick<PageBody, 'nextCursor'>;
  return { items: page.subarray(ITEMS.length, at), nextCursor };
}
