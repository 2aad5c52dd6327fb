import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { createQueryClient } from '../lib/query-client.ts';

/** Renders a screen at an address, with an empty query client unless one is given. */
export const renderScreen = (page: ReactNode, address = '/', client = createQueryClient()) =>
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        {page}
        <Place />
      </MemoryRouter>
    </QueryClientProvider>,
  );

/** The path and query of the rendered screen. */
export const place = (): string => screen.getByTestId('place').textContent;

function Place() {
  const { pathname, search } = useLocation();
  return <p data-testid="place">{`${pathname}${search}`}</p>;
}
