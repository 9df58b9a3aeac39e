import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { SoeknadKoeParams } from '#contract/admin/soeknader.ts';
import { readParams } from '#contract/values.ts';
import { SOEKNAD_VIS, type SoeknadVis } from '#domain/soeknad-stilling.ts';
import { soeknadKoeQuery } from '#web/admin/api/soeknader.ts';
import { soeknaderAddressSchema } from '#web/admin/soeknader-address.ts';
import { adminPages } from '#web/admin/pages.ts';
import type { KvitteringState } from '#web/admin/ui/kvittering.tsx';
import { type FromList, useListSearch } from '#web/admin/ui/row-link.tsx';
import { inStorage } from '#web/api/storage.ts';

/** History state of an application that was opened from another one in the same queue. */
interface InKoe extends FromList {
  /** The entry of the history in which the queue was opened: reloading it asks for nothing new. */
  readonly koe: string;
}

/** A queue as the session keeps it: its number does not change while it is gone through. */
interface KeptKoe {
  readonly opened: string;
  readonly ider: readonly string[];
  /** Those that are decided, by whomever. */
  readonly behandlet: readonly string[];
}

/** Where an application stands in the queue that one goes through. */
export interface Koe {
  readonly vis: SoeknadVis;
  /** 1 is the first. */
  readonly nr: number;
  readonly antall: number;
  /** Opens the one before or after; null at the ends. */
  readonly forrige: (() => void) | null;
  readonly neste: (() => void) | null;
  /** The one that comes when this one is decided; null at the end. */
  readonly nesteId: string | null;
  /** Notes that this one is decided, and opens the next one that is not. False when there is none after it. */
  readonly videre: (kvittering: string) => Promise<boolean>;
  /** Notes that this one is decided. */
  readonly noter: () => void;
  /** Notes that one is not decided any more. */
  readonly glem: (id: string) => void;
  /** How many are decided, after `noter`. */
  readonly behandlet: () => number;
}

/** The queue that the address names and `id` stands in; null when there is none, or until it has been asked for. */
export function useKoe(id: string): Koe | null {
  const vis = useVis();
  const liste = useListSearch();
  const navigate = useNavigate();
  const kept = useKept(vis, liste, id);
  const at = kept?.ider.indexOf(id) ?? -1;
  if (vis === null || kept === null || at < 0) return null;

  const goTo = async (to: string, kvittering?: string) => {
    const state: InKoe & Partial<KvitteringState> = {
      ...{ liste, koe: kept.opened },
      ...(kvittering !== undefined && { kvittering }),
    };
    await navigate({ pathname: adminPages.soeknad(to), search: `?koe=${vis}` }, { state });
  };
  const step = (to: string | undefined) => (to === undefined ? null : () => void goTo(to));
  const now = () => read(vis) ?? kept;
  const nextOf = () => {
    const done = new Set(now().behandlet);
    return kept.ider.slice(at + 1).find((one) => !done.has(one));
  };
  return {
    ...{ vis, nr: at + 1, antall: kept.ider.length },
    forrige: step(kept.ider[at - 1]),
    neste: step(kept.ider[at + 1]),
    nesteId: nextOf() ?? null,
    noter: () => write(vis, { ...now(), behandlet: [...new Set([...now().behandlet, id])] }),
    glem: (undone) =>
      write(vis, { ...now(), behandlet: now().behandlet.filter((one) => one !== undone) }),
    videre: async (kvittering) => {
      const next = nextOf();
      if (next === undefined) return false;
      await goTo(next, kvittering);
      return true;
    },
    behandlet: () => now().behandlet.length,
  };
}

/** What the session keeps of the queue; it is asked for when it was opened anew, or has not got `id`. */
function useKept(vis: SoeknadVis | null, liste: string, id: string): KeptKoe | null {
  const opened = useOpened();
  const kept = vis && read(vis);
  const isKept = kept !== null && isSame(kept, opened) && kept.ider.includes(id);
  const { data } = useQuery({
    ...soeknadKoeQuery(paramsOf(vis ?? 'klare', liste), opened ?? ''),
    enabled: vis !== null && !isKept,
  });
  const asked = data ? { opened: opened ?? '', ider: data.ider, behandlet: [] } : null;
  useEffect(() => {
    if (vis !== null && !isKept && asked) write(vis, asked);
  });
  return isKept ? kept : asked;
}

const isSame = (kept: KeptKoe, opened: string | null) => opened === null || kept.opened === opened;

function useVis(): SoeknadVis | null {
  const [search] = useSearchParams();
  return SOEKNAD_VIS.find((vis) => vis === search.get('koe')) ?? null;
}

/** The entry of the history in which the queue was opened; null when only the address says that there is one. */
function useOpened(): string | null {
  const { key, ...location } = useLocation();
  const state = (location.state ?? {}) as Partial<InKoe>;
  return state.koe ?? (state.liste === undefined ? null : key);
}

/** The list's search and order, read as the list reads them, and the part of it that the address names. */
function paramsOf(vis: SoeknadVis, liste: string): SoeknadKoeParams {
  return { ...readParams(soeknaderAddressSchema, new URLSearchParams(liste)), vis };
}

const keyOf = (vis: SoeknadVis) => `koe/${vis}`;

/** Storage may be barred or unreadable: then the queue is asked for again with each application. */
const read = (vis: SoeknadVis) =>
  inStorage(() => JSON.parse(sessionStorage.getItem(keyOf(vis)) ?? 'null') as KeptKoe | null);

const write = (vis: SoeknadVis, koe: KeptKoe) =>
  void inStorage(() => sessionStorage.setItem(keyOf(vis), JSON.stringify(koe)));
