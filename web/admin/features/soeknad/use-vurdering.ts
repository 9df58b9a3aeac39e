import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { SoeknadDetaljer } from '#contract/admin/soeknader.ts';
import { endDateError } from '#domain/access.ts';
import { displayName } from '#domain/person-name.ts';
import { soeknadMessages, vurderingMessages } from '#domain/soeknad.ts';
import { LIMITS } from '#domain/text-rules.ts';
import { type Day, osloDay } from '#domain/time.ts';
import {
  avslaaSoeknad,
  godkjennSoeknad,
  kommenterSoeknad,
  soeknadQuery,
  soeknaderKey,
  spoerIgjen,
} from '#web/admin/api/soeknader.ts';
import { adminPages } from '#web/admin/pages.ts';
import type { KvitteringState } from '#web/admin/ui/kvittering.tsx';
import { useListSearch } from '#web/admin/ui/row-link.tsx';
import { noteSistAvgjort } from '#web/admin/ui/sist-avgjort.ts';
import { useValg } from '#web/ui/valg.ts';
import { ApiError, OwnError, serverNow } from '#web/api/client.ts';
import { draftKey, isSame, useDraft } from '#web/form/draft.ts';
import { useFieldErrors } from '#web/form/field-errors.ts';
import { useSubmit } from '#web/form/use-form.ts';
import { focusField, isPartialDate } from '#web/ui/field.tsx';
import type { Koe } from './koe.ts';
import { DONE, t } from './texts.ts';
import {
  type VurderingField,
  type VurderingValues,
  grunnerOf,
  mergeTyped,
  reviewOf,
  valuesOf,
} from './vurdering-values.ts';

/** The ids of the controls, in the order of the form. */
export const FIELD_IDS = {
  kommentar: 'vurdering-kommentar',
  sluttdato: 'vurdering-sluttdato',
  settPaaVent: 'vurdering-sett-paa-vent',
  grunner: 'vurdering-grunner',
  begrunnelse: 'vurdering-begrunnelse',
  utenBekreftelse: 'vurdering-uten-bekreftelse',
} as const satisfies Record<VurderingField, string>;
const FIELDS = Object.keys(FIELD_IDS) as VurderingField[];
/** All but the reasons, which the dialogs ask for. */
const OF_REASONS: readonly VurderingField[] = ['grunner', 'begrunnelse', 'utenBekreftelse'];
const BEFORE_REASON = FIELDS.filter((field) => !OF_REASONS.includes(field));

/** Where the draft of a review is kept. */
export function vurderingKey(soeknadId: string, administrator: string): string | null {
  return draftKey(`vurdering-${soeknadId}`, administrator);
}

interface Options {
  /** The queue that one goes through; null for an application that was opened by itself. */
  readonly koe: Koe | null;
  /** The version that this page has made itself, apart from the form: no change by somebody else. */
  readonly egenVersjon: number | null;
}

/**
 * The state of the review form: values, errors and the actions (docs/PRODUCT.md, "Administration"). The draft survives
 * the end of a session, and is kept for `administrator` only.
 */
export function useVurdering(
  soeknad: SoeknadDetaljer,
  administrator: string,
  { koe, egenVersjon }: Options,
) {
  const cache = useQueryClient();
  const [base, setBase] = useState(() => valuesOf(soeknad));
  const draft = useDraft(vurderingKey(soeknad.id, administrator), base);
  const values = draft.values as VurderingValues;
  const saved = valuesOf(soeknad);
  // Nothing typed yet: a newer version replaces the values without a conflict.
  if (saved.versjon !== base.versjon && isSame(values, base)) {
    setBase(saved);
    draft.setValues(saved);
  } else if (
    saved.versjon === String(egenVersjon) &&
    saved.versjon === String(Number(values.versjon) + 1)
  ) {
    setBase(saved);
    draft.setValues(mergeTyped(values, saved));
  }
  const leave = useLeave(soeknad, koe);
  // The form stands for a moment after it has been sent: another press must not send it again.
  const isSent = useRef(false);
  const [lastAct, setLastAct] = useState<Act>('lagre');
  const errors = useFieldErrors(FIELDS, checkVurdering(lastAct, values, osloDay(serverNow())));
  const submit = useSubmit({
    fields: WIRE_FIELDS,
    onRefused: ({ avslagBegrunnelse, avslagsgrunner, ...others }) =>
      errors.setServer({
        ...others,
        ...(avslagBegrunnelse && { begrunnelse: avslagBegrunnelse }),
        ...(avslagsgrunner && { grunner: avslagsgrunner }),
      }),
    onSent: draft.drop,
  });
  const forget = () => {
    errors.forget();
    submit.forget();
  };
  /** Shows the errors that `act` would give in `fields`; moves focus to the first. True when there is none. */
  const validate = (
    act: Act,
    fields: readonly VurderingField[] = FIELDS,
    given: VurderingValues = values,
  ): boolean => {
    forget();
    setLastAct(act);
    fields.forEach(errors.check);
    // A partly filled date would count as no date, and so give access without an end.
    const isPartial = act !== 'avslaa' && isPartialDate(FIELD_IDS.sluttdato);
    const partial = isPartial ? { sluttdato: vurderingMessages.review.dato } : {};
    errors.setServer(partial);
    const found = { ...checkVurdering(act, given, osloDay(serverNow())), ...partial };
    const first = fields.find((field) => field in found);
    if (first) focusField(FIELD_IDS[first]);
    return first === undefined;
  };
  /** What the employer says is no part of the version, and may come while a decision is written. */
  const mustBeAsShown = async ({ id, arbeidsgiver }: SoeknadDetaljer) => {
    const now = await cache.fetchQuery({ ...soeknadQuery(id), staleTime: 0 });
    if (now.arbeidsgiver.svar !== arbeidsgiver.svar) throw new OwnError(t.answerChanged);
  };
  return {
    values,
    errors: errors.shown as VurderingErrors,
    failure: submit.failure,
    /** Somebody else has changed or decided the application since it was read. Their change must be seen first. */
    isChanged: values.versjon !== saved.versjon,
    /** What was pressed had no effect for that reason. */
    wasRefused: CONFLICTS.has(submit.failure?.id ?? ''),
    isBusy: submit.isSubmitting,
    wasRestored: draft.wasRestored,
    startAfresh: () => {
      draft.startAfresh();
      forget();
    },
    set: <F extends VurderingField>(field: F, value: VurderingValues[F]) => {
      draft.setValues((before) => ({ ...before, [field]: value }));
      errors.change(field);
      submit.forget();
    },
    act: (act: Act, given: VurderingValues = values) => {
      if (isSent.current || submit.isSending() || !validate(act, FIELDS, given)) return;
      void submit.send(async () => {
        try {
          if (act !== 'lagre' && act !== 'spoerIgjen') await mustBeAsShown(soeknad);
          await SEND[act](soeknad.id, given);
        } catch (error) {
          // What somebody else has saved stands beside what was typed; who has decided it takes the place of the form.
          if (error instanceof ApiError && CONFLICTS.has(error.body.id))
            await cache.fetchQuery({ ...soeknadQuery(soeknad.id), staleTime: 0 });
          throw error;
        }
        isSent.current = true;
        await leave(act);
      });
    },
    /** Whether the dialog that asks for a reason may open. It covers the form, so the form must be valid. */
    mayAsk: (act: Act) => !isSent.current && !submit.isSending() && validate(act, BEFORE_REASON),
    /** Goes on from what others have saved, with what was chosen of both. */
    goOn: (chosen: VurderingValues) => {
      draft.setValues(chosen);
      setBase(saved);
      forget();
    },
    forgetFailure: forget,
  };
}
export type Vurdering = ReturnType<typeof useVurdering>;

const SEND: Readonly<Record<Act, (id: string, values: VurderingValues) => Promise<void>>> = {
  godkjenn: (id, values) => godkjennSoeknad(id, reviewOf(values)),
  godkjennLikevel: (id, values) =>
    godkjennSoeknad(id, { ...reviewOf(values), utenBekreftelse: values.utenBekreftelse }),
  spoerIgjen: (id, values) =>
    spoerIgjen(id, { vurdering: { ...reviewOf(values), settPaaVent: true } }),
  lagre: (id, values) => kommenterSoeknad(id, reviewOf(values)),
  avslaa: (id, values) =>
    avslaaSoeknad(id, {
      ...reviewOf(values),
      avslagBegrunnelse: values.begrunnelse,
      avslagsgrunner: grunnerOf(values),
    }),
};

/**
 * Goes on with a confirmation: to the next application of the queue, or else to the list that the user came from. The lists are
 * asked for again when they are shown.
 */
function useLeave({ id, fornavn, etternavn }: SoeknadDetaljer, koe: Koe | null) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const search = useListSearch();
  const [goesOn] = useValg('adminNeste');
  return async (act: Act) => {
    void cache.invalidateQueries({ queryKey: soeknaderKey, refetchType: 'none' });
    const done = DONE[act](displayName(`${fornavn} ${etternavn}`));
    if (act !== 'lagre' && act !== 'spoerIgjen') noteSistAvgjort(id);
    koe?.noter();
    if (koe && goesOn && (await koe.videre(done))) return;
    const kvittering = koe && goesOn ? [done, ...howMany(koe)].join(' ') : done;
    const to = { pathname: adminPages.soeknader, search };
    await navigate(to, { state: { kvittering } satisfies KvitteringState });
  };
}

/** At the end of a queue: whether anything in it was passed over. */
function howMany({ antall, behandlet }: Koe): string[] {
  if (antall === 1) return [];
  const decided = behandlet();
  return [decided === antall ? t.allDecided(antall) : t.someDecided(decided, antall)];
}

/** The actions on an application. */
type Act = 'godkjenn' | 'godkjennLikevel' | 'spoerIgjen' | 'lagre' | 'avslaa';
type VurderingErrors = Partial<Record<VurderingField, string>>;

/** The errors that the server would give for `act`. */
function checkVurdering(
  act: Act,
  { kommentar, sluttdato, settPaaVent, begrunnelse, utenBekreftelse }: VurderingValues,
  today: Day,
): VurderingErrors {
  const { review } = vurderingMessages;
  const endDate = act === 'avslaa' ? null : endDateError(sluttdato, today);
  return {
    ...(kommentar.length > LIMITS.text && { kommentar: soeknadMessages.invalid.text }),
    ...(endDate && { sluttdato: endDate }),
    ...(act.startsWith('godkjenn') && settPaaVent && { settPaaVent: review.onHold }),
    ...(act === 'avslaa' && checkReason('begrunnelse', begrunnelse, review.reason)),
    ...(act === 'godkjennLikevel' &&
      checkReason('utenBekreftelse', utenBekreftelse, review.utenBekreftelse)),
  };
}

function checkReason(field: VurderingField, text: string, missing: string): VurderingErrors {
  if (text.trim() === '') return { [field]: missing };
  if (text.length > LIMITS.text) return { [field]: soeknadMessages.invalid.text };
  return {};
}

/** The errors of an application that somebody else has changed or decided. */
const CONFLICTS: ReadonlySet<string> = new Set(['application_changed', 'application_decided']);
/** The fields as the server names them. */
const WIRE_FIELDS =
  'kommentar sluttdato settPaaVent avslagsgrunner avslagBegrunnelse utenBekreftelse'.split(' ');
