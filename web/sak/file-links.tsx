import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Fil, Filer } from '#contract/sak.ts';
import { pressePaths } from '#contract/paths.ts';
import { sakMessages } from '#domain/sak-messages.ts';
import { Empty, VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { formatDay } from '#web/format.ts';
import { Begrensninger } from './begrensninger.tsx';
import styles from './sak-cells.module.css';
import { t } from './texts.ts';

/** The path segment of each type of file, and the name of the text for an expired one. */
const TYPES = {
  tiltale: { segment: 'tiltale', expired: 'tiltaleExpired' },
  avgjorelse: { segment: 'avgjorelser', expired: 'avgjoerelseExpired' },
} as const;

interface FileLinksProps {
  readonly type: keyof typeof TYPES;
  readonly filer: Filer;
  readonly saksnummer: string;
  /** Adds the day of the file, as on the case page. */
  readonly withDay?: boolean;
  /** The text when the case never had such a file. */
  readonly none?: string;
  /** What stands below each file, by its place in the list. */
  readonly below?: ((index: number) => ReactNode) | undefined;
}

/** A case's files of one type; each opens in a new tab. */
export function FileLinks(props: FileLinksProps) {
  const { type, filer, saksnummer, withDay = false, none, below } = props;
  if (filer.utgaaetFil)
    return <span className={styles.quiet}>{sakMessages.dokument[TYPES[type].expired]}</span>;
  if (filer.filer.length === 0)
    return none ? <span className={styles.quiet}>{none}</span> : <Empty />;
  return (
    <ul className={styles.files}>
      {filer.filer.map((fil, index) => (
        <li key={`${fil.domstolInitialer}/${fil.filNavn}`}>
          <FileLink type={type} fil={fil} saksnummer={saksnummer} withDay={withDay} />
          <Begrensninger typer={fil.begrensninger} />
          {below?.(index)}
        </li>
      ))}
    </ul>
  );
}

function FileLink({
  type,
  fil,
  saksnummer,
  withDay,
}: Omit<FileLinksProps, 'filer' | 'none' | 'below'> & { readonly fil: Fil }) {
  const day = formatDay(fil.avgivelsesdato ?? fil.publiseringsdato);
  return (
    <a
      className={styles.file}
      href={pressePaths.dokument.href(TYPES[type].segment, fil.domstolInitialer, fil.filNavn)}
      target="_blank"
      rel="noopener"
    >
      <FileText size="1.25em" strokeWidth={1.5} aria-hidden />
      <span className={styles.fileTitle}>{withDay ? `${fil.tittel}, ${day}` : fil.tittel}</span>
      <VisuallyHidden>{t.ofFile(saksnummer)}</VisuallyHidden>
    </a>
  );
}
