import type { ReactElement, ReactNode } from 'react';
import { createRoutesFromChildren, type RouteObject } from 'react-router';
import { expect, it } from 'vitest';
import { PAGE_PATHS } from '#contract/page-paths.ts';
import { Page as AdminApp } from '#web/admin/admin-app.tsx';
import { AppRoutes } from './router.tsx';

/** The addresses of a table of routes, without those for what is not found. */
function pathsIn(app: () => ReactElement, base: string): string[] {
  const { children } = app().props as { readonly children: ReactNode };
  return addresses(createRoutesFromChildren(children), base);
}

function addresses(routes: readonly RouteObject[], base: string): string[] {
  return routes.flatMap((route) => {
    if (route.children) return addresses(route.children, base);
    if (route.path === '*') return [];
    const path = route.path?.replace(/^\//, '') ?? '';
    return [path === '' && base !== '' ? base : `${base}/${path}`];
  });
}

it('the server knows every page of the router, and no other', () => {
  const press = pathsIn(AppRoutes, '').filter((path) => path !== '/admin/*');
  const pages = [...press, ...pathsIn(AdminApp, '/admin')];
  expect(pages.length).toBeGreaterThan(20);
  expect([...PAGE_PATHS].sort()).toEqual(pages.sort());
});
