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
import { ApiError, serverNow } from '#web/api/client.ts';
import { draftKey, isSame, useDraft } from '#web/form/draft.ts';
import { type Failure, refusalOf } from '#web/form/failure.tsx';
import { focusField, isPartialDate } from '#web/ui/field.tsx';
import { useAction } from '#web/ui/use-action.ts';
import {
  type VurderingField,
  type VurderingValues,
  mergeTyped,
  reviewOf,
  valuesOf,
} from './vurdering-values.ts';

/** Ids of the controls, in the order of the form. */
export const FIELD_IDS = {
  kommentar: 'vurdering-kommentar',
  sluttdato: 'vurdering-sluttdato',
  settPaaVent: 'vurdering-sett-paa-vent',
  begrunnelse: 'vurdering-begrunnelse',
} as const satisfies Record<VurderingField, string>;
const FIELDS = Object.keys(FIELD_IDS) as VurderingField[];

/**
 * The review of an application (SPEC §4): what is typed, what is wrong with it, and its way to the server. What is
 * typed outlives a session that ends in between. `administrator` is who types.
 */
export function useVurdering(soeknad: SoeknadDetaljer, administrator: string) {
  const cache = useQueryClient();
  const [base, setBase] = useState(() => valuesOf(soeknad));
  const draft = useDraft(draftKey(`vurdering-${soeknad.id}`, administrator), base);
  const values = draft.values as VurderingValues;
  const saved = valuesOf(soeknad);
  // What comes anew while nothing is typed has nothing to be in conflict with.
  if (saved.versjon !== base.versjon && isSame(values, base)) {
    setBase(saved);
    draft.setValues(saved);
  }
  const [errors, setErrors] = useState<VurderingErrors>({});
  const leaveForList = useLeaveForList(soeknad);
  const action = useAction(async (act: Act) => {
    await SEND[act](soeknad.id, values);
    draft.drop();
    await leaveForList(act);
  });
  const refusal = action.error === null ? null : refusalOfAct(action.error);
  /** Whether nothing but `apart` keeps the form from being sent; what does takes focus. */
  const holds = (act: Act, apart?: VurderingField): boolean => {
    action.forget();
    const found = { ...checkVurdering(act, values, osloDay(serverNow())) };
    // Half a date would count as none, and give access without end.
    if (act !== 'avslaa' && isPartialDate(FIELD_IDS.sluttdato))
      found.sluttdato = soeknadMessages.invalid.dato;
    if (apart) delete found[apart];
    setErrors(found);
    const first = FIELDS.find((field) => field in found);
    if (first) focusField(FIELD_IDS[first]);
    return first === undefined;
  };
  return {
    values,
    errors: { ...refusal?.fields, ...errors } as VurderingErrors,
    failure: refusal?.failure ?? null,
    /** Somebody else has changed or decided it since it was read: nothing of theirs is overwritten unseen. */
    isChanged: refusal?.isConflict === true || values.versjon !== saved.versjon,
    isBusy: action.isBusy,
    wasRestored: draft.wasRestored,
    startAfresh: () => {
      draft.startAfresh();
      setErrors({});
      action.forget();
    },
    set: <F extends VurderingField>(field: F, value: VurderingValues[F]) => {
      draft.setValues((before) => ({ ...before, [field]: value }));
      setErrors(({ [field]: _, ...others }) => others);
      action.forget();
    },
    act: (act: Act) => {
      if (!action.isBusy && holds(act)) void action.run(act);
    },
    /** Whether the reason may be asked for: the rest of the form is out of reach meanwhile. */
    mayReject: () => !action.isBusy && holds('avslaa', 'begrunnelse'),
    /** Reads what others have saved; what was typed here stays. */
    reload: async () => {
      const now = valuesOf(await cache.fetchQuery({ ...soeknadQuery(soeknad.id), staleTime: 0 }));
      draft.setValues(mergeTyped(values, now));
      setBase(now);
      setErrors({});
      action.forget();
    },
    forgetFailure: () => {
      setErrors({});
      action.forget();
    },
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

/** Afterwards the lists are read anew, and one is back at the list one came from, which says what was done. */
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

/** What can be done with an application; the texts of the buttons are SPEC §2's. */
type Act = 'godkjenn' | 'lagre' | 'avslaa';
type VurderingErrors = Partial<Record<VurderingField, string>>;

/** What keeps the form from being sent for `act`, as the server would say it. */
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

const CONFLICTS = ['application_changed', 'application_decided'];
/** As the wire names the fields of the form. */
const WIRE_FIELDS = ['kommentar', 'sluttdato', 'settPaaVent', 'avslagBegrunnelse'];

interface RefusedAct {
  readonly fields: VurderingErrors;
  readonly failure: Failure | null;
  /** Somebody else was first. */
  readonly isConflict: boolean;
}

/** Why a decision was not taken. */
function refusalOfAct(error: unknown): RefusedAct {
  const isConflict = error instanceof ApiError && CONFLICTS.includes(error.body.id);
  if (isConflict) return { fields: {}, failure: null, isConflict };
  const { fields, failure } = refusalOf(error, WIRE_FIELDS);
  const { avslagBegrunnelse: begrunnelse, ...others } = fields;
  return { fields: begrunnelse ? { ...others, begrunnelse } : others, failure, isConflict };
}
