import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '#web/api/client.ts';
import { scrollTo } from '#web/testing/render.tsx';
import { EMPTY, field, GOOD, openForm, send } from '#web/testing/om-meg-form.tsx';

const summary = () =>
  screen.queryByRole('heading', { name: 'Følgende feil må rettes opp før innsending:' });
const apiError = (status: number, id: string, errors: Record<string, string[]> = {}) =>
  new ApiError(status, { id, message: `Avvist: ${id}`, errors });
const failing = (error: unknown) => vi.fn(() => Promise.reject(error as Error));

describe('an error', () => {
  test('is shown at the field once it has been left, and describes it', async () => {
    const { user } = openForm({ initial: EMPTY });
    await user.click(field('E-post'));
    await user.keyboard('nora@');
    expect(screen.queryByText('Ugyldig e-post.')).toBeNull();
    await user.tab();
    const message = screen.getByText('Ugyldig e-post.');
    expect(field('E-post').getAttribute('aria-describedby')).toBe(message.id);
    expect(field('E-post').getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('Stilling er påkrevd')).toBeNull();
  });

  test('is shown after the mouse button is released, so that a pressed button does not move away', async () => {
    const { user } = openForm({ initial: EMPTY });
    await user.click(field('Stilling'));
    const freelance = screen.getByRole<HTMLInputElement>('checkbox', {
      name: 'Jobber som frilanser',
    });
    await user.pointer({ keys: '[MouseLeft>]', target: freelance });
    expect(screen.queryByText('Stilling er påkrevd')).toBeNull();
    await user.pointer({ keys: '[/MouseLeft]', target: freelance });
    await screen.findByText('Stilling er påkrevd');
    expect(freelance.checked).toBe(true);
  });

  test('disappears as soon as it is corrected, and comes back only when the field is left', async () => {
    const { user } = openForm({ initial: EMPTY });
    await user.type(field('Telefon'), '9224108');
    await user.tab();
    screen.getByText('Telefonnummeret må bestå av 8 siffer.');
    await user.type(field('Telefon'), '0');
    expect(screen.queryByText('Telefonnummeret må bestå av 8 siffer.')).toBeNull();
    await user.type(field('Telefon'), '1');
    expect(screen.queryByText('Telefonnummeret må bestå av 8 siffer.')).toBeNull();
    await user.tab();
    screen.getByText('Telefonnummeret må bestå av 8 siffer.');
  });

  test('is listed above the form on submit, and nothing is sent', async () => {
    const onSubmit = vi.fn(() => Promise.resolve());
    const { user } = openForm({ initial: { ...EMPTY, epost: 'x' }, onSubmit });
    await user.click(send());
    expect(onSubmit).not.toHaveBeenCalled();
    expect(summary()?.parentElement).toBe(document.activeElement);
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Stilling er påkrevd',
      'Redaksjon er påkrevd',
      'Ugyldig e-post.',
      'Telefon er påkrevd',
    ]);
  });

  test('is reached from the list by keyboard', async () => {
    const { user } = openForm({ initial: EMPTY });
    await user.click(send());
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(field('Redaksjon')).toBe(document.activeElement);
  });

  test('is not listed again before the next attempt', async () => {
    const { user } = openForm({ initial: { ...GOOD, stilling: '' } });
    await user.click(send());
    await user.type(field('Stilling'), 'J');
    expect(summary()).toBeNull();
    await user.clear(field('Redaksjon'));
    await user.tab();
    screen.getByText('Redaksjon er påkrevd');
    expect(summary()).toBeNull();
    await user.click(send());
    expect(summary()?.parentElement).toBe(document.activeElement);
  });
});

describe('sending', () => {
  test('sends the values as the schema returns them', async () => {
    const onSubmit = vi.fn(() => Promise.resolve());
    const { user } = openForm({ initial: { ...GOOD, telefon: '922 41 080' }, onSubmit });
    await user.type(field('Stilling'), '  ');
    await user.type(field('Redaksjon'), '{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(GOOD);
  });

  test('happens once at a time, however often the button is pressed', async () => {
    let finish = () => {};
    const onSubmit = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const { user } = openForm({ onSubmit });
    await user.dblClick(send());
    await user.type(field('Stilling'), '{Enter}');
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(send().getAttribute('aria-busy')).toBe('true');
    screen.getByText('Lagring pågår');
    finish();
    await waitFor(() => expect(send().getAttribute('aria-busy')).toBeNull());
    await user.click(send());
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  test('does not happen without a change, where the form requires one', async () => {
    const onSubmit = vi.fn(() => Promise.resolve());
    const { user } = openForm({ onSubmit, requireChange: true });
    await user.type(field('Telefon'), '{Backspace}{Backspace}{Backspace} 080 ');
    await user.click(send());
    const notice = screen.getByText(/^Ingen endringer registrert\. For å sende inn/);
    expect(document.activeElement?.contains(notice)).toBe(true);
    expect(onSubmit).not.toHaveBeenCalled();
    await user.type(field('Stilling'), ' i retten');
    await user.click(send());
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(screen.queryByText(/^Ingen endringer registrert/)).toBeNull();
  });
});

describe('a refusal of the server', () => {
  test('is shown at its field, also by the other name of the court and by a propertyId in other case', async () => {
    const refusal = apiError(400, 'validation', {
      Stilling: ['Stillingen er ikke gyldig.', 'Og en til.'],
      foretrukketDomstol: ['Velg en domstol fra listen.'],
    });
    const { user } = openForm({ onSubmit: failing(refusal) });
    await user.click(send());
    await screen.findByRole('link', { name: 'Stillingen er ikke gyldig.' });
    screen.getByRole('link', { name: 'Velg en domstol fra listen.' });
    expect(screen.queryByText('Og en til.')).toBeNull();
    await waitFor(() => expect(summary()?.parentElement).toBe(document.activeElement));
    const court = await screen.findByRole('button', { name: /Foretrukket domstol/ });
    expect(court.getAttribute('aria-describedby')).toContain('-error');
  });

  test('stays until its field is changed, and nothing is sent until then', async () => {
    const onSubmit = failing(apiError(400, 'validation', { epost: ['Adressen finnes ikke.'] }));
    const { user } = openForm({ onSubmit });
    await user.click(send());
    await screen.findByRole('link', { name: 'Adressen finnes ikke.' });
    await user.click(send());
    await user.type(field('Stilling'), '!');
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(screen.getAllByText('Adressen finnes ikke.')).toHaveLength(2);
    await user.type(field('E-post'), 'x');
    expect(screen.queryByText('Adressen finnes ikke.')).toBeNull();
    await user.click(send());
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  test.each([
    [apiError(400, 'validation', { kaffe: ['Kaffe er påkrevd'] }), 'Kaffe er påkrevd'],
    [apiError(500, 'unexpected'), 'En ukjent feil oppsto.'],
    [apiError(502, 'unknown'), 'En ukjent feil oppsto.'],
    [apiError(429, 'too_many_requests'), 'Avvist: too_many_requests'],
    [apiError(503, 'database_unavailable'), 'Avvist: database_unavailable'],
    [
      apiError(503, 'register_unavailable'),
      'Vi har for øyeblikket problemer med å hente persondata. Prøv igjen senere.',
    ],
    [new TypeError('Failed to fetch'), /Vi får ikke kontakt med tjenesten/],
  ])(
    'without a field is shown above the form (%s), and the form can be sent again',
    async (error, text) => {
      const onSubmit = failing(error);
      const { user } = openForm({ onSubmit });
      await user.type(field('Stilling'), ' i retten');
      await user.click(send());
      const message = await screen.findByText(text);
      await waitFor(() => expect(document.activeElement?.contains(message)).toBe(true));
      expect(scrollTo).toHaveBeenCalledWith(0, 0);
      expect(field('Stilling').value).toBe('Journalist i retten');
      await user.click(send());
      await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
    },
  );

  test('of the population register has a heading of its own', async () => {
    const { user } = openForm({ onSubmit: failing(apiError(503, 'register_unavailable')) });
    await user.click(send());
    await screen.findByRole('heading', {
      name: 'Kunne ikke hente informasjon fra Folkeregisteret.',
    });
  });
});
