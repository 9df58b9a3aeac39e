import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BellPlus, BellRing } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Saksdetaljer } from '#contract/sak.ts';
import { readSearchParams, writeSearchParams } from '#contract/search.ts';
import { type Foelg, foelgOf, type FoelgSlag } from '#domain/foelg.ts';
import { periodeAhead } from '#domain/lagrede-soek.ts';
import { FIRST_VARSLE, type Varsle } from '#domain/notices.ts';
import { ApiError, failureText, serverNow } from '#web/api/client.ts';
import { domstolerQuery } from '#web/api/domstoler.ts';
import { lagredeSoekQuery, useLagreSoek, useSlettLagretSoek } from '#web/api/lagrede-soek.ts';
import { noticeChoicesQuery } from '#web/api/notice-choices.ts';
import { Receipt } from '#web/notices/receipt.tsx';
import { Told } from '#web/notices/told.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useAction } from '#web/ui/use-action.ts';
import styles from './foelg.module.css';
import { t } from './foelg-texts.ts';

export interface FoelgProps {
  readonly sak: Pick<Saksdetaljer, 'domstolNavn' | 'parter'>;
  readonly slag: FoelgSlag;
  /** As the court has written it. */
  readonly text: string;
}

/** 'Følg': one press makes a saved search that tells. Nothing where it can't be followed. */
export function FoelgButton({ sak, slag, text }: FoelgProps) {
  const courts = useQuery(domstolerQuery());
  const mine = useQuery({ ...lagredeSoekQuery(), retry: false });
  // Without the courts another search would be made, and who follows it already would be asked again.
  if (courts.isPending || mine.isPending) return null;
  const domstol = courts.data?.find(({ navn }) => navn === sak.domstolNavn) ?? null;
  const foelg = foelgOf(slag, text, { domstol, parter: sak.parter });
  if (!foelg) return null;
  const wanted = meaningOf(String(new URLSearchParams(foelg.soek)));
  const isFollowed = mine.data?.some(({ soek }) => meaningOf(soek) === wanted) ?? false;
  return <Follow foelg={foelg} isFollowed={isFollowed} />;
}

/** What a search asks for, whatever its days and order. */
function meaningOf(soek: string): string {
  const search = readSearchParams(new URLSearchParams(soek));
  const any = { fraDato: 0, tilDato: 0, sortField: 0, sortAscending: 0 };
  // In one order, whether it has days or not.
  return JSON.stringify({ ...any, ...search, ...any });
}

interface FollowProps {
  readonly foelg: Foelg;
  readonly isFollowed: boolean;
}

function Follow({ foelg: { navn, soek }, isFollowed }: FollowProps) {
  const place = useFocusKept(isFollowed);
  const [made, setMade] = useState<Made | null>(null);
  const client = useQueryClient();
  const lagre = useLagreSoek();
  const slett = useSlettLagretSoek();
  const follow = useAction(async () => {
    const { soekSist } = await client.ensureQueryData(noticeChoicesQuery());
    // Who follows something asks to be told.
    const varsle = soekSist === null || soekSist === 'aldri' ? FIRST_VARSLE : soekSist;
    const address = new URLSearchParams({ ...soek, ...periodeAhead(serverNow()).range });
    const written = String(writeSearchParams(readSearchParams(address)));
    const id = await lagre({ id: null, navn, soek: written, foelgerDagen: true, varsle });
    setMade({ id, varsle });
  });
  const undo = useAction(async () => {
    await slett(made!.id);
    setMade(null);
  });
  const error = follow.error ?? undo.error;
  const close = () => {
    setMade(null);
    follow.forget();
    undo.forget();
  };
  return (
    <span ref={place} className={styles.foelg}>
      {isFollowed ? (
        <LinkButton to="/lagrede-sok" variant="tertiary" size="small" aria-label={t.followed(navn)}>
          <Icon icon={BellRing} size={1} />
          {t.isFollowed}
        </LinkButton>
      ) : (
        <Button
          variant="tertiary"
          size="small"
          aria-label={t.followOne(navn)}
          aria-busy={follow.isBusy}
          onPress={() => void follow.run()}
        >
          <Icon icon={BellPlus} size={1} />
          {t.follow}
        </Button>
      )}
      {error !== null ? (
        <Receipt purpose="danger" onClose={close}>
          {whyNot(error)}
        </Receipt>
      ) : (
        made && (
          <Receipt
            purpose="success"
            onClose={close}
            actions={
              <>
                <LinkButton to="/lagrede-sok" size="small">
                  {t.change}
                </LinkButton>
                <Button
                  variant="secondary"
                  size="small"
                  aria-busy={undo.isBusy}
                  onPress={() => void undo.run()}
                >
                  {t.undo}
                </Button>
              </>
            }
          >
            <strong>{t.followsNow(navn)}</strong> <Told varsle={made.varsle} />
          </Receipt>
        )
      )}
    </span>
  );
}

interface Made {
  readonly id: number;
  readonly varsle: Varsle;
}

function whyNot(error: unknown): string {
  const navn = error instanceof ApiError ? error.body.errors['navn']?.[0] : undefined;
  return navn ?? failureText(error);
}

/** The button goes when it has done its work, and comes back when that is undone: what takes its place has the focus then. */
function useFocusKept(isFollowed: boolean) {
  const place = useRef<HTMLSpanElement>(null);
  const before = useRef(isFollowed);
  useEffect(() => {
    if (before.current === isFollowed) return;
    before.current = isFollowed;
    const isLost = document.activeElement === document.body;
    if (isLost || place.current?.contains(document.activeElement))
      place.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [isFollowed]);
  return place;
}
