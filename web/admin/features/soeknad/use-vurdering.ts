import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { SoeknadDetaljer } from '#contract/admin/soeknader.ts';
import { endDateError } from '#domain/access.ts';
import { displayName } from '#domain/person-name.ts';
import { soeknadMessages } from '#domain/soeknad.ts';
import { LIMITS } from '#domain/text-rules.ts';
import { type Day, osloDay } from '#domain/time.ts';
import {
  avslaaSoeknad,
  godkjennSoeknad,
  kommenterSoeknad,
  soeknadQuery,
  soeknaderKey,
} from '#web/admin/api/soeknader.ts';
import { adminPages } from '#web/admin/pages.ts';
import type { KvitteringState } from '#web/admin/ui/kvittering.tsx';
import { useListSearch } from '#web/admin/ui/row-link.tsx';
import { serverNow } from '#web/api/client.ts';
import { draftKey, isSame, useDraft } from '#web/form/draft.ts';
import { useFieldErrors } from '#web/form/field-errors.ts';
import { useSubmit } from '#web/form/use-form.ts';
import { focusField, isPartialDate } from '#web/ui/field.tsx';
import {
  type VurderingField,
  type VurderingValues,
  mergeTyped,
  reviewOf,
  valuesOf,
} from './vurdering-values.ts';

/** The ids of the controls, in the order of the form. */
export const FIELD_IDS = {
  kommentar: 'vurdering-kommentar',
  sluttdato: 'vurdering-sluttdato',
  settPaaVent: 'vurdering-sett-paa-vent',
  begrunnelse: 'vurdering-begrunnelse',
} as const satisfies Record<VurderingField, string>;
const FIELDS = Object.keys(FIELD_IDS) as VurderingField[];
/** All but the reason, which the dialog asks for. */
const BEFORE_REASON = FIELDS.filter((field) => field !== 'begrunnelse');

/**
 * The state of the review form: values, errors and the three actions (docs/PRODUCT.md, "Administration"). The draft
 * survives the end of a session, and is kept for `administrator` only.
 */
export function useVurdering(soeknad: SoeknadDetaljer, administrator: string) {
  const cache = useQueryClient();
  const [base, setBase] = useState(() => valuesOf(soeknad));
  const draft = useDraft(draftKey(`vurdering-${soeknad.id}`, administrator), base);
  const values = draft.values as VurderingValues;
  const saved = valuesOf(soeknad);
  // Nothing typed yet: a newer version replaces the values without a conflict.
  if (saved.versjon !== base.versjon && isSame(values, base)) {
    setBase(saved);
    draft.setValues(saved);
  }
  const leaveForList = useLeaveForList(soeknad);
  const [lastAct, setLastAct] = useState<Act>('lagre');
  const errors = useFieldErrors(FIELDS, checkVurdering(lastAct, values, osloDay(serverNow())));
  const submit = useSubmit({
    fields: WIRE_FIELDS,
    onRefused: ({ avslagBegrunnelse, ...others }) =>
      errors.setServer(avslagBegrunnelse ? { ...others, begrunnelse: avslagBegrunnelse } : others),
    onSent: draft.drop,
  });
  const forget = () => {
    errors.forget();
    submit.forget();
  };
  /** Shows the errors that `act` would give in `fields`; moves focus to the first. True when there is none. */
  const validate = (act: Act, fields: readonly VurderingField[] = FIELDS): boolean => {
    forget();
    setLastAct(act);
    fields.forEach(errors.check);
    // A partly filled date would count as no date, and so give access without an end.
    const isPartial = act !== 'avslaa' && isPartialDate(FIELD_IDS.sluttdato);
    const partial = isPartial ? { sluttdato: soeknadMessages.invalid.dato } : {};
    errors.setServer(partial);
    const found = { ...checkVurdering(act, values, osloDay(serverNow())), ...partial };
    const first = fields.find((field) => field in found);
    if (first) focusField(FIELD_IDS[first]);
    return first === undefined;
  };
  return {
    values,
    errors: errors.shown as VurderingErrors,
    failure: submit.failure,
    /** Somebody else has changed or decided the application since it was read. Their change must be seen first. */
    isChanged: CONFLICTS.has(submit.failure?.id ?? '') || values.versjon !== saved.versjon,
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
    act: (act: Act) => {
      if (submit.isSending() || !validate(act)) return;
      void submit.send(async () => {
        await SEND[act](soeknad.id, values);
        await leaveForList(act);
      });
    },
    /** Whether the dialog that asks for the reason may open. It covers the form, so the form must be valid. */
    mayReject: () => !submit.isSending() && validate('avslaa', BEFORE_REASON),
    /** Loads what others have saved, and keeps what was typed. */
    reload: async () => {
      const now = valuesOf(await cache.fetchQuery({ ...soeknadQuery(soeknad.id), staleTime: 0 }));
      draft.setValues(mergeTyped(values, now));
      setBase(now);
      forget();
    },
    forgetFailure: forget,
  };
}
export type Vurdering = ReturnType<typeof useVurdering>;

const SEND: Readonly<Record<Act, (id: string, values: VurderingValues) => Promise<void>>> = {
  godkjenn: (id, values) => godkjennSoeknad(id, reviewOf(values)),
  lagre: (id, values) => kommenterSoeknad(id, reviewOf(values)),
  avslaa: (id, values) =>
    avslaaSoeknad(id, { ...reviewOf(values), avslagBegrunnelse: values.begrunnelse }),
};

const DONE: Readonly<Record<Act, (navn: string) => string>> = {
  godkjenn: (navn) => `Søknaden fra ${navn} er godkjent.`,
  lagre: (navn) => `Vurderingen av søknaden fra ${navn} er lagret.`,
  avslaa: (navn) => `Søknaden fra ${navn} er avslått.`,
};

/** Invalidates the lists, and goes back to the list that the user came from, with a confirmation. */
function useLeaveForList({ fornavn, etternavn }: SoeknadDetaljer) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const search = useListSearch();
  return async (act: Act) => {
    void cache.invalidateQueries({ queryKey: soeknaderKey });
    const kvittering = DONE[act](displayName(`${fornavn} ${etternavn}`));
    const to = { pathname: adminPages.soeknader, search };
    await navigate(to, { state: { kvittering } satisfies KvitteringState });
  };
}

/** The actions on an application. */
type Act = 'godkjenn' | 'lagre' | 'avslaa';
type VurderingErrors = Partial<Record<VurderingField, string>>;

/** The errors that the server would give for `act`. */
function checkVurdering(
  act: Act,
  { kommentar, sluttdato, settPaaVent, begrunnelse }: VurderingValues,
  today: Day,
): VurderingErrors {
  const { review, invalid } = soeknadMessages;
  const endDate = act === 'avslaa' ? null : endDateError(sluttdato, today);
  return {
    ...(kommentar.length > LIMITS.text && { kommentar: invalid.text }),
    ...(endDate && { sluttdato: endDate }),
    ...(act === 'godkjenn' && settPaaVent && { settPaaVent: review.onHold }),
    ...(act === 'avslaa' && checkReason(begrunnelse)),
  };
}

function checkReason(begrunnelse: string): VurderingErrors {
  if (begrunnelse.trim() === '') return { begrunnelse: soeknadMessages.review.reason };
  if (begrunnelse.length > LIMITS.text) return { begrunnelse: soeknadMessages.invalid.text };
  return {};
}

/** The errors of an application that somebody else has changed or decided. */
const CONFLICTS: ReadonlySet<string> = new Set(['application_changed', 'application_decided']);
/** The fields as the server names them. */
const WIRE_FIELDS = ['kommentar', 'sluttdato', 'settPaaVent', 'avslagBegrunnelse'];
