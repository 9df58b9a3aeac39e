import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId, useRef, useState } from 'react';
import type { NotatIListe } from '#contract/notat.ts';
import { allMerker, searchNotater } from '#domain/notat.ts';
import { notaterQuery } from '#web/api/notater.ts';
import { PageFrame } from '#web/layout/page.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Awaited } from '#web/ui/failed.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { LiveRegion } from '#web/ui/visually-hidden.tsx';
import { NotatItem } from './notat-item.tsx';
import styles from './notater-page.module.css';
import { SlettDialog } from './slett-dialog.tsx';
import { t } from './texts.ts';

/** /notater: the reader's own notes, the last changed first. */
export function Page() {
  const { data, error, refetch } = useQuery(notaterQuery());
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <PageFrame title={t.heading}>
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {t.heading}
        </h1>
        {data && data.length > 0 && <p className={styles.count}>{t.count(data.length)}</p>}
      </div>
      <p className={styles.private}>{t.private}</p>
      {data ? (
        <List notater={data} onDeleted={() => heading.current?.focus()} />
      ) : (
        <Awaited failed={t.loadFailed} error={error} onRetry={refetch}>
          <Spinner label={t.loading} />
        </Awaited>
      )}
    </PageFrame>
  );
}

interface ListProps {
  readonly notater: readonly NotatIListe[];
  readonly onDeleted: () => void;
}

/** What is searched for stays here: it is in no address and no call, because it can be as private as the notes. */
function List({ notater, onDeleted }: ListProps) {
  const [words, setWords] = useState('');
  const [merke, setMerke] = useState<string | null>(null);
  const [asked, setAsked] = useState<NotatIListe | null>(null);
  const search = useDeferredValue(words);
  if (notater.length === 0) return <None />;
  const merker = allMerker(notater);
  const chosen = merke !== null && merker.includes(merke) ? merke : null;
  const found = searchNotater(notater, { words: search, merke: chosen });
  const isNarrowed = search.trim() !== '' || chosen !== null;
  return (
    <>
      <search className={styles.search}>
        <TextField
          label={t.search}
          type="search"
          autoComplete="off"
          value={words}
          onChange={setWords}
        />
        {merker.length > 0 && <Merker merker={merker} chosen={chosen} onChoose={setMerke} />}
      </search>
      <LiveRegion>{isNarrowed && t.found(found.length)}</LiveRegion>
      {found.length === 0 ? (
        <div className={styles.none}>
          <p>{t.noneFound}</p>
          <Button
            variant="secondary"
            onPress={() => {
              setWords('');
              setMerke(null);
            }}
          >
            {t.showAll}
          </Button>
        </div>
      ) : (
        <ul className={styles.list}>
          {found.map((notat) => (
            <NotatItem
              key={notat.sakId}
              notat={notat}
              words={search}
              onDelete={() => setAsked(notat)}
            />
          ))}
        </ul>
      )}
      {asked && <SlettDialog notat={asked} onClose={() => setAsked(null)} onDeleted={onDeleted} />}
    </>
  );
}

interface MerkerProps {
  readonly merker: readonly string[];
  readonly chosen: string | null;
  readonly onChoose: (merke: string | null) => void;
}

function Merker({ merker, chosen, onChoose }: MerkerProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={styles.legend}>
        {t.labels}
      </p>
      <div className={styles.merker}>
        {merker.map((merke) => (
          <button
            key={merke}
            type="button"
            className={styles.choice}
            aria-pressed={merke === chosen}
            onClick={() => onChoose(merke === chosen ? null : merke)}
          >
            {merke}
          </button>
        ))}
      </div>
    </div>
  );
}

function None() {
  return (
    <div className={styles.none}>
      <p>{t.none}</p>
      <LinkButton to="/">{t.goToSearch}</LinkButton>
    </div>
  );
}
