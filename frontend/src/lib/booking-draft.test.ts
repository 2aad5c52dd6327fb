// guarantees: A filled booking form survives a reload and a lost session, and only its own person sees it
import { beforeEach, expect, it } from '@jest/globals';
import { bookingDraft, removeBookingDrafts } from './booking-draft.ts';

const ann = bookingDraft(1, 2, 'guided');
beforeEach(() => sessionStorage.clear());

it('returns the form of one person for one mentor and kind, and nothing to others', () => {
  ann.save({ topic: 'A second interview', message: '', date: undefined });
  expect(ann.read()).toEqual({ topic: 'A second interview' });
  const others = [
    bookingDraft(3, 2, 'guided'),
    bookingDraft(1, 4, 'guided'),
    bookingDraft(1, 2, 'standard'),
    bookingDraft(12, 2, 'guided'),
  ];
  expect(others.map((draft) => draft.read())).toEqual([null, null, null, null]);
});

it('stores nothing once all fields are empty', () => {
  ann.save({ topic: 'A second interview' });
  ann.save({ topic: '' });
  expect(sessionStorage).toHaveLength(0);
});

it('is removed at logout, and when another person logs in', () => {
  const ben = bookingDraft(11, 2, 'guided');
  ann.save({ topic: 'Of Ann' });
  ben.save({ topic: 'Of Ben' });
  removeBookingDrafts(1);
  expect([ann.read(), ben.read()]).toEqual([{ topic: 'Of Ann' }, null]);
  removeBookingDrafts();
  expect(ann.read()).toBeNull();
});

it.each(['{', '7', '["a"]', '{"topic":7}'])('ignores the stored value %s', (stored) => {
  sessionStorage.setItem('waymark-booking-1-2-guided', stored);
  expect(Object.keys(ann.read() ?? {}).filter((name) => name !== '0')).toEqual([]);
});
