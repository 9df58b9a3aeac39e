import type { Block, Links, Template } from '#bff/mail/mail.ts';
import type { Morgenlinje } from '#domain/morgenvarsel.ts';
import { bokmaal } from '#domain/texts.ts';
import { dayText } from '#domain/time.ts';
import { weekdayName } from '#domain/weekday.ts';

const t = bokmaal({
  confirmSubject: 'Bekreft e-postadressen din',
  confirm:
    'Adressen er oppgitt av en administrator i Domstolenes pressetjeneste, som vil ha varsler om morgenen. Følg lenken for å bekrefte den. Du må være logget inn.',
  confirmLink: 'Bekreft adressen',
  wrongReader:
    'Er det ikke deg? Da er e-posten kommet til feil person, og du trenger ikke å gjøre noe.',
  subject: (weekday: string, day: string) => `Pressetjenesten ${weekday} ${day}`,
  heading: (weekday: string, day: string) =>
    `Dette venter ${weekday} ${day} i Domstolenes pressetjeneste.`,
  toApplications: 'Gå til søknadene',
  toOperations: 'Gå til Drift',
  why: 'Du får denne e-posten fordi du har bedt om den på «Mine varsler». Den sendes på arbeidsdager, og bare når det er noe å si fra om. Er den kommet til feil person, kan du slå den av.',
  choose: 'Endre hva du får',
  stop: 'Slå av varslene om morgenen',
  soeknader: (count: number, days: number) => {
    const many = count === 1 ? '1 søknad er klar' : `${count} søknader er klare`;
    const whose = count === 1 ? 'Den' : 'Den eldste';
    const waited = days === 1 ? '1 dag' : `${days} dager`;
    return days === 0
      ? `${many} til å avgjøres. ${whose} kom i dag.`
      : `${many} til å avgjøres. ${whose} har ventet i ${waited}.`;
  },
  epostfeil: (count: number, returned: number) => {
    const many =
      count === 1 ? '1 e-post er ikke kommet fram' : `${count} e-poster er ikke kommet fram`;
    return returned === 0 ? `${many}.` : `${many}, ${returned} av dem er kommet i retur.`;
  },
  domstoler: (count: number) =>
    count === 1 ? '1 domstol er stille.' : `${count} domstoler er stille.`,
  alarmer: (count: number) => (count === 1 ? '1 alarm.' : `${count} alarmer.`),
  doedbrev: (count: number) =>
    count === 1 ? '1 sak kunne ikke indekseres.' : `${count} saker kunne ikke indekseres.`,
});

const say = ({ slag, antall, av }: Morgenlinje): string => t[slag](antall, av);

const where = (linjer: readonly Morgenlinje[], links: Links): Block => ({
  link: linjer.some(({ slag }) => slag === 'soeknader')
    ? { label: t.toApplications, url: links.adminSoeknader }
    : { label: t.toOperations, url: links.drift },
});

/** To an administrator, on working mornings: numbers and links, and never a person or a case. */
export const morgenvarsel: Template<'morgenvarsel'> = (
  { dag, linjer, noekkel, utloeper },
  links,
) => {
  const [weekday, day] = [weekdayName(dag), dayText(dag)];
  const stop = { id: noekkel, expires: new Date(utloeper) };
  return {
    subject: t.subject(weekday, day),
    blocks: [
      { paragraph: t.heading(weekday, day) },
      ...linjer.map((linje) => ({ paragraph: say(linje) })),
      where(linjer, links),
      { small: t.why },
      {
        links: [
          { label: t.toOperations, url: links.drift },
          { label: t.choose, url: links.mineVarsler },
          { label: t.stop, url: links.stoppMorgenvarsel(stop) },
        ],
      },
    ],
  };
};

/** To the address that an administrator has given, which is used once its reader has followed the link. */
export const adresseBekreft: Template<'adresse_bekreft'> = ({ noekkel, utloeper }, links) => {
  const expires = new Date(utloeper);
  return {
    subject: t.confirmSubject,
    blocks: [
      { paragraph: t.confirm },
      { link: { label: t.confirmLink, url: links.bekreftAdresse({ id: noekkel, expires }) } },
      { paragraph: t.wrongReader },
    ],
  };
};
