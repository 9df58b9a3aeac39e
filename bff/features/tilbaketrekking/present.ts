import type {
  AdminSak,
  ForslagRad,
  Opplysning,
  SakHendelseRad,
  Tilbaketrekking,
} from '#contract/admin/saker.ts';
import type { StoredBegrensning } from '#db/tilbaketrekking/begrensninger.ts';
import type { StoredEndring } from '#db/tilbaketrekking/endringer.ts';
import type { Forslag } from '#db/tilbaketrekking/forslag.ts';
import type { StoredWithdrawal } from '#db/tilbaketrekking/withdraw.ts';
import { displayName } from '#domain/person-name.ts';
import { type Dokument, type Sak, lastHearingEnd } from '#domain/sak.ts';
import { sakstypeVist } from '#domain/sakstyper.ts';
import { osloIso } from '#domain/time.ts';
import {
  type Dokumentadresse,
  SKJULT_FELT,
  type Tilstand,
  type VisesFordi,
} from '#domain/tilbaketrekking.ts';
import {
  ParterStatus,
  dokumentHiddenFrom,
  isDokumentAvailable,
  parterHiddenFrom,
  parterStatus,
} from '#domain/visibility.ts';

/** What is known of a case beside the case itself. */
interface Facts {
  readonly sak: Sak;
  readonly withdrawals: readonly StoredWithdrawal[];
  readonly begrensninger: readonly StoredBegrensning[];
  readonly opened: readonly (Dokumentadresse & { readonly antall: number })[];
  readonly sett: AdminSak['sett'];
  /** Proposals to show again what is hidden for safety, over or not. */
  readonly forslag: readonly Forslag[];
  readonly endringer: readonly StoredEndring[];
  /** Who reads it. */
  readonly leser: Buffer;
}

/** A case for an administrator, with what is hidden of it: the only other way out for a case than bff/features/saker/. */
export function presentAdminSak(facts: Facts, now: Date): AdminSak {
  const { sak, withdrawals, sett } = facts;
  const current = withdrawals.filter(({ opphevet }) => opphevet === null);
  const whole = current.find(({ omfang }) => omfang === 'sak') ?? null;
  return {
    sakId: sak.sakId,
    saksnummer: sak.saksnummer,
    domstolNavn: sak.domstolNavn,
    sakstype: sakstypeVist(sak),
    foerstSett: osloIso(sak.foerstSett),
    tilstand: tilstandOf(current),
    erHentetFraSakApi: sak.erHentetFraSakApi,
    opplysninger: opplysninger(facts, current, now),
    tilbaketrekking: whole && presentWithdrawal(whole, facts, now),
    rettsmoeter: sak.rettsmoeter.map(({ start, slutt, sal }) => ({
      start: osloIso(start),
      slutt: osloIso(slutt),
      sal,
    })),
    begrensninger: presentBegrensninger(facts),
    historikk: historikk(facts, now),
    sett,
  };
}

function tilstandOf(current: readonly StoredWithdrawal[]): Tilstand {
  if (current.some(({ omfang }) => omfang === 'sak')) return 'skjult';
  return current.length > 0 ? 'delvis' : 'synlig';
}

function presentWithdrawal(
  one: StoredWithdrawal,
  { forslag, leser }: Pick<Facts, 'forslag' | 'leser'>,
  now: Date,
): Tilbaketrekking {
  const { id, grunn, forklaring } = one;
  const waits = forslag.find((each) => each.tilbaketrekkingId === id && isWaiting(each, now));
  return {
    ...{ id, skjult: osloIso(one.skjult), skjultAv: nameOf(one.skjultAv), grunn, forklaring },
    forslag: presentForslag(waits, leser),
  };
}

const isWaiting = ({ utfall, utloeper }: Forslag, now: Date) => utfall === null && utloeper > now;

/** A proposal that waits, as `leser` sees it. */
export function presentForslag(forslag: Forslag | undefined, leser: Buffer): ForslagRad | null {
  if (!forslag) return null;
  const { id, foreslatt, foreslattAv, av, forklaring, utloeper } = forslag;
  return {
    ...{ id, foreslatt: osloIso(foreslatt), av: nameOf(av), forklaring },
    ...{ erMitt: foreslattAv?.equals(leser) ?? false, utloeper: osloIso(utloeper) },
  };
}

const nameOf = (name: string | null) => name && displayName(name);

/** The lines of «Dette ser journalistene». While the whole case is hidden, they see none of them. */
function opplysninger(facts: Facts, current: readonly StoredWithdrawal[], now: Date): Opplysning[] {
  const { sak, opened } = facts;
  const whole = current.some(({ omfang }) => omfang === 'sak');
  const line = (one: Line, tilbaketrekking: StoredWithdrawal | undefined): Opplysning => ({
    ...{ dokument: null, visesTil: null, aapnet: null },
    ...one,
    ...(whole && { vises: false, visesTil: null, visesFordi: 'skjult' as const }),
    tilbaketrekking: tilbaketrekking ? presentWithdrawal(tilbaketrekking, facts, now) : null,
  });
  const always = { vises: true, visesFordi: 'ingen_frist' } as const;
  const parter = current.find(({ omfang }) => omfang === 'parter');
  const hides = (dokument: Dokument) =>
    current.find((one) => one.dokument !== null && isSame(one.dokument, dokument));
  return [
    line({ type: 'sak', innhold: sak.saksTema, ...always }, undefined),
    line({ type: 'parter', innhold: sak.parter, ...shownParter(sak, now) }, parter),
    ...sak.dokumenter.map((dokument) => {
      const { filtype, domstolInitialer, filNavn, publiseringsdato, tittel } = dokument;
      const address = { filtype, domstolInitialer, filNavn, publiseringsdato };
      const aapnet = Math.max(0, ...opened.filter(isOpeningOf(dokument)).map((one) => one.antall));
      const shown = shownDokument(dokument, sak, now);
      return line(
        { type: 'dokument', dokument: address, innhold: tittel, aapnet, ...shown },
        hides(dokument),
      );
    }),
    line({ type: 'rettsmoeter', innhold: null, ...always }, undefined),
  ];
}

type Shown = Pick<Opplysning, 'vises' | 'visesFordi'> & Partial<Pick<Opplysning, 'visesTil'>>;
type Line = Shown &
  Pick<Opplysning, 'type' | 'innhold'> &
  Partial<Pick<Opplysning, 'dokument' | 'aapnet'>>;

function isSame(a: Dokumentadresse, b: Dokumentadresse): boolean {
  return (
    a.filtype === b.filtype && a.domstolInitialer === b.domstolInitialer && a.filNavn === b.filNavn
  );
}

/** The log knows a file whose name says a name by its alias. Who has opened it under both is counted once. */
function isOpeningOf({ filtype, domstolInitialer, ...file }: Dokument) {
  return (one: Dokumentadresse) =>
    [file.filNavn, file.filNavnUtenNavn].some(
      (filNavn) => filNavn !== null && isSame(one, { filtype, domstolInitialer, filNavn }),
    );
}

function shownParter(sak: Sak, now: Date): Shown {
  const never = (visesFordi: VisesFordi) => ({ vises: false, visesFordi });
  if (sak.parterErSkjult) return never('skjult');
  if (!sak.parter) return never('uten_navn');
  const status = parterStatus(sak, now);
  if (status === ParterStatus.UtenRettsmoete) return never('uten_rettsmoete');
  if (status === ParterStatus.Anonymisert)
    return never(sak.parterAnonymisert ? 'anonymisert' : 'skjult_identitet');
  const until = parterHiddenFrom(sak);
  return {
    vises: status === ParterStatus.Vises,
    visesTil: until === 'always' ? null : osloIso(until),
    visesFordi: 'parter_frist',
  };
}

function shownDokument(dokument: Dokument, sak: Sak, now: Date): Shown {
  if (dokument.erSkjult) return { vises: false, visesFordi: 'skjult' };
  return {
    vises: isDokumentAvailable(dokument, sak, now),
    visesTil: osloIso(dokumentHiddenFrom(dokument, sak)),
    visesFordi: whyUntil(dokument, sak),
  };
}

function whyUntil({ filtype }: Dokument, sak: Sak): VisesFordi {
  if (filtype === 'avgjoerelse') return 'avsagt_frist';
  return lastHearingEnd(sak) ? 'tiltale_frist' : 'publisert_frist';
}

function presentBegrensninger({ sak, begrensninger }: Facts): AdminSak['begrensninger'] {
  const listed = sak.begrensninger.filter(({ tekst }) => tekst === null);
  return [
    ...listed.map(({ type, tekst, gjelderTil }) => ({
      ...{ id: null, type, tekst, gjelderTil },
      ...{ satt: null, sattAv: null },
    })),
    ...begrensninger
      .filter(({ opphevet }) => opphevet === null)
      .map(({ id, type, tekst, gjelderTil, satt, sattAv }) => ({
        ...{ id, type, tekst, gjelderTil },
        ...{ satt: osloIso(satt), sattAv: nameOf(sattAv) },
      })),
  ];
}

/** The newest first; what was lifted at the instant at which it was set, after it. */
function historikk(facts: Facts, now: Date): SakHendelseRad[] {
  const { withdrawals, begrensninger } = facts;
  const events = [
    ...facts.endringer.map(changedEvent),
    ...facts.forslag.flatMap((one) => forslagEvents(one, withdrawals, now)),
    ...withdrawals.flatMap((one) => [
      ...(one.opphevet
        ? [event('opphevet', one.opphevet, one.opphevetAv, { ...one, ...lifted(one) })]
        : []),
      event('skjult', one.skjult, one.skjultAv, one),
    ]),
    ...begrensninger.flatMap((one) => {
      const what = { begrensning: one.type, forklaring: one.tekst, varslet: one.varslet };
      return [
        ...(one.opphevet
          ? [
              event('begrensning_opphevet', one.opphevet, one.opphevetAv, {
                ...what,
                ...lifted(one),
              }),
            ]
          : []),
        event('begrensning_satt', one.satt, one.sattAv, what),
      ];
    }),
  ];
  return events.sort((a, b) => b.at - a.at).map(({ row }) => row);
}

/** Something that was changed in place. */
function changedEvent({ tidspunkt, av, endret, omfang, type, ...file }: StoredEndring) {
  const { filtype, domstolInitialer, filNavn } = file;
  const dokument =
    filtype && domstolInitialer && filNavn ? { filtype, domstolInitialer, filNavn } : null;
  const hendelse = type === null ? 'skjuling_endret' : 'begrensning_endret';
  return event(hendelse, tidspunkt, av, {
    ...{ omfang, dokument, begrensning: type, forklaring: '', varslet: 0 },
    endret: SKJULT_FELT.flatMap((felt) => {
      const [fra, til] = endret[felt] ?? [];
      return endret[felt] ? [{ felt, fra: fra ?? null, til: til ?? null }] : [];
    }),
  });
}

/** That it was proposed to show something again, and what came of it. What was approved is among what was lifted. */
function forslagEvents(one: Forslag, withdrawals: readonly StoredWithdrawal[], now: Date) {
  const own = withdrawals.find(({ id }) => id === one.tilbaketrekkingId);
  if (!own) return [];
  const what = { omfang: own.omfang, dokument: own.dokument, varslet: 0 };
  const isOver = one.utfall === 'utloept' || (one.utfall === null && !isWaiting(one, now));
  return [
    event('foreslaatt', one.foreslatt, one.av, { ...what, forklaring: one.forklaring }),
    ...(isOver ? [event('forslag_utloept', one.utloeper, null, { ...what, forklaring: '' })] : []),
    ...(one.avgjort && one.utfall !== null && one.utfall !== 'utloept'
      ? [
          event(`forslag_${one.utfall}`, one.avgjort, one.avgjortAv, {
            ...what,
            forklaring: one.ord ?? '',
          }),
        ]
      : []),
  ];
}

const lifted = ({ opphevetForklaring }: { readonly opphevetForklaring: string | null }) => ({
  forklaring: opphevetForklaring ?? '',
  varslet: 0,
});

type What = Partial<
  Pick<SakHendelseRad, 'omfang' | 'dokument' | 'begrensning' | 'grunn' | 'endret'>
> &
  Pick<SakHendelseRad, 'forklaring' | 'varslet'>;

function event(hendelse: SakHendelseRad['hendelse'], at: Date, av: string | null, what: What) {
  const { omfang = null, dokument = null, begrensning = null, grunn = null, endret = [] } = what;
  const { forklaring, varslet } = what;
  const row: SakHendelseRad = {
    ...{ tidspunkt: osloIso(at), hendelse, av: nameOf(av), omfang, dokument, begrensning },
    ...{ grunn, endret, forklaring, varslet },
  };
  return { at: at.getTime(), row };
}
