import { expect, test, vi } from 'vitest';
import { draftKey, keepDraft } from '#web/form/draft.ts';
import { rememberSearch } from '#web/sak/recent-searches.ts';
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
