import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import {
  ADVANCED_FIELDS,
  type AdvancedField,
  FASETTER,
  fasettParam,
  type SearchParams,
} from '#contract/search.ts';
import {
  type DayRange,
  type Kategori,
  type SearchFormErrors,
  type SearchFormInput,
  defaultRange,
  validateSearch,
} from '#domain/search-rules.ts';
import type { Day } from '#domain/time.ts';
import { beforeReload } from '#web/api/contact.ts';
import { inStorage } from '#web/api/storage.ts';
import type { ChosenSearch } from './choice.ts';
import { withRememberedSort } from './remembered-sort.ts';

type RequiredField = keyof SearchFormInput;

/** Errors of the dates in an address are shown at once. */
const DATES = ['fraDato', 'tilDato'] as const;

interface Options {
  /** The search that is shown, with defaults for missing parameters. */
  readonly search: SearchParams;
  readonly now: Date;
  readonly onSubmit: (search: Partial<SearchParams>) => void;
}

/**
 * The draft of the search form, and its errors once a field has been left or the form sent. The address is its state,
 * so it does not use web/form.
 */
export function useSearchForm({ search, now, onSubmit }: Options) {
  const [draft, setDraft] = useFollowing(search);
  const [left, setLeft] = useState<ReadonlySet<RequiredField>>(new Set());
  const [failures, setFailures] = useState(0);
  const all = validateSearch(draft, now);
  const isUntouched = sameInput(draft, search);
  const send = (next: Draft) => {
    if (Object.keys(validateSearch(next, now)).length > 0) return setFailures(failures + 1);
    setFailures(0);
    setLeft(new Set());
    onSubmit(withRememberedSort(searchOf(next, search)));
  };
  return {
    draft,
    /** Other hits were asked for than those that are shown; the words, which change with each key, do not count. */
    isChanged: !isUntouched || draft.soekeKategori !== search.soekeKategori,
    failures: Object.keys(all).length > 0 ? failures : 0,
    errors: failures > 0 ? all : only(all, isUntouched ? new Set([...left, ...DATES]) : left),
    set: <K extends keyof Draft>(field: K, value: Draft[K]) =>
      setDraft({ ...draft, [field]: value }),
    chooseKategori: (kategori: Kategori) => setDraft(withKategori(draft, kategori, now)),
    // An error of one date may stand at the other.
    leave: (field: RequiredField) =>
      setLeft(new Set([...left, ...(field === 'domstolid' ? [field] : DATES)])),
    submit: () => send(draft),
    /** Searches in these days at once. */
    chooseDays: (range: DayRange) => {
      const next = { ...draft, ...range };
      setDraft(next);
      send(next);
    },
    /** Searches for a suggestion at once. */
    choose: (choice: ChosenSearch) => {
      const next = withChosen(draft, choice);
      setDraft(next);
      send(next);
    },
  };
}

/**
 * The draft starts again whenever another search is shown: back, forward, or a reset. At the same address only the defaults have
 * changed, the court that comes late or the days at midnight: what is typed stays.
 */
function useFollowing(search: SearchParams) {
  const { search: address } = useLocation();
  const narrowing = ['nye', ...FASETTER.map(fasettParam)];
  const unshown = ['page', 'pageSize', 'sortField', 'sortAscending', ...narrowing];
  const key = JSON.stringify(search, (name, value: unknown) =>
    unshown.includes(name) ? undefined : value,
  );
  const [followed, setFollowed] = useState({ key, address, search });
  const [draft, setDraft] = useState(() => ({ ...draftOf(search), ...keptOf(address) }));
  if (followed.key !== key) {
    setFollowed({ key, address, search });
    const typed = followed.address === address ? typedIn(draft, followed.search) : {};
    setDraft({ ...draftOf(search), ...typed });
  }
  // Not as it is read: React may begin a first drawing and throw it away.
  useEffect(dropKept, []);
  useEffect(() => {
    const keep = () => keepTyped(address, typedIn(draft, search));
    beforeReload.add(keep);
    return () => void beforeReload.delete(keep);
  }, [address, draft, search]);
  return [draft, setDraft] as const;
}

/** What differs from the search that is shown. */
function typedIn(draft: Draft, search: SearchParams): Partial<Draft> {
  const shown: Partial<Record<string, unknown>> = { ...draftOf(search) };
  return Object.fromEntries(Object.entries(draft).filter(([name, value]) => value !== shown[name]));
}

/** Session storage, below what signing out removes (web/form/draft.ts). It has an address and what is typed there, for as long as the page is loaded anew. */
const KEPT = 'skjema/soek';

function keepTyped(address: string, typed: Partial<Draft>): void {
  inStorage(() => sessionStorage.setItem(KEPT, JSON.stringify([address, typed])));
}

function keptOf(address: string): Partial<Draft> {
  const kept = inStorage(() => {
    const [of, typed] = JSON.parse(sessionStorage.getItem(KEPT) ?? '[]') as [
      string?,
      Partial<Draft>?,
    ];
    return of === address ? typed : null;
  });
  return kept ?? {};
}

const dropKept = () => void inStorage(() => sessionStorage.removeItem(KEPT));

function only(errors: SearchFormErrors, fields: ReadonlySet<RequiredField>): SearchFormErrors {
  return Object.fromEntries(
    Object.entries(errors).filter(([field]) => fields.has(field as RequiredField)),
  );
}

function sameInput(a: SearchFormInput, b: SearchFormInput): boolean {
  return a.domstolid === b.domstolid && a.fraDato === b.fraDato && a.tilDato === b.tilDato;
}

export type SearchFormState = ReturnType<typeof useSearchForm>;

/** The values of the form. */
interface Draft extends Readonly<Record<AdvancedField, string>> {
  readonly soekeKategori: Kategori;
  readonly domstolid: string | undefined;
  readonly fraDato: Day | undefined;
  readonly tilDato: Day | undefined;
  readonly query: string;
  readonly isAdvancedSearch: boolean;
}

/** The draft of a search that is opened. */
export function draftOf(search: SearchParams): Draft {
  return { ...search, isAdvancedSearch: search.isAdvancedSearch ?? false } as Draft;
}

/** Changes the category, and sets the default dates of the new one. */
export function withKategori(draft: Draft, soekeKategori: Kategori, now: Date): Draft {
  return { ...draft, soekeKategori, ...defaultRange(soekeKategori, now) };
}

/** Has what a suggestion names; the rest stays. */
export function withChosen(draft: Draft, { query, domstolid, dag }: ChosenSearch): Draft {
  const days = dag === null ? {} : { fraDato: dag, tilDato: dag };
  return { ...draft, ...days, query, domstolid: domstolid ?? draft.domstolid };
}

/**
 * The search of the draft, on its first page and without what the earlier hits were narrowed to (facets, only new ones). Advanced fields count only while they are shown. The page size stays, and
 * the order stays within the same category.
 */
export function searchOf(draft: Draft, previous: SearchParams): Partial<SearchParams> {
  const keepsOrder = draft.soekeKategori === previous.soekeKategori;
  return {
    soekeKategori: draft.soekeKategori,
    domstolid: draft.domstolid,
    fraDato: draft.fraDato,
    tilDato: draft.tilDato,
    query: draft.query.trim(),
    ...(draft.isAdvancedSearch ? { isAdvancedSearch: true, ...advancedOf(draft) } : {}),
    pageSize: previous.pageSize,
    ...(keepsOrder ? { sortField: previous.sortField, sortAscending: previous.sortAscending } : {}),
  };
}

function advancedOf(draft: Draft): Record<AdvancedField, string> {
  const entries = ADVANCED_FIELDS.map((field) => [field, draft[field].trim()] as const);
  return Object.fromEntries(entries) as Record<AdvancedField, string>;
}
