import { expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useIsTyping } from './use-is-typing.ts';

function Form() {
  return (
    <>
      <textarea aria-label="text" />
      <input aria-label="line" />
      <input type="checkbox" aria-label="tick" />
      <button type="button">button</button>
      <p>{useIsTyping() ? 'typing' : 'idle'}</p>
    </>
  );
}
const focus = (name: string) => act(() => (screen.queryByLabelText(name) ?? screen.getByText(name)).focus());
const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('is true while a text field has the focus, and until a pressed button is released', async () => {
  render(<Form />);
  await focus('tick');
  await passes(1_000);
  expect(screen.getByText('idle')).toBeTruthy();
  await focus('text');
  expect(screen.getByText('typing')).toBeTruthy();
  await focus('line');
  await passes(1_000);
  expect(screen.getByText('typing')).toBeTruthy();
  await focus('button');
  await passes(300);
  expect(screen.getByText('typing')).toBeTruthy();
  await passes(200);
  expect(screen.getByText('idle')).toBeTruthy();
});
