import { Sparkles } from 'lucide-react';
import type { EndringVist } from '#contract/endringer.ts';
import { formatInterval } from '#web/format.ts';
import type { EndringerProps } from '#web/sak/sak-columns.tsx';
import { Tag } from '#web/ui/tag.tsx';
import styles from './endringer.module.css';

/** Days that are struck out in a cell, at most. */
const MOST_DAYS = 2;

type Of<Slag> = Extract<EndringVist, { slag: Slag }>;

/** In the cell that it is about: what has changed since the case was last opened. */
export function Endringer({ endringer, kolonne }: EndringerProps) {
  const of = <Slag extends EndringVist['slag']>(slag: Slag) =>
    endringer.filter((one): one is Of<Slag> => one.slag === slag);
  switch (kolonne) {
    case 'rettsmoete':
      return (
        <>
          <Flyttet endringer={of('flyttet')} />
          <Avlyst endringer={of('avlyst')} />
          {of('lagtTil').length > 0 && <New>Nytt rettsmøte</New>}
          {of('sal').length > 0 && (
            <span className={styles.change}>
              <Tag purpose="warning">Ny sal</Tag>
            </span>
          )}
        </>
      );
    case 'domstol':
      return of('dommer').length > 0 && <New>Ny dommer</New>;
    default:
      return of(kolonne).length > 0 && <New>Ny</New>;
  }
}

function New({ children }: { readonly children: string }) {
  return (
    <span className={styles.change}>
      <Tag purpose="info" icon={Sparkles}>
        {children}
      </Tag>
    </span>
  );
}

function Flyttet({ endringer }: { readonly endringer: readonly Of<'flyttet'>[] }) {
  if (endringer.length === 0) return null;
  return (
    <span className={styles.change}>
      <Tag purpose="warning">Flyttet</Tag>
      <Struck endringer={endringer} />
    </span>
  );
}

function Avlyst({ endringer }: { readonly endringer: readonly Of<'avlyst'>[] }) {
  if (endringer.length === 0) return null;
  return (
    <span className={styles.change}>
      <Tag purpose="danger">Avlyst</Tag>
      <Struck endringer={endringer} />
    </span>
  );
}

/** When the hearings were to be. */
function Struck({ endringer }: { readonly endringer: readonly (Of<'flyttet'> | Of<'avlyst'>)[] }) {
  const rest = endringer.length - MOST_DAYS;
  return (
    <>
      {endringer.slice(0, MOST_DAYS).map(({ fra }) => {
        const { day, time } = formatInterval({ start: fra.start, end: fra.slutt });
        return (
          <del key={fra.start} className={styles.old}>
            {day} {time}
          </del>
        );
      })}
      {rest > 0 && <span className={styles.old}>{`og ${rest} til`}</span>}
    </>
  );
}
