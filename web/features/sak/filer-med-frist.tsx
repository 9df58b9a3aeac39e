import type { Saksdetaljer } from '#contract/sak.ts';
import { FileLinks } from '#web/sak/file-links.tsx';
import { filFrist } from './frist.ts';
import { FristLine } from './frist-line.tsx';

interface FilerMedFristProps {
  readonly type: 'tiltale' | 'avgjorelse';
  readonly sak: Saksdetaljer;
  /** The text when the case never had such a file. */
  readonly none: string;
  readonly now: Date;
}

/** The files of one type with until when they are available: one line below them all, or one below each when they differ. */
export function FilerMedFrist({ type, sak, none, now }: FilerMedFristProps) {
  const filer = sak[type];
  const frister = filer.filer.map(({ tilgjengeligTil }) => filFrist(tilgjengeligTil, now));
  const [first] = frister;
  const isSame = frister.every(({ text }) => text === first?.text);
  const lineOf = (index: number) => <FristLine frist={frister[index]!} />;
  return (
    <>
      <FileLinks
        type={type}
        filer={filer}
        none={none}
        saksnummer={sak.saksnummer}
        withDay
        below={isSame ? undefined : lineOf}
      />
      {first && isSame && <FristLine frist={first} />}
    </>
  );
}
