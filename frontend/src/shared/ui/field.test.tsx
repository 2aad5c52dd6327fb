import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Field } from './field.tsx';
import { Input, PasswordInput } from './input.tsx';

describe('a field', () => {
  it('links label, hint and error to its control', () => {
    render(
      <Field label="Email" hint="We never show it." error="Email is required" required>
        <Input />
      </Field>,
    );
    const input = screen.getByLabelText('Email');
    const described = input.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Email is required',
      'We never show it.',
    ]);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.getAttribute('aria-required')).toBe('true');
  });

  it('is valid and has no description without hint and error', () => {
    render(
      <Field label="Email">
        <Input />
      </Field>,
    );
    const input = screen.getByLabelText('Email');
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    expect(input.hasAttribute('aria-describedby')).toBe(false);
  });
});

describe('a password', () => {
  it('is shown and hidden by the toggle and preserves its value', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(
      <Field label="Password">
        <PasswordInput />
      </Field>,
    );
    const input = screen.getByLabelText<HTMLInputElement>('Password');
    await user.type(input, 'correct horse');
    expect(input.type).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input.type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input.type).toBe('password');
    expect(input.value).toBe('correct horse');
  });

  it('is not submitted by its toggle', async () => {
    let sent = 0;
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    render(
      <form onSubmit={() => sent++}>
        <PasswordInput aria-label="Password" />
      </form>,
    );
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(sent).toBe(0);
  });
});
