import type { Random } from '#demo/random.ts';

const CRIMINAL = [
  'Saken gjelder en rekke forhold over flere år, og flere av de tiltalte erkjenner ikke straffskyld.',
  'Påtalemyndigheten har nedlagt påstand om inndragning, og det er tatt forbehold om særreaksjon.',
  'Anken gjelder bevisbedømmelsen under skyldspørsmålet, lovanvendelsen og straffutmålingen for to av tre tiltalte.',
  'Retten har besluttet at deler av forhandlingene går for lukkede dører av hensyn til privatlivets fred.',
  'Det er fremsatt krav om oppreisningserstatning og erstatning for lidt tap på vegne av de fornærmede.',
  'Det er varslet bevisførsel ved sakkyndige vitner og gjennomgang av et omfattende dokumentbevis.',
];
const CIVIL = [
  'Saksøkerne krever dekning av kostnader til utbedring av fuktskader i fellesarealer, parkeringskjellere og balkonger i tre boligblokker fra samme byggetrinn.',
  'Det er varslet bevisførsel ved sakkyndige vitner, befaring og gjennomgang av et omfattende dokumentbevis.',
  'Partene er uenige om hva som ble avtalt, når mangelen ble oppdaget, og om det er reklamert i rett tid.',
  'Det er fremsatt krav om erstatning for lidt tap og om sakskostnader, og motparten har reist motkrav.',
  'Saken er tidligere behandlet i forliksrådet, og rettsmekling er gjennomført uten at partene kom til enighet.',
];
const NYNORSK = [
  'Saka gjeld ei rekkje forhold over fleire år, og partane er ikkje samde om kva som har hendt.',
  'Det er varsla bevisføring ved sakkunnige vitne, synfaring og gjennomgang av eit omfattande skriftleg bevis.',
  'Det er sett fram krav om oppreising og om skadebot for lidne tap på vegner av dei fornærma.',
  'Retten har avgjort at delar av forhandlingane går for lukka dører av omsyn til privatlivets fred.',
];

/** A description that is well over the 200 characters at which the list cuts it. */
export function longDescription(
  random: Random,
  subject: string,
  { criminal, nynorsk }: { readonly criminal: boolean; readonly nynorsk: boolean },
): string {
  const all = nynorsk ? NYNORSK : criminal ? CRIMINAL : CIVIL;
  const start = random.int(0, all.length - 1);
  const sentences = Array.from(
    { length: random.int(3, all.length) },
    (_, k) => all[(start + k) % all.length],
  );
  return `${subject}. ${sentences.join(' ')}`;
}
