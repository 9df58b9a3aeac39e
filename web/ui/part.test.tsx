import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { beforeReload } from '#web/api/contact.ts';
import { answerCalls, show } from '#web/testing/render.tsx';
import { loadPart, part } from './part.tsx';

const GONE = 'Denne delen av siden kunne ikke lastes.';
const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const Loaded = () => <p>Lastet</p>;

let reload = vi.fn();

/** The page as a version of it has been loaded, by the name of its first script. */
function openVersion(name: string): void {
  document.querySelectorAll('script').forEach((script) => script.remove());
  const script = document.createElement('script');
  script.type = 'module';
  script.setAttribute('src', `/assets/${name}.js`);
  document.head.append(script);
}

beforeEach(() => {
  reload = vi.fn();
  vi.stubGlobal('location', { href: 'http://localhost/', reload });
  answerCalls({});
  openVersion('index-a');
});

describe('a script', () => {
  it('is loaded again after the network was away for a moment', async () => {
    const load = vi.fn(missing).mockRejectedValueOnce(new TypeError('Failed'));
    load.mockResolvedValueOnce('lastet' as never);
    expect(await loadPart(load)).toBe('lastet');
    expect(reload).not.toHaveBeenCalled();
  });

  it('waits as long as the service is out of reach', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
    const load = vi.fn(missing).mockRejectedValueOnce(new TypeError('Failed'));
    load.mockResolvedValue('lastet' as never);
    const loading = loadPart(load);
    await waitFor(() => expect(fetch).toHaveBeenCalled());
    expect([load.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
    window.dispatchEvent(new Event('online'));
    const { onlineManager } = await import('@tanstack/react-query');
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    expect(await loading).toBe('lastet');
  });

  it('that is gone loads the page anew, once for each version of it', async () => {
    void loadPart(missing);
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    await expect(loadPart(missing)).rejects.toThrow(GONE);
    expect(reload).toHaveBeenCalledOnce();
    openVersion('index-b');
    void loadPart(missing);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(2));
    await expect(loadPart(missing)).rejects.toThrow(GONE);
  });

  it('that is gone lets what is typed be kept before the page is loaded anew', async () => {
    const keep = vi.fn(() => expect(reload).not.toHaveBeenCalled());
    beforeReload.add(keep);
    void loadPart(missing);
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    beforeReload.delete(keep);
    expect(keep).toHaveBeenCalledOnce();
  });

  it('whose style sheet is gone is not shown without it', async () => {
    const load = vi.fn().mockRejectedValueOnce(new Error('Unable to preload CSS for /x.css'));
    void loadPart(load);
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(load).toHaveBeenCalledOnce();
  });

  it('without storage, that could count, leads to no reload', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('barred');
    });
    await expect(loadPart(missing)).rejects.toThrow(GONE);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a part', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    // It has been loaded anew already.
    sessionStorage.setItem('lastetFra', 'http://localhost:3000/assets/index-a.js');
  });

  it('that can not be loaded says so in its place; the rest stands', async () => {
    const Part = part(missing as () => Promise<typeof Loaded>);
    show(
      <>
        <h1>Søk</h1>
        <Part />
      </>,
    );
    expect((await screen.findByRole('alert')).textContent).toContain(GONE);
    screen.getByRole('heading', { name: 'Søk' });
    screen.getByRole('button', { name: 'Prøv igjen' }).click();
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  it('may have something else in its place', async () => {
    const Part = part(missing as () => Promise<typeof Loaded>, { failed: <p>Ingen forslag</p> });
    show(<Part />);
    await screen.findByText('Ingen forslag');
  });

  it('that the page does without is not worth a new page', async () => {
    sessionStorage.clear();
    const Part = part(missing as () => Promise<typeof Loaded>, {
      failed: null,
      waiting: () => 'venter',
    });
    show(<Part />);
    screen.getByText('venter');
    await waitFor(() => expect(screen.queryByText('venter')).toBeNull());
    expect(fetch).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([{}, { isEager: true }])(
    'that could not be loaded is tried again when it is next shown: %j',
    async (options) => {
      const load = vi.fn<() => Promise<typeof Loaded>>(missing);
      const Part = part(load, { ...options, failed: <p>Ingen forslag</p> });
      const shown = (isOpen: boolean) => isOpen && <Part />;
      const { rerender } = render(shown(true));
      await screen.findByText('Ingen forslag');
      const before = load.mock.calls.length;
      rerender(shown(true));
      expect(load).toHaveBeenCalledTimes(before);
      load.mockResolvedValue(Loaded);
      rerender(shown(false));
      rerender(shown(true));
      await screen.findByText('Lastet');
      expect(load).toHaveBeenCalledTimes(before + 1);
    },
  );

  it.each([true, false])(
    'is shown when it is loaded; until then the page stands without it: eager %j',
    async (isEager) => {
      const Part = part(() => Promise.resolve(Loaded), { isEager });
      show(
        <>
          <h1>Søk</h1>
          <Part />
        </>,
      );
      screen.getByRole('heading', { name: 'Søk' });
      expect(screen.queryByText('Lastet')).toBeNull();
      await screen.findByText('Lastet');
    },
  );
});

it('every script that is loaded later is loaded by one of the two', () => {
  const root = join(import.meta.dirname, '..');
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.test)\.tsx?$/.test(file) && file !== join('ui', 'part.tsx'),
  );
  const bare = sources.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8').replaceAll(/\s+/g, ' ');
    // `page` of the routes calls loadPart.
    const guarded = /(part|page|loadPart|lazyPart)\( ?(async )?\(\) => ?\(*(await )?import\(/g;
    return /\bimport\(/.test(text.replaceAll(guarded, '').replaceAll('typeof import(', ''))
      ? [file]
      : [];
  });
  // On the server nothing has to be loaded again.
  expect(bare).toEqual(['render.tsx']);
});
