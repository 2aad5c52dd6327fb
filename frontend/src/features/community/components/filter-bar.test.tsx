import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { FilterBar } from './filter-bar.tsx';

it('unfolds the filters, and counts those in force while they are folded', () => {
  render(
    <FilterBar first={null} count={2}>
      <p>Urgency</p>
    </FilterBar>,
  );
  const button = screen.getByRole('button', { name: 'More filters (2)' });
  const rest = document.getElementById(button.getAttribute('aria-controls')!)!;
  expect([button.getAttribute('aria-expanded'), rest.classList.contains('hidden')]).toEqual(['false', true]);
  fireEvent.click(button);
  expect([button.getAttribute('aria-expanded'), rest.classList.contains('hidden')]).toEqual(['true', false]);
});
