import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '#web/testing/render.tsx';
import { SearchBox } from './list-bar.tsx';

/** An address that follows a search only when a button is pressed. */
function Slow() {
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const [value, setValue] = useState('');
  return (
    <>
      <SearchBox label="Søk" value={value} onChange={(to) => setWaiting([...waiting, to])} />
      <button onClick={() => setValue(waiting[0] ?? '')}>første</button>
      <button onClick={() => setValue(waiting.at(-1) ?? '')}>siste</button>
      <button onClick={() => setValue('tilbake')}>tilbake</button>
      <output>{waiting.join('|')}</output>
    </>
  );
}

test('text typed while the address lags behind is not lost', async () => {
  show(<Slow />);
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Søk' });
  await userEvent.type(box, 'ør{Enter}jan{Enter}');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('ør|ørjan'));
  await userEvent.click(screen.getByRole('button', { name: 'første' }));
  expect(box.value).toBe('ørjan');
  await userEvent.click(screen.getByRole('button', { name: 'siste' }));
  expect(box.value).toBe('ørjan');
});

test('an address that changes by other means replaces the text', async () => {
  show(<Slow />);
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Søk' });
  await userEvent.type(box, 'ør{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'tilbake' }));
  expect(box.value).toBe('tilbake');
});
