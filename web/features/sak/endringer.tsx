import type { EndringVist, TidVist } from '#contract/endringer.ts';
import type { Saksdetaljer } from '#contract/sak.ts';
import { BEGRENSNING_NAVN } from '#domain/tilbaketrekking.ts';
import { formatDayInWords, formatInterval, formatLongDay } from '#web/format.ts';
import styles from './endringer.module.css';
import page from './sak-page.module.css';

/** Card 'Endringer': what the court has changed of the case, the newest first, down to when it came. */
export function Endringer({ sak }: { readonly sak: Saksdetaljer }) {
  const { endringer, harEldreEndringer, foerstSett } = sak;
  return (
    <section className={`${page.card} ${page.endringer}`} aria-labelledby="endringer">
      <h2 id="endringer">Endringer</h2>
      {endringer.length === 0 && <p className={page.none}>Ingen endringer er registrert</p>}
      {(endringer.length > 0 || harEldreEndringer) && (
        <ol className={styles.list}>
          {endringer.map((endring, place) => (
            // Two of one moment may say the same; the list only changes as a whole.
            <li key={place}>
              <strong>{`Endret ${formatDayInWords(endring.tidspunkt)}:`}</strong>{' '}
              <What endring={endring} />
            </li>
          ))}
          {harEldreEndringer && <li className={page.none}>Eldre endringer vises ikke</li>}
          <li>
            <strong>{`Registrert ${formatDayInWords(foerstSett)}`}</strong>
          </li>
        </ol>
      )}
    </section>
  );
}

function What({ endring }: { readonly endring: EndringVist }) {
  switch (endring.slag) {
    case 'flyttet':
      return (
        <>
          flyttet fra <del>{withRoom(endring.fra)}</del> til <ins>{withRoom(endring.til)}</ins>
        </>
      );
    case 'lagtTil':
      return (
        <>
          nytt rettsmøte <ins>{withRoom(endring.til)}</ins>
        </>
      );
    case 'avlyst':
      return (
        <>
          rettsmøtet <del>{withRoom(endring.fra)}</del> er avlyst
        </>
      );
    case 'sal':
      return <Sal {...endring} />;
    case 'dommer':
      return <Dommer {...endring} />;
    case 'tema':
      return 'hva saken gjelder';
    case 'begrensning':
      return `ny begrensning: ${restriction(endring)}`;
    case 'begrensningOpphevet':
      return `begrensning opphevet: ${restriction(endring)}`;
    case 'tiltale':
      return `ny tiltale: ${endring.tittel}`;
    case 'avgjorelse':
      return `ny avgjørelse: ${endring.tittel}`;
  }
}

type Of<Slag> = Extract<EndringVist, { slag: Slag }>;

function Sal({ fra, til }: Of<'sal'>) {
  return (
    <>
      {`rettsmøtet ${whenOf(til)}: `}
      <FromTo fra={roomOf(fra, til)} til={roomOf(til, fra)} none="sal er ikke lenger oppgitt" />
    </>
  );
}

/** The room, with the address where the other has another one. */
function roomOf({ sal, rettsalAdresse }: TidVist, other: TidVist): string | null {
  const address = rettsalAdresse === other.rettsalAdresse ? null : rettsalAdresse;
  return [sal, address].filter(Boolean).join(', ') || null;
}

function Dommer({ fra, til }: Of<'dommer'>) {
  return (
    <>
      {'dommer: '}
      <FromTo fra={fra} til={til} none="ikke lenger oppgitt" />
    </>
  );
}

interface FromToProps {
  readonly fra: string | null;
  readonly til: string | null;
  readonly none: string;
}

function FromTo({ fra, til, none }: FromToProps) {
  return (
    <>
      {fra !== null && (
        <>
          fra <del>{fra}</del>{' '}
        </>
      )}
      {til === null ? (
        none
      ) : (
        <>
          {fra !== null && 'til '}
          <ins>{til}</ins>
        </>
      )}
    </>
  );
}

function restriction({ type, start }: Of<'begrensning' | 'begrensningOpphevet'>): string {
  const name = BEGRENSNING_NAVN[type];
  return start === null ? name : `${name} i rettsmøtet ${formatLongDay(start)}`;
}

const withRoom = (tid: TidVist) => [whenOf(tid), tid.sal].filter(Boolean).join(', ');
const whenOf = ({ start, slutt }: TidVist) =>
  `${formatLongDay(start)} kl.\u00a0${formatInterval({ start, end: slutt }).time}`;
