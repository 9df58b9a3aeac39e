import { BRUKER_CHANGES } from './bruker-changes.ts';
import type { Change } from './change.ts';
import {
  BANNER,
  done,
  hide,
  openDeadMail,
  openEpostmal,
  openFailed,
  openGrunn,
  openLift,
  openBanner,
  restrict,
  retry,
} from './opened.ts';
import { REDAKSJON_CHANGES } from './redaksjon-changes.ts';
import { SUSPENSJON_CHANGES } from './suspensjon-changes.ts';
import { SOEKNAD_CHANGES } from './soeknad-changes.ts';

const VARSEL = { refused: { status: 409, id: 'varsel_changed' } } as const;
const LIFTED = { status: 409, id: 'already_lifted' };
const RETRIED = { refused: { status: 409, id: 'already_retried' } } as const;

export const CHANGES: readonly Change[] = [
  ...SOEKNAD_CHANGES,
  ...REDAKSJON_CHANGES,
  ...SUSPENSJON_CHANGES,
  ...BRUKER_CHANGES,
  {
    what: 'a new banner, and another one',
    open: async (bff) => {
      const { save, stored } = await openBanner(bff, false);
      return { first: save('Nede i kveld.'), second: save('Tregt i dag.'), stored };
    },
    refused: { status: 409, id: 'varsel_exists' },
    replacesWithoutVersion: false,
    naa: { content: JSON.stringify({ ...BANNER, message: 'Nede i kveld.' }), vises: true },
  },
  {
    what: 'a change of the banner, and another one',
    open: async (bff) => {
      const { save, ...opened } = await openBanner(bff);
      return { ...opened, first: save('Nede i kveld.'), second: save('Tregt i dag.') };
    },
    ...VARSEL,
    replacesWithoutVersion: true,
    naa: { content: JSON.stringify({ ...BANNER, message: 'Nede i kveld.' }) },
  },
  {
    what: 'a change of the banner, and its deletion',
    open: async (bff) => {
      const { save, remove, ...opened } = await openBanner(bff);
      return { ...opened, first: save('Nede i kveld.'), second: remove };
    },
    ...VARSEL,
    atOnce: ['varsel_changed', 'not_found'],
    replacesWithoutVersion: true,
    naa: { content: JSON.stringify({ ...BANNER, message: 'Nede i kveld.' }) },
  },
  {
    what: 'a change of a reason for rejections, and another one',
    open: async (bff) => {
      const { save, ...opened } = await openGrunn(bff);
      return { ...opened, first: save('Ukjent redaksjon'), second: save('Ukjent avis') };
    },
    refused: { status: 409, id: 'avslagsgrunn_changed' },
    replacesWithoutVersion: true,
    naa: { navn: 'Ukjent redaksjon', versjon: 2 },
  },
  {
    what: 'a new text of an e-mail, and another one',
    open: (bff) => {
      const { save, ...opened } = openEpostmal(bff);
      return Promise.resolve({ ...opened, first: save('Mottatt'), second: save('Takk') });
    },
    refused: { status: 409, id: 'epostmal_changed' },
    replacesWithoutVersion: true,
    naa: { versjon: 1, versjoner: [{ nr: 1, tekster: { emneNb: 'Mottatt' } }] },
  },
  {
    what: 'the hiding of a case, twice',
    open: async ({ db }) => ({
      ...{ first: hide('sak', 'Feil sak.'), second: hide('sak', 'Retten ba om det.') },
      stored: done(db, 'tilbaketrekking'),
    }),
    refused: { status: 409, id: 'already_hidden' },
    replacesWithoutVersion: false,
    naa: { tilstand: 'skjult', tilbaketrekking: { forklaring: 'Feil sak.' } },
  },
  {
    what: 'the end of a hiding, twice',
    open: async (bff) => ({
      ...(await openLift(
        bff,
        hide('parter', 'Feil.')(await bff.signedIn('admin')),
        ...(['opphev/ID', 'tilbaketrekking'] as const),
      )),
      stored: done(bff.db, 'tilbaketrekking'),
    }),
    refused: LIFTED,
    replacesWithoutVersion: false,
    naa: { tilstand: 'synlig' },
  },
  {
    what: 'a restriction of a case, and another one of its kind',
    open: async ({ db }) => ({
      ...{ first: restrict('Ikke referer.'), second: restrict('Vent til dom.') },
      stored: async () => db('begrensning').select('tekst').orderBy('id'),
    }),
    refused: { status: 409, id: 'already_restricted' },
    replacesWithoutVersion: false,
    naa: { begrensninger: [{ tekst: 'Ikke referer.' }] },
  },
  {
    what: 'the end of a restriction, twice',
    open: async (bff) => ({
      ...(await openLift(
        bff,
        restrict('Ikke referer.')(await bff.signedIn('admin')),
        ...(['begrensning/ID/opphev', 'begrensning'] as const),
      )),
      stored: async () => bff.db('begrensning').select('opphevet_forklaring').orderBy('id'),
    }),
    refused: LIFTED,
    replacesWithoutVersion: false,
    naa: { begrensninger: [] },
  },
  {
    what: 'a new index, ordered twice',
    open: async ({ db }) => ({
      ...{ first: retry('oppbygging'), second: retry('oppbygging') },
      stored: () => db('indeks_oppdrag').count({ rader: '*' }).first(),
    }),
    refused: { status: 409, id: 'rebuild_active' },
    replacesWithoutVersion: false,
    naa: { status: 'venter', bedtOm: '2026-03-10T12:00:00+01:00' },
  },
  {
    what: 'another try at a case that could not be indexed, twice',
    open: async (bff) => ({
      ...(await openFailed(bff)),
      ...{ first: retry('doedbrev/VIST/proev-igjen'), second: retry('doedbrev/VIST/proev-igjen') },
    }),
    ...RETRIED,
    replacesWithoutVersion: false,
    naa: { venter: 1 },
  },
  {
    what: 'another try at every case that could not be indexed, twice',
    open: async (bff) => ({
      ...(await openFailed(bff)),
      ...{ first: retry('doedbrev/proev-igjen'), second: retry('doedbrev/proev-igjen') },
    }),
    ...RETRIED,
    replacesWithoutVersion: false,
    naa: { venter: 1 },
  },
  {
    what: 'another try at a message that could not be sent, twice',
    open: openDeadMail,
    ...RETRIED,
    replacesWithoutVersion: false,
    naa: { status: 'venter' },
  },
];
