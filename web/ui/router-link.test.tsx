import { fireEvent, render, screen } from '@testing-library/react';
import { cloneElement, Profiler, type ReactNode } from 'react';
import { BrowserRouter, useLocation } from 'react-router';
import { expect, it, vi } from 'vitest';
import { show } from '#web/testing/render.tsx';
import { Link } from './router-link.tsx';

function Place() {
  const at = useLocation();
  return <output>{`${at.pathname}${at.search} ${JSON.stringify(at.state)}`}</output>;
}

/** Presses a link, and says where the page is then, and whether the browser was left to follow the link itself. */
function press(link: ReactNode, how: object = {}) {
  show(
    <>
      {link}
      <Place />
    </>,
    '/her',
  );
  const isLeft = fireEvent.click(screen.getByRole('link'), { button: 0, ...how });
  return [screen.getByRole('status').textContent, isLeft];
}

it('leads to a page without loading anything, and takes its state along', () => {
  const target = { pathname: '/der', search: '?a=1' };
  expect(press(<Link to={target} state={{ liste: '/' }} children="Der" />)).toEqual([
    '/der?a=1 {"liste":"/"}',
    false,
  ]);
});

it.each([
  ['with a key held down, for a new tab', <Link to="/der" children="Der" />, { ctrlKey: true }],
  ['with another button', <Link to="/der" children="Der" />, { button: 1 }],
  ['to another window', <Link to="/der" target="_blank" children="Der" />, {}],
  ['to an address of the server', <Link to="/der" reloadDocument children="Der" />, {}],
])('leaves it to the browser %s', (_how, link, event) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const onGo = vi.fn();
  expect(press(cloneElement(link, { onGo }), event)).toEqual(['/her null', true]);
  expect(onGo).not.toHaveBeenCalled();
});

it('says when it leads there', () => {
  const onGo = vi.fn();
  press(<Link to="/der" onGo={onGo} children="Der" />);
  expect(onGo).toHaveBeenCalledOnce();
});

it('does not lead anywhere when the press has been used up', () => {
  const link = <Link to="/der" onClick={(event) => event.preventDefault()} children="Der" />;
  expect(press(link)).toEqual(['/her null', false]);
});

it('is not drawn again when the page has gone elsewhere', () => {
  const onRender = vi.fn();
  const link = (
    <Profiler id="lenke" onRender={onRender}>
      <Link to="/der" children="Der" />
    </Profiler>
  );
  expect(press(link)).toEqual(['/der null', false]);
  expect(onRender).toHaveBeenCalledOnce();
});

it('to the page that it stands on adds nothing to the history', () => {
  const replace = vi.spyOn(window.history, 'replaceState');
  const push = vi.spyOn(window.history, 'pushState');
  window.history.replaceState(null, '', '/her');
  render(
    <BrowserRouter>
      <Link to="/her" children="Her" />
      <Link to="/der" children="Der" />
    </BrowserRouter>,
  );
  replace.mockClear();
  fireEvent.click(screen.getByRole('link', { name: 'Her' }));
  expect([replace, push].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  fireEvent.click(screen.getByRole('link', { name: 'Der' }));
  expect([replace, push].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  window.history.replaceState(null, '', '/test');
});
