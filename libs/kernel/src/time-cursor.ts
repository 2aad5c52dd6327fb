/** The position behind an item in a list by time and id, as `cursor` of the next page. */
export const encodeTimeCursor = (at: Date, id: string): string =>
  Buffer.from(JSON.stringify([at.getTime(), id])).toString('base64url');
