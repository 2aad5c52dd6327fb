import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { User } from '@waymark/contracts/identity/http';
import type { Roadmap, Step } from '@waymark/contracts/roadmaps/http';
import { renderScreen } from '#testing/render-screen.tsx';
import { BookStep } from './book-step.tsx';

const roadmap = { id: 'r1', mentorId: 2, isOwner: false } as Roadmap;
const step = { id: 'st1', title: 'Open one envelope' } as Step;
const link = () => screen.queryByRole('link', { name: /Book a session about this step.*Open one envelope/ });
const show = (given: Partial<Roadmap>, user: { id: number } | null) =>
  renderScreen(<BookStep roadmap={{ ...roadmap, ...given }} step={step} user={user as User | null} />);

describe('booking about a step', () => {
  it('links with mentor, roadmap and step, also for guests', () => {
    show({}, null);
    expect(link()?.getAttribute('href')).toBe('/scheduling?mentor=2&about=r1&step=st1');
  });

  it('is not offered to the mentor on their own roadmap', () => {
    show({}, { id: 2 });
    show({ isOwner: true }, { id: 5 });
    expect(link()).toBeNull();
  });
});
