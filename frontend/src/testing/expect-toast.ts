import { expect } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { currentToast } from '../shared/ui/toast.ts';

export const expectToast = (title: string, description?: string) =>
  waitFor(() =>
    expect(currentToast()).toMatchObject({ title, open: true, ...(description && { description }) }),
  );
