-- What administrators look up, decide and order.

create extension if not exists pg_trgm;

-- What a list's search looks in, in lower case. The line break keeps a search from matching across two fields.
create function soeketekst(fornavn text, etternavn text, stilling text, redaksjon text) returns text
  immutable parallel safe language sql
  return lower(coalesce(fornavn, '') || ' ' || coalesce(etternavn, '') || E'\n' || coalesce(stilling, '')
    || E'\n' || coalesce(redaksjon, ''));

create index soeknad_soek on soeknad
  using gin (soeketekst(fornavn, etternavn, stilling, redaksjon) gin_trgm_ops);
create index soeknad_dato on soeknad (soeknadsdato, id) where slettet is null;
create index soeknad_status on soeknad (status, soeknadsdato, id) where slettet is null;
-- Duplicates: the same address or number in other applications.
create index soeknad_epost on soeknad (lower(epost));
create index soeknad_telefon on soeknad (telefon);

create index pressebruker_soek on pressebruker
  using gin (soeketekst(fornavn, etternavn, stilling, redaksjon) gin_trgm_ops);
create index pressebruker_sist_innlogget on pressebruker (sist_innlogget desc nulls last, id);
create index pressebruker_tilgang_fra on pressebruker (tilgang_fra desc nulls last, id);

-- A suspension ends by itself when the Oslo day suspendert_til begins (domain/access.ts).
alter table pressebruker
  add column suspendert_til date,
  add column suspendert_fra timestamptz(3),
  add column suspendert_begrunnelse text,
  add constraint pressebruker_suspensjon
    check (num_nonnulls(suspendert_til, suspendert_fra, suspendert_begrunnelse) in (0, 3)),
  add constraint pressebruker_suspensjon_av_tilgang
    check (suspendert_til is null or tilgang_fra is not null);

-- As in domain/access.ts: only existing access can be suspended, until a later day, and suspended access is not renewed.
create function pressebruker_suspensjon_holder() returns trigger language plpgsql as $$
begin
  if new.suspendert_til is not null
    and (new.suspendert_til, new.suspendert_fra) is distinct from (old.suspendert_til, old.suspendert_fra)
    and (oslo_dag(new.suspendert_til) <= new.suspendert_fra or new.suspendert_fra < new.tilgang_fra
      or new.suspendert_fra >= oslo_dag(new.sluttdato)) then
    raise exception 'only access that there is can be suspended, for days ahead' using errcode = 'check_violation';
  end if;
  if new.bekreftet is distinct from old.bekreftet and new.soeknad_id is not distinct from old.soeknad_id
    and new.bekreftet < oslo_dag(old.suspendert_til) then
    raise exception 'suspended access is not renewed' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger pressebruker_suspensjon_holder before update on pressebruker
  for each row execute function pressebruker_suspensjon_holder();

-- Who has signed in as an administrator: the names that decisions and the audit log show.
create table administrator (
  identitet_hash bytea primary key check (length(identitet_hash) = 32),
  navn text not null,
  sist_innlogget timestamptz(3) not null
);

-- A rebuild of the index that an administrator has asked for; `indexer follow` takes it up.
create table indeks_oppdrag (
  id bigint generated always as identity primary key,
  status text not null default 'venter' check (status in ('venter', 'paagaar', 'ferdig', 'feilet')),
  bedt_om timestamptz(3) not null,
  bedt_av bytea not null check (length(bedt_av) = 32),
  startet timestamptz(3),
  ferdig timestamptz(3),
  -- The follower that builds. A new name each time the order is taken, so that an earlier follower can no longer report.
  eier uuid,
  -- How often it has been taken since it was ordered or put back.
  forsoek integer not null default 0,
  -- Set by the follower while it is alive, from the clock of the database.
  livstegn timestamptz(3),
  skrevet bigint not null default 0,
  totalt bigint not null default 0,
  -- Kind of the failure.
  feil text,
  check ((status = 'venter') = (startet is null)),
  check ((status = 'paagaar') = (eier is not null)),
  check (status <> 'paagaar' or livstegn is not null),
  check ((status in ('ferdig', 'feilet')) = (ferdig is not null)),
  check ((status = 'feilet') = (feil is not null))
);
create unique index indeks_oppdrag_ett on indeks_oppdrag ((true)) where status in ('venter', 'paagaar');

-- The audit log, newest first, whole and by each of its filters, without sorting.
drop index revisjon_tid;
drop index revisjon_sak;
drop index revisjon_person;
create index revisjon_tid on revisjon (tidspunkt, id);
create index revisjon_sak on revisjon (sak_id, tidspunkt, id) where sak_id is not null;
create index revisjon_person on revisjon (identitet_hash, tidspunkt, id);
create index revisjon_handling on revisjon (handling, tidspunkt, id);

-- A case number that is typed in any form (domain/sak.ts).
create index sak_saksnummer_tegn on sak (translate(saksnummer, '-/ .', '') text_pattern_ops);
