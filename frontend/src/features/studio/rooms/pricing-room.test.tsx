import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import type { Role } from '@waymark/contracts/caller';
import { usualPrices } from '@waymark/contracts/scheduling/constants';
import { aCalendar } from '#testing/calendar-samples.ts';
import { aMentor, aUser } from '#testing/directory-samples.ts';
import { expectToast } from '#testing/expect-toast.ts';
import { FakeApi, refused } from '#testing/fake-api.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import PricingRoom from './pricing-room.tsx';

function visit(role: Role): FakeApi {
  const api = new FakeApi({
    '/api/user': { body: aUser({ id: 3, role }) },
    '/api/mentor/3': refused(404, 'Mentor not found'),
    '/api/mentor/calendar': { body: aCalendar() },
    '/api/mentor/pricing': { body: { sessionPrice: 4_000, currency: 'EUR', typePrices: { ...usualPrices } } },
  });
  renderScreen(<PricingRoom />, '/mentor/pricing');
  return api;
}

async function savePrice(): Promise<void> {
  fireEvent.change(await screen.findByLabelText('Price of 30 minutes'), { target: { value: '40' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save price' }));
  await expectToast('Pricing Updated');
}

describe('the price of sessions', () => {
  it('is set by mentors without waiting for their profile', async () => {
    const api = visit('mentor');
    await savePrice();
    expect(api.sent[0]?.body).toEqual({
      sessionPrice: 4_000,
      currency: 'EUR',
      typePrices: { ...usualPrices },
    });
  });

  it('is set by admins who are mentors too', async () => {
    const api = visit('admin');
    api.responses['/api/mentor/3'] = { body: aMentor({ id: 3, userId: 3 }) };
    await savePrice();
  });

  it('is not offered to admins without a mentor profile', async () => {
    visit('admin');
    await screen.findByRole('heading', { name: 'You have no mentor profile' });
    expect(screen.queryByLabelText('Price of 30 minutes')).toBeNull();
  });
});
