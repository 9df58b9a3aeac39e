import type { Change } from './change.ts';
import { askAgain, correctContact, openDecided, openKlage, openSoeknad } from './opened.ts';

const SOEKNAD = { refused: { status: 409, id: 'application_changed' } } as const;
const DECIDED = { refused: { status: 409, id: 'application_decided' } } as const;

/** What two administrators do with one application. */
export const SOEKNAD_CHANGES: readonly Change[] = [
  {
    what: 'a comment of an application, and another one',
    open: async (bff) => {
      const { act, versjon, stored } = await openSoeknad(bff);
      const comment = (kommentar: string) => act('kommenter', { kommentar });
      return { versjon, stored, first: comment('Ringt.'), second: comment('Skrevet.') };
    },
    ...SOEKNAD,
    replacesWithoutVersion: true,
    naa: { kommentar: 'Ringt.', status: 0, av: 'Astrid Domsland', behandlet: null },
  },
  {
    what: 'a comment of an application, and its approval',
    open: async (bff) => {
      const { act, versjon, stored } = await openSoeknad(bff);
      const first = act('kommenter', { kommentar: 'Ikke godkjenn.', settPaaVent: true });
      return { versjon, stored, first, second: act('godkjenn', {}) };
    },
    ...SOEKNAD,
    atOnce: ['application_changed', 'application_decided'],
    replacesWithoutVersion: true,
    naa: { kommentar: 'Ikke godkjenn.', status: 3 },
  },
  {
    what: 'a comment of an application, and its rejection',
    open: async (bff) => {
      const { act, versjon, stored } = await openSoeknad(bff);
      const second = act('avslaa', { avslagBegrunnelse: 'Ikke redaksjonelt arbeid.' });
      return { versjon, stored, first: act('kommenter', { kommentar: 'Ringt.' }), second };
    },
    ...SOEKNAD,
    atOnce: ['application_changed', 'application_decided'],
    replacesWithoutVersion: true,
    naa: { kommentar: 'Ringt.', status: 0 },
  },
  {
    what: 'the approval of an application, and its rejection',
    open: async (bff) => {
      const { act, versjon, stored } = await openSoeknad(bff);
      const reject = act('avslaa', { avslagBegrunnelse: 'Ikke redaksjonelt arbeid.' });
      return { versjon, stored, first: act('godkjenn', {}), second: reject };
    },
    ...DECIDED,
    replacesWithoutVersion: false,
    naa: { status: 1, av: 'Astrid Domsland', behandlet: '2026-03-10T12:00:00+01:00' },
  },
  {
    what: 'another question to the employer with a comment, twice',
    open: async (bff) => {
      const { id, versjon, stored } = await openSoeknad(bff);
      const again = (kommentar: string) => askAgain(id, kommentar);
      return { versjon, stored, first: again('Ringt.'), second: again('Skrevet.') };
    },
    ...SOEKNAD,
    replacesWithoutVersion: false,
    naa: { kommentar: 'Ringt.', status: 3 },
    logged: ['soeknad_kommentert', 'arbeidsgiver_spurt_igjen'],
  },
  {
    what: 'another contact person, twice',
    open: async (bff) => {
      const { id, versjon, stored } = await openSoeknad(bff);
      const correct = (navn: string) => correctContact(id, navn);
      return { versjon, stored, first: correct('Anne Berg'), second: correct('Bo Dahl') };
    },
    ...SOEKNAD,
    replacesWithoutVersion: true,
    naa: { status: 0 },
  },
  {
    what: 'undoing a decision, twice',
    open: async (bff) => {
      const { stored, undo } = await openDecided(bff);
      return { stored, first: undo, second: undo };
    },
    ...SOEKNAD,
    replacesWithoutVersion: false,
    naa: { status: 0 },
  },
  {
    what: 'undoing a decision, and taking its application up again',
    open: async (bff) => {
      const { stored, undo, reopen } = await openDecided(bff);
      return { stored, first: undo, second: reopen };
    },
    ...SOEKNAD,
    replacesWithoutVersion: false,
    naa: { status: 0 },
  },
  {
    what: 'sending a complaint on, and sending it on otherwise',
    open: async (bff) => {
      const { stored, answer } = await openKlage(bff);
      return { stored, first: answer('Samme syn.'), second: answer('Annet syn.') };
    },
    refused: { status: 409, id: 'klage_changed' },
    replacesWithoutVersion: false,
    naa: { utfall: 'oversendt', ord: 'Samme syn.', av: 'Astrid Domsland' },
  },
];
