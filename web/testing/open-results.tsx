import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { vi } from 'vitest';
import { pressePaths } from '#contract/paths.ts';
import { readSearchParams } from '#contract/search.ts';
import type { Fasetter } from '#contract/treff.ts';
import { Results } from '#web/features/search/results.tsx';
import { answerCalls, NOTHING_CHOSEN, show } from './render.tsx';

const values = (...names: readonly string[]) =>
  names.map((navn) => ({ verdi: navn, navn, antall: 3 }));
/** The counts of an answer in which there is one facet to choose from. */
export const FASETTER: Fasetter = {
  domstol: [],
  sakstype: values('Meddomsrettssak', 'Tvistesak'),
  rettsmoetetype: [],
  kode: [],
  begrensning: [],
};

export const SEARCH = 'domstolid=TOSL&fraDato=2026-11-23&tilDato=2026-11-29';

const NOT_SENT = { current: false };
const ignore = () => undefined;

/** The results of a page that goes where they lead; `search` is what the form would send. */
export let search: (query: string) => void;
export let asked: string;

function Shown({ address }: { readonly address: string }) {
  const [params, setParams] = useState(readSearchParams(new URLSearchParams(address)));
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    search = (query) => {
      if (query === params.query) setAttempt(attempt + 1);
      setParams({ ...params, query, page: 1 });
    };
    asked = JSON.stringify({ page: params.page, nye: params.nye });
  });
  return (
    <Results
      params={params}
      courts={[{ id: 'TOSL', navn: 'Oslo tingrett' }]}
      attempt={attempt}
      sentRef={NOT_SENT}
      isChanged={params.query === 'changed'}
      onChange={(change) => setParams({ ...params, ...change })}
      onReset={() => undefined}
      onDays={ignore}
    >
      <p>Favoritter</p>
    </Results>
  );
}

/** Whether somebody is at the results, or has opened a case. */
export let visit: (isHere: boolean) => void;
function Visited(props: { readonly address: string }) {
  const [isHere, setIsHere] = useState(true);
  useEffect(() => {
    visit = setIsHere;
  }, []);
  return isHere && <Shown {...props} />;
}

/** Opens the results of a search, with what the server answers. */
export function openResults(list: (query: URLSearchParams) => unknown, address = SEARCH) {
  answerCalls({});
  const unlisted = fetch;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    if (pathname !== pressePaths.berammingsliste.path) return unlisted(url, init);
    const given = await list(searchParams);
    return given instanceof Response ? given : Response.json(given);
  });
  show(<Visited address={address} />, '/', NOTHING_CHOSEN);
  return userEvent.setup();
}
