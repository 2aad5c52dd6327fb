import { type ComponentType, lazy } from 'react';
import { useLocation } from 'react-router-dom';
import NotFoundPage from './not-found-page.tsx';

/** Loads the code of pages, by their address. Its last part may be an `:id`. */
export type Loads = Record<string, () => Promise<{ default: ComponentType }>>;

export const lazyPages = (loads: Loads): Record<string, ComponentType> =>
  Object.fromEntries(Object.entries(loads).map(([address, load]) => [address, lazy(load)]));

export function PageByAddress({ pages }: { pages: Record<string, ComponentType> }) {
  const Page = byAddress(pages, useLocation().pathname) ?? NotFoundPage;
  return <Page />;
}

export function byAddress<T>(pages: Record<string, T>, pathname: string): T | undefined {
  const address = pathname.replace(/\/+$/, '').toLowerCase();
  const withId = `${address.slice(0, address.lastIndexOf('/'))}/:id`;
  const known = [address, withId].find((one) => Object.hasOwn(pages, one));
  return known === undefined ? undefined : pages[known];
}
