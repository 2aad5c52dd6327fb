import { expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';

it('accepts more than its limit, counts near it and states the excess', () => {
  renderScreen(
    <Field label="Title">
      <Input limit={20} />
    </Field>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Title');
  const type = (value: string) => fireEvent.input(field, { target: { value } });
  type('a'.repeat(16));
  expect(screen.queryByRole('status')).toBeNull();
  type('a'.repeat(17));
  expect(screen.getByRole('status').textContent).toBe('17 of 20 characters');
  type('a'.repeat(23));
  expect(screen.getByRole('status').textContent).toBe('3 too many: at most 20 characters fit.');
  expect(field.value).toHaveLength(23);
});
