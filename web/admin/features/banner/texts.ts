import type { BannerType } from '#domain/banner.ts';
import { bokmaal } from '#domain/texts.ts';

export const t = bokmaal({
  heading: 'Varselbanner',
  lead: 'Vises øverst på søkesiden for alle pressebrukere.',
  loading: 'Henter varselet',
  message: 'Melding',
  type: 'Varseltype',
  endDate: 'Sluttdato',
  endDateHint: 'Valgfri. Varselet vises til og med dagen før.',
  endDateLimit: 'Varselet vises til og med dagen før.',
  save: 'Lagre',
  update: 'Oppdater',
  remove: 'Slett',
  saved: 'Varselet ble lagret.',
  updated: 'Varselet ble oppdatert.',
  takeStored: 'Hent det som gjelder',
  deletedByOther: 'En annen har slettet varselet. Lagrer du nå, blir det lagt inn på nytt.',
  deleted: 'Varselet ble slettet.',
  alreadyDeleted: 'Varselet var allerede slettet.',
  deleteTitle: 'Slett varsel',
  deleting: 'Sletter varselet',
  deleteQuestion: 'Er du sikker på at du ønsker å slette varselet? Det skjules med det samme.',
  preview: 'Forhåndsvisning',
  hiddenEmpty: 'Vises ikke: meldingen er tom.',
  hiddenSinceYesterday: 'Vises ikke: siste dag var i går.',
  hiddenEnded: 'Vises ikke: sluttdatoen er passert.',
  shown: 'Vises nå.',
  shownUntil: (day: string) => `Vises nå. Skjules ${day}.`,
  shownWhenSaved: 'Vises når du har lagret.',
  shownWhenSavedUntil: (day: string) => `Vises når du har lagret. Skjules ${day}.`,
  length: (characters: number) => `${characters} tegn`,
  changedByOther:
    'En annen har endret varselet. Nå er det dette som gjelder, og som blir erstattet hvis du oppdaterer:',
  addedByOther:
    'En annen har lagt inn et varsel. Nå er det dette som gjelder, og som blir erstattet hvis du oppdaterer:',
});

export const BANNER_TYPE = bokmaal({
  warning: 'Advarsel (gul)',
  info: 'Informasjon (blå)',
  danger: 'Kritisk (rød)',
} satisfies Record<BannerType, string>);
