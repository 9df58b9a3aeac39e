import { queryOptions } from '@tanstack/react-query';
import { adminPaths } from '#contract/admin/paths.ts';
import {
  type NyttVarsel,
  type Varsel,
  type Varsler,
  varslerSchema,
} from '#contract/admin/varsler.ts';
import type { PlannedBanner } from '#domain/banners.ts';
import { call, errorOf, jsonOf, read, serverNow } from '#web/api/client.ts';
import { untilNext } from '#web/ui/banners.tsx';

/** All banners, read again when one begins or ends. */
export const varslerQuery = () =>
  queryOptions({
    queryKey: ['admin', 'varsler'],
    queryFn: ({ signal }) => read(adminPaths.varsler.href(), varslerSchema, signal),
    refetchInterval: ({ state }) => untilNext({ vises: [], neste: nextOf(state.data) }),
  });

function nextOf(data: Varsler | undefined): string | null {
  const now = serverNow();
  const times = (data?.varsler ?? []).flatMap(({ start, slutt }) => [start, slutt]);
  const ahead = times.filter((time): time is string => time !== null && new Date(time) > now);
  return ahead.sort((one, other) => Date.parse(one) - Date.parse(other))[0] ?? null;
}

/** As the rules read it (domain/banners.ts). */
export function bannerOf<V extends Pick<Varsel, 'start' | 'slutt'>>(varsel: V) {
  const { start, slutt } = varsel;
  return {
    ...varsel,
    start: start === null ? null : new Date(start),
    slutt: slutt === null ? null : new Date(slutt),
  } satisfies Pick<PlannedBanner, 'start' | 'slutt'>;
}

/* Each answers with all banners as they are then. Of one: 409 when it is another version by now, 404 when it is gone. */

export const leggTilVarsel = (varsel: NyttVarsel) =>
  change('POST', adminPaths.varsler.href(), varsel);

export const endreVarsel = (id: number, varsel: NyttVarsel, versjon: number) =>
  change('PUT', adminPaths.varsel.href(String(id)), { ...varsel, versjon });

export const stoppVarsel = ({ id, versjon }: Varsel) =>
  change('POST', adminPaths.stoppVarsel.href(String(id)), { versjon });

export const slettVarsel = ({ id, versjon }: Varsel) =>
  change(
    'DELETE',
    `${adminPaths.varsel.href(String(id))}?${new URLSearchParams({ versjon: `${versjon}` })}`,
  );

async function change(
  method: 'POST' | 'PUT' | 'DELETE',
  url: string,
  body?: object,
): Promise<Varsler> {
  const response = await call(url, { method, ...jsonOf(body) });
  if (!response.ok) throw await errorOf(response);
  return varslerSchema.parse(await response.json());
}
