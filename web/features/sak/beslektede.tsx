import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { SakHit, Saksdetaljer } from '#contract/sak.ts';
import { formatDay } from '#web/format.ts';
import { Begrensninger } from '#web/sak/begrensninger.tsx';
import { FileLinks } from '#web/sak/file-links.tsx';
import { SaksTema, Saksnummer } from '#web/sak/sak-cells.tsx';
import { SakLink } from '#web/sak/sak-link.tsx';
import { Message } from '#web/ui/message.tsx';
import { forholdOf, rettsmoeteOf, typeOf } from './beslektet.ts';
import styles from './beslektede.module.css';
import page from './sak-page.module.css';
import { t } from './texts.tsx';

interface BeslektedeProps {
  readonly sak: Saksdetaljer;
  readonly now: Date;
  /** The list that the page leads back to; so do the related cases. */
  readonly liste: string;
}

/** Above the case: where it goes on, and where it comes from, each with its next hearing there. */
export function Instanser({ sak, now, liste }: BeslektedeProps) {
  const andre = sak.beslektede.flatMap((other) => {
    const forhold = forholdOf(other, sak);
    const isInstans = forhold?.slag === 'fortsetter' || forhold?.slag === 'kommerFra';
    return isInstans ? [{ other, forhold }] : [];
  });
  if (andre.length === 0) return null;
  return (
    <div className={page.notices}>
      {andre.map(({ other, forhold: { slag, tekst } }) => (
        <Message
          key={other.sakId}
          purpose="info"
          icon={slag === 'fortsetter' ? ArrowRight : ArrowLeft}
        >
          <p className={page.notice}>
            <strong>{tekst}.</strong> {t.appeal[other.anke ?? 'ukjent'](other.domstolNavn)}{' '}
            <SakLink sak={other} liste={liste} className={styles.nummer}>
              <Saksnummer value={other.saksnummer} />
            </SakLink>
            . {rettsmoeteOf(other, now).text.replace(/\.$/, '')}.
          </p>
        </Message>
      ))}
    </div>
  );
}

/** Card 'Beslektede saker': appeals, and the same number at another court or instance, or of another type. Left out when there are none. */
export function Beslektede({ sak, now, liste }: BeslektedeProps) {
  if (sak.beslektede.length === 0) return null;
  return (
    <section className={`${page.card} ${page.beslektede}`} aria-labelledby="beslektede">
      <h2 id="beslektede">{t.related}</h2>
      <ul className={styles.saker}>
        {sak.beslektede.map((other) => (
          <li key={other.sakId}>
            <SakLink sak={other} liste={liste} className={styles.nummer}>
              <Saksnummer value={other.saksnummer} />
            </SakLink>
            <Begrensninger typer={other.begrensninger.map(({ type }) => type)} />
            <p>
              {[other.domstolNavn, typeOf(other), forholdOf(other, sak)?.tekst]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {other.saksTema && (
              <p>
                <SaksTema text={other.saksTema} />
              </p>
            )}
            <Rettsmoete sak={other} now={now} />
            <Filer sak={other} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Rettsmoete({ sak, now }: { readonly sak: SakHit; readonly now: Date }) {
  const { text, begrensninger } = rettsmoeteOf(sak, now);
  return (
    <>
      <p className={styles.moete}>{text}</p>
      <Begrensninger typer={begrensninger} />
    </>
  );
}

/** Indictment and decision, as far as they are there; a decision whose file is gone has still its day. */
function Filer({ sak: { saksnummer, tiltale, avgjorelse, avsagt } }: { readonly sak: SakHit }) {
  return (
    <>
      {tiltale.filer.length > 0 && (
        <FileLinks type="tiltale" filer={tiltale} saksnummer={saksnummer} withDay />
      )}
      {avgjorelse.filer.length > 0 ? (
        <FileLinks type="avgjorelse" filer={avgjorelse} saksnummer={saksnummer} withDay />
      ) : (
        avsagt && <p>{t.givenOn(formatDay(avsagt))}</p>
      )}
    </>
  );
}
