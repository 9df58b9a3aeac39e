import { adminPaths } from '#contract/admin/paths.ts';
import type { BannerContent } from '#contract/banner.ts';
import { openAdmin } from './open-admin.tsx';
import { done, refused } from './render.tsx';

const { hentVarsel, leggTilVarsel, oppdaterVarsel, slettVarsel } = adminPaths;
export const BANNER: BannerContent = {
  message: 'Søket er nede.',
  purpose: 'warning',
  endDate: '2099-12-24',
};

/** A fake service with one banner. `now` is the stored banner, and can be changed behind the page's back. */
export function openBanner(stored: BannerContent | null, answers: Record<string, unknown> = {}) {
  const now = { stored, versjon: 1 };
  const save = (init: RequestInit) => {
    const { content, versjon } = JSON.parse(init.body as string) as {
      content: string;
      versjon?: number;
    };
    if (versjon !== undefined && versjon !== now.versjon) return refused(409, 'varsel_changed');
    now.stored = JSON.parse(content) as BannerContent;
    now.versjon += 1;
    return done();
  };
  openAdmin('/admin/varsel', {
    [hentVarsel.path]: () => ({
      content: now.stored && JSON.stringify(now.stored),
      vises: now.stored !== null,
      versjon: now.stored && now.versjon,
      endret: { av: 'Torbjørn Lysvåg', tidspunkt: '2026-11-20T08:09:00+01:00' },
    }),
    [leggTilVarsel.path]: save,
    [oppdaterVarsel.path]: save,
    [slettVarsel.path]: () => {
      now.stored = null;
      return done();
    },
    ...answers,
  });
  return now;
}
