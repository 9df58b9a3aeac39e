import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { show } from '#web/testing/render.tsx';
import { Dialog } from './dialog.tsx';
import { TextArea } from './text-area.tsx';

const beside = () => screen.getByRole('dialog').parentElement!.parentElement!;

test('a press beside a dialog that is only read closes it', async () => {
  const onClose = vi.fn();
  const user = userEvent.setup();
  show(
    <Dialog title="Parter" onClose={onClose}>
      <p>Alle parter</p>
    </Dialog>,
  );
  await user.click(beside());
  expect(onClose).toHaveBeenCalledOnce();
});

test('a press beside a dialog that is written in leaves it open; Escape closes it', async () => {
  const onClose = vi.fn();
  const user = userEvent.setup();
  show(
    <Dialog title="Skjul" onClose={onClose}>
      <TextArea id="forklaring" label="Forklaring" value="Lang" onChange={() => undefined} />
    </Dialog>,
  );
  await user.click(beside());
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('textbox'));
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});
