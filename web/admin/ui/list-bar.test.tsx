import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '#web/testing/render.tsx';
import { SearchBox } from './list-bar.tsx';

/** An address that follows each search only when it is told to. */
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

test('what is typed on while the address is behind is not lost', async () => {
  show(<Slow />);
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Søk' });
  await userEvent.type(box, 'ør{Enter}jan{Enter}');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('ør|ørjan'));
  await userEvent.click(screen.getByRole('button', { name: 'første' }));
  expect(box.value).toBe('ørjan');
  await userEvent.click(screen.getByRole('button', { name: 'siste' }));
  expect(box.value).toBe('ørjan');
});

test('an address that changes by other means wins', async () => {
  show(<Slow />);
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Søk' });
  await userEvent.type(box, 'ør{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'tilbake' }));
  expect(box.value).toBe('tilbake');
});
