import { z } from 'zod';
import { LENKER, type Lenker } from '#domain/lenker.ts';

const page = (name: keyof Lenker, what: string) =>
  z
    .url({ protocol: /^https?$/ })
    .default(LENKER[name])
    .describe(`the courts' page that ours lead to: ${what}`);

/** Where the courts' own pages are, for the schema of the web server. */
export const linkVariables = {
  LENKE_KONTAKT: page('kontakt', 'whom to ask'),
  LENKE_PERSONVERN: page('personvern', 'privacy'),
  LENKE_SPOERSMAAL: page('spoersmaal', 'questions and answers'),
  LENKE_VEILEDNING: page('veiledning', 'the user guide'),
  LENKE_TILGJENGELIGHET: page(
    'tilgjengelighet',
    'the accessibility statement, which the law asks for',
  ),
  LENKE_KRITERIER: page('kriterier', 'who is given access'),
};

type LinkValues = Readonly<Record<keyof typeof linkVariables, string>>;

export function lenkerOf(values: LinkValues): Lenker {
  return {
    kontakt: values.LENKE_KONTAKT,
    personvern: values.LENKE_PERSONVERN,
    spoersmaal: values.LENKE_SPOERSMAAL,
    veiledning: values.LENKE_VEILEDNING,
    tilgjengelighet: values.LENKE_TILGJENGELIGHET,
    kriterier: values.LENKE_KRITERIER,
  };
}
