import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { EndringVist } from '#contract/endringer.ts';
import { shownDetails } from '#tests/support/shown/cases.ts';
import { show } from '#web/testing/render.tsx';
import { Endringer } from './endringer.tsx';

const tidspunkt = '2026-11-12T08:00:00+01:00';
const NOON = '2026-11-20T12:00:00+01:00';
const tid = (day: number, sal: string | null, rettsalAdresse: string | null = null) => ({
  ...{ start: `2026-11-${day}T09:00:00+01:00`, slutt: `2026-11-${day}T15:30:00+01:00` },
  ...{ sal, rettsalAdresse },
});
const lines = () => within(screen.getByRole('list')).getAllByRole('listitem');
const open = (endringer: EndringVist[], harEldreEndringer = false) =>
  show(
    <Endringer sak={shownDetails({ endringer, harEldreEndringer })} now={new Date(NOON)} />,
    '/',
  );

test.each<[EndringVist, string]>([
  [
    { slag: 'flyttet', tidspunkt, fra: tid(20, 'Sal 250'), til: tid(23, 'Sal 618') },
    'flyttet fra fredag 20.11.2026 kl. 09:00–15:30, Sal 250 til mandag 23.11.2026 kl. 09:00–15:30, Sal 618',
  ],
  [
    { slag: 'lagtTil', tidspunkt, til: tid(20, null) },
    'nytt rettsmøte fredag 20.11.2026 kl. 09:00–15:30',
  ],
  [
    { slag: 'avlyst', tidspunkt, fra: tid(20, null) },
    'rettsmøtet fredag 20.11.2026 kl. 09:00–15:30 er avlyst',
  ],
  [
    { slag: 'sal', tidspunkt, fra: tid(20, '1'), til: tid(20, '2') },
    'rettsmøtet fredag 20.11.2026 kl. 09:00–15:30: fra 1 til 2',
  ],
  [
    { slag: 'sal', tidspunkt, fra: tid(20, '1', 'Torget 1'), til: tid(20, '1', 'Torget 2') },
    'rettsmøtet fredag 20.11.2026 kl. 09:00–15:30: fra 1, Torget 1 til 1, Torget 2',
  ],
  [
    { slag: 'sal', tidspunkt, fra: tid(20, '1'), til: tid(20, null) },
    'rettsmøtet fredag 20.11.2026 kl. 09:00–15:30: fra 1 sal er ikke lenger oppgitt',
  ],
  [{ slag: 'dommer', tidspunkt, fra: null, til: 'Jorunn Ulvlia' }, 'dommer: Jorunn Ulvlia'],
  [
    { slag: 'dommer', tidspunkt, fra: 'Gro Øverli', til: 'Jorunn Ulvlia' },
    'dommer: fra Gro Øverli til Jorunn Ulvlia',
  ],
  [{ slag: 'tema', tidspunkt }, 'hva saken gjelder'],
  [
    { slag: 'begrensning', tidspunkt, type: 'referatforbud', start: null },
    'ny begrensning: referatforbud',
  ],
  [
    { slag: 'begrensningOpphevet', tidspunkt, type: 'lukkedeDoerer', start: tid(20, null).start },
    'begrensning opphevet: lukkede dører i rettsmøtet fredag 20.11.2026',
  ],
  [{ slag: 'tiltale', tidspunkt, tittel: 'Tilleggstiltale' }, 'ny tiltale: Tilleggstiltale'],
  [{ slag: 'avgjorelse', tidspunkt, tittel: 'Dom' }, 'ny avgjørelse: Dom'],
])('%o is told in words', (endring, words) => {
  open([endring]);
  const text = lines()[0]!.textContent.replaceAll('\u00a0', ' ');
  expect(text.toLocaleLowerCase('nb')).toBe(
    `endret 12. november 2026: ${words}`.toLocaleLowerCase('nb'),
  );
});

test('what was is struck out, what is is not, and the list ends with when the case came', () => {
  open([{ slag: 'flyttet', tidspunkt, fra: tid(20, 'Sal 250'), til: tid(23, 'Sal 618') }], true);
  expect(screen.getByText(/Sal 250/).tagName).toBe('DEL');
  expect(screen.getByText(/Sal 618/).tagName).toBe('INS');
  const texts = lines().map((line) => line.textContent);
  expect(texts.slice(1)).toEqual(['Eldre endringer vises ikke', 'Registrert 12. oktober 2026']);
});

test('a case that has not changed says so', () => {
  open([]);
  screen.getByText('Ingen endringer er registrert');
  expect(screen.queryByRole('list')).toBeNull();
});

test('a change of today says when', () => {
  open([{ slag: 'tema', tidspunkt: '2026-11-20T07:42:00+01:00' }]);
  expect(lines()[0]!.textContent).toBe('Endret i dag kl.\u00a007:42: hva saken gjelder');
});

test('a case of which only older changes are known does not say that it has not changed', () => {
  open([], true);
  screen.getByText('Eldre endringer vises ikke');
  expect(screen.queryByText('Ingen endringer er registrert')).toBeNull();
});
