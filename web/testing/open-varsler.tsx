import { adminPaths } from '#contract/admin/paths.ts';
import type { NyttVarsel, Varsel } from '#contract/admin/varsler.ts';
import { openAdmin } from './open-admin.tsx';
import { refused } from './render.tsx';

const PATH = adminPaths.varsler.path;
export const varsel = (more: Partial<Varsel> = {}): Varsel => ({
  ...{ id: 1, message: 'Søket er nede.', purpose: 'warning', til: 'journalister', versjon: 1 },
  ...{ start: '2026-01-05T08:00:00+01:00', slutt: '2099-12-24T12:00:00+01:00' },
  endret: { av: 'Torbjørn Lysvåg', tidspunkt: '2026-11-20T08:09:00+01:00' },
  ...more,
});

/** A fake service with these banners. `now` is what is stored, and can be changed behind the page's back. */
export function openVarsler(stored: readonly Varsel[], answers: Record<string, unknown> = {}) {
  const now = { stored };
  const list = () => ({ varsler: now.stored });
  /** As the service does it: the version that was read, or a refusal. */
  const change = (id: number, versjon: number | null, how: (one: Varsel) => Varsel[]) => {
    const one = now.stored.find((stored) => stored.id === id);
    if (!one) return refused(404, 'not_found');
    if (versjon !== null && one.versjon !== versjon) return refused(409, 'varsel_changed');
    now.stored = now.stored.flatMap((stored) => (stored === one ? how(one) : [stored]));
    return list();
  };
  const bodyOf = (init: RequestInit) =>
    JSON.parse(init.body as string) as NyttVarsel & { versjon: number };
  const ofOne = (id: number) => ({
    [adminPaths.varsel.href(String(id))]: (init: RequestInit) => {
      if (init.method === 'DELETE') return change(id, null, () => []);
      const { versjon, ...sent } = bodyOf(init);
      return change(id, versjon, (one) => [{ ...one, ...sent, versjon: versjon + 1 }]);
    },
    [adminPaths.stoppVarsel.href(String(id))]: (init: RequestInit) =>
      change(id, bodyOf(init).versjon, (one) => [
        { ...one, slutt: '2026-01-06T09:00:00+01:00', versjon: one.versjon + 1 },
      ]),
  });
  openAdmin('/admin/varsel', {
    [PATH]: (init: RequestInit) => {
      if (init.method !== 'POST') return list();
      const id = Math.max(0, ...now.stored.map((one) => one.id)) + 1;
      const { start, ...sent } = bodyOf(init);
      const began = start ?? '2026-01-05T09:00:00+01:00';
      now.stored = [...now.stored, varsel({ ...sent, start: began, id })];
      return list();
    },
    ...ofOne(1),
    ...ofOne(2),
    ...ofOne(3),
    ...answers,
  });
  return now;
}
