import type { Change } from './change.ts';
import { openBruker, openUnused } from './opened.ts';

const BRUKER = { refused: { status: 409, id: 'bruker_changed' } } as const;

/** What two administrators do with one user: suspension, deletion, and access that nobody uses. */
export const BRUKER_CHANGES: readonly Change[] = [
  {
    what: 'a suspension, and another one',
    open: async (bff) => {
      const { suspend, ...opened } = await openBruker(bff);
      return { ...opened, first: suspend('2026-04-01'), second: suspend('2026-05-01') };
    },
    ...BRUKER,
    replacesWithoutVersion: true,
    naa: {
      tilstand: 'suspended',
      suspensjon: { til: '2026-04-01', begrunnelse: 'Til 2026-04-01.' },
    },
  },
  {
    what: 'a change of a suspension, and another one',
    open: async (bff) => {
      const { suspend, ...opened } = await openBruker(bff, true);
      return { ...opened, first: suspend('2026-04-01'), second: suspend('2026-05-01') };
    },
    ...BRUKER,
    replacesWithoutVersion: true,
    naa: { suspensjon: { til: '2026-04-01' } },
  },
  {
    what: 'a change of a suspension, and its end',
    open: async (bff) => {
      const { suspend, lift, ...opened } = await openBruker(bff, true);
      return { ...opened, first: suspend('2026-04-01'), second: lift };
    },
    ...BRUKER,
    replacesWithoutVersion: true,
    naa: { suspensjon: { til: '2026-04-01' } },
  },
  {
    what: 'the end of a suspension, and a change of it',
    open: async (bff) => {
      const { suspend, lift, ...opened } = await openBruker(bff, true);
      return { ...opened, first: lift, second: suspend('2026-05-01') };
    },
    ...BRUKER,
    replacesWithoutVersion: true,
    naa: { tilstand: 'valid', suspensjon: null },
  },
  {
    what: 'the end of a suspension, twice',
    open: async (bff) => {
      const { lift, ...opened } = await openBruker(bff, true);
      return { ...opened, first: lift, second: lift };
    },
    refused: { status: 409, id: 'not_suspended' },
    replacesWithoutVersion: false,
    naa: { tilstand: 'valid', suspensjon: null },
  },
  {
    what: 'a suspension, and the deletion of the user',
    open: async (bff) => {
      const { suspend, remove, ...opened } = await openBruker(bff);
      return { ...opened, first: suspend('2026-04-01'), second: remove };
    },
    ...BRUKER,
    atOnce: ['bruker_changed', 'deletion_ordered'],
    replacesWithoutVersion: true,
    naa: { suspensjon: { til: '2026-04-01' } },
  },
  {
    what: 'the deletion of a user, twice',
    open: async (bff) => {
      const { remove, ...opened } = await openBruker(bff);
      return { ...opened, first: remove, second: remove };
    },
    refused: { status: 409, id: 'deletion_ordered' },
    replacesWithoutVersion: false,
    naa: { slettes: { av: 'Astrid Domsland' } },
  },
  {
    what: 'the undoing of a deletion, twice',
    open: async (bff) => {
      const { remove, undo, ...opened } = await openBruker(bff);
      await remove(await bff.signedIn('admin'), undefined);
      const { versjon } = await openBruker(bff);
      return { ...opened, versjon, first: undo, second: undo };
    },
    refused: { status: 409, id: 'deletion_undone' },
    replacesWithoutVersion: false,
    naa: { slettes: null },
  },
  {
    what: 'keeping access that is not used, and keeping it for another reason',
    open: async (bff) => {
      const { keep, ...opened } = await openUnused(bff);
      return { ...opened, first: keep('Er i permisjon.'), second: keep('Er på kurs.') };
    },
    refused: { status: 409, id: 'not_unused' },
    replacesWithoutVersion: false,
    naa: { ubrukt: null, beholdt: { begrunnelse: 'Er i permisjon.' } },
  },
  {
    what: 'the end of keeping access, twice',
    open: async (bff) => {
      const { keep, ...opened } = await openUnused(bff, true);
      return { ...opened, first: keep(null), second: keep(null) };
    },
    refused: { status: 409, id: 'not_unused' },
    replacesWithoutVersion: false,
    naa: { beholdt: null },
  },
];
