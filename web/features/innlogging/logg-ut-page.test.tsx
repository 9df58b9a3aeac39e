import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { berammingslisteKey } from '#web/api/keys.ts';
import { draftKey, keepDraft } from '#web/form/draft.ts';
import { rememberList } from '#web/sak/last-list.ts';
import { keepSearchesOf, rememberSearch } from '#web/api/recent-searches.ts';
import { rememberOpened } from '#web/sak/return-to-row.ts';
import { show } from '#web/testing/render.tsx';
import { Page } from './logg-ut-page.tsx';

test('the page sends a hidden POST form to the sign-out endpoint by itself, once', () => {
  const sent = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => {});
  const { container } = show(<Page />);
  const form = container.querySelector('form')!;
  expect(sent).toHaveBeenCalledOnce();
  expect(sent.mock.contexts[0]).toBe(form);
  expect(form.hidden).toBe(true);
  expect(form.method).toBe('post');
  expect(form.getAttribute('action')).toBe('/api/presse/auth/signout');
  vi.restoreAllMocks();
});

test('nothing that was typed stays in the browser, only that somebody has signed out', () => {
  vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => {});
  keepDraft(draftKey('soeknad', 'Nora Fjellvang'), { begrunnelse: 'Dekker krim.' });
  rememberSearch({ query: 'Gjemtdal', address: '?query=Gjemtdal' });
  show(<Page />);
  expect([Object.keys(localStorage), { ...sessionStorage }]).toEqual([[], { loggetUt: 'presse' }]);
  vi.restoreAllMocks();
});

test('lists that were read before are not there for a page that the browser keeps', () => {
  vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => {});
  const client = new QueryClient();
  client.setQueryData(berammingslisteKey, { hits: [{ parter: 'Påtalemyndigheten mot Gjemtdal' }] });
  render(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  );
  expect(client.getQueryCache().getAll()).toEqual([]);
  vi.restoreAllMocks();
});

test('what a list, a case or an administrator has left in the browser goes; what says nothing of anybody stays', () => {
  vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => {});
  keepSearchesOf('en person');
  rememberList({ liste: '/?query=Gjemtdal' });
  rememberOpened('26-071318MED-TOSL');
  sessionStorage.setItem('adminAapnetRad', '{"liste":"?sok=Gjemtdal"}');
  sessionStorage.setItem('koe/klare', '[]');
  localStorage.setItem('adminRaderPerSide', '50');
  localStorage.setItem('en nøkkel som kommer senere', 'Gjemtdal');
  show(<Page />);
  expect([{ ...localStorage }, { ...sessionStorage }]).toEqual([
    { adminRaderPerSide: '50' },
    { loggetUt: 'presse' },
  ]);
  vi.restoreAllMocks();
});
