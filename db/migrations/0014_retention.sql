-- What is removed when its period is over (docs/decisions/0027). The periods are in domain/retention.ts, not here.

-- When the names of the parties were removed from a case, and from the titles and file names of its documents. Set, the
-- import does not write them back while they are hidden.
alter table sak add column navn_fjernet timestamptz(3);
alter table dokument add column navn_fjernet timestamptz(3);
-- Which cases have names that may be removed one day: few, as the job removes them.
create index sak_med_navn on sak (sak_id) where parter is not null or saks_tema_uten_navn is not null;
create index dokument_med_navn on dokument (sak_id)
  where tittel_uten_navn is not null or fil_navn_uten_navn is not null;

-- A document whose file has been removed keeps its row, size and sha256.
alter table dokument
  alter column lagernoekkel drop not null,
  add column fil_fjernet timestamptz(3),
  add constraint dokument_fil check ((lagernoekkel is null) = (fil_fjernet is not null));
create index dokument_lagernoekkel on dokument (lagernoekkel);

-- Since when names are known to be hidden for which nothing else says it: the court has anonymised them, or has taken
-- the hearings away.
create table navn_skjult (
  sak_id text collate "C" primary key references sak (sak_id) on delete cascade,
  siden timestamptz(3) not null
);

-- Files of the document store to which no document leads (any more), or which no document may lead to.
create table lagerfil_ubrukt (
  navn text collate "C" primary key,
  siden timestamptz(3) not null
);
create index lagerfil_ubrukt_siden on lagerfil_ubrukt (siden);

-- The last run; one row at most.
create table opprydding (
  id boolean primary key default true check (id),
  startet timestamptz(3) not null,
  -- How much was removed, by kind, in this run and in all.
  fjernet jsonb not null default '{}',
  fjernet_totalt jsonb not null default '{}',
  -- What was over when the run ended and is there still: of each kind the instant at which its period ended.
  forfalt jsonb not null default '{}',
  -- Kinds that failed.
  feilet text[] not null default '{}'
);

-- When the engine last dropped what had been deleted or replaced from the files of a generation.
alter table indeksgenerasjon add column ryddet timestamptz(3);

-- The index never has what is hidden: to remove it is no change of the case. As in 0002 otherwise.
create or replace function sak_foer_oppdatering() returns trigger language plpgsql as $$
declare
  uten_navn constant text[] :=
    array['neste_overgang', 'navn_fjernet', 'parter', 'saks_tema', 'saks_tema_uten_navn'];
begin
  if new.sak_id <> old.sak_id then
    raise exception 'sak_id is immutable';
  end if;
  if new.navn_fjernet is not null and new.navn_fjernet is distinct from old.navn_fjernet
    and new.parter is null
    and new.saks_tema is not distinct from coalesce(old.saks_tema_uten_navn, old.saks_tema)
    and new.saks_tema_uten_navn is null
    and to_jsonb(new) - uten_navn is not distinct from to_jsonb(old) - uten_navn then
    return new;
  end if;
  if (to_jsonb(new) - 'neste_overgang') is distinct from (to_jsonb(old) - 'neste_overgang') then
    new.versjon := greatest(new.versjon, old.versjon + 1);
    new.neste_overgang := null;
  end if;
  return new;
end $$;

-- The same for documents: that a hidden file has gone, or a name in a title, is no change of the case.
create function dokument_oppdatert() returns trigger language plpgsql as $$
declare
  uten_fil constant text[] := array['lagernoekkel', 'fil_fjernet'];
  uten_navn constant text[] :=
    array['navn_fjernet', 'tittel', 'tittel_uten_navn', 'fil_navn', 'fil_navn_uten_navn'];
begin
  perform sak_hev_versjon(array(
    select nye.sak_id from nye join gamle using (id)
      where not (nye.fil_fjernet is not null and gamle.fil_fjernet is null
          and to_jsonb(nye) - uten_fil = to_jsonb(gamle) - uten_fil)
        and not (nye.navn_fjernet is not null and nye.navn_fjernet is distinct from gamle.navn_fjernet
          and to_jsonb(nye) - uten_navn = to_jsonb(gamle) - uten_navn)
    union
    select gamle.sak_id from nye join gamle using (id) where nye.sak_id <> gamle.sak_id));
  return null;
end $$;
drop trigger dokument_update on dokument;
create trigger dokument_update after update on dokument
  referencing new table as nye old table as gamle for each statement execute function dokument_oppdatert();

-- Rows of the log are removed by revisjon_fjern_foer alone, and never before they are a year old, whoever asks.
create or replace function revisjon_er_endelig() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and tg_level = 'ROW' then
    if current_setting('presse.revisjon_fjern', true) = 'on' and old.tidspunkt < now() - interval '1 year' then
      return old;
    end if;
  end if;
  raise exception 'revisjon is append-only';
end $$;

-- Removes at most `antall` rows of the log from before `grense`, the oldest first, and gives how many.
create function revisjon_fjern_foer(grense timestamptz, antall integer) returns bigint
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  fjernet bigint;
begin
  if grense > now() - interval '1 year' then
    raise exception 'rows of the log are kept for a year at least' using errcode = 'check_violation';
  end if;
  perform set_config('presse.revisjon_fjern', 'on', true);
  with gamle as materialized (
    select id from revisjon where tidspunkt <= grense order by tidspunkt, id limit antall)
  delete from revisjon using gamle where revisjon.id = gamle.id;
  get diagnostics fjernet = row_count;
  perform set_config('presse.revisjon_fjern', 'off', true);
  return fjernet;
end $$;

-- As in 0011. That a decision is no longer known which is not in effect any more changes nothing of its case.
create or replace function sak_skjult_endret() returns trigger language plpgsql as $$
declare
  ider text[];
begin
  if tg_op = 'INSERT' then
    ider := array(select distinct sak_id from nye);
  elsif tg_op = 'DELETE' then
    ider := array(select distinct sak_id from gamle where opphevet is null);
  else
    ider := array(select sak_id from nye union select sak_id from gamle);
  end if;
  perform sak_hev_versjon(ider);
  perform sak_mistet_tekst(ider);
  return null;
end $$;
