-- How a change reaches the index. The id of a changed case is written in the same transaction
-- as the change; the row lock on the case makes its version monotonic.

create table sak_utboks (
  id bigint generated always as identity primary key,
  sak_id text collate "C" not null,
  opprettet timestamptz not null default now(),
  -- One row for a case in a transaction, however often the transaction touches it. Never one row for the
  -- case altogether: a row that is being read while another transaction commits must not swallow its change.
  transaksjon xid8 not null default pg_current_xact_id(),
  unique (sak_id, transaksjon)
);

-- The last version of a deleted case, so that a case that comes back goes on counting where it stopped.
create table sak_gravstein (
  sak_id text collate "C" primary key,
  versjon bigint not null
);

create table doedbrev (
  sak_id text collate "C" primary key,
  grunn text not null,
  forsoek integer not null default 1,
  foerst_feilet timestamptz not null default now(),
  sist_feilet timestamptz not null default now()
);

create table indeksgenerasjon (
  navn text primary key,
  motor text not null check (motor in ('elasticsearch', 'postgres')),
  status text not null check (status in ('bygger', 'aktiv')),
  startet timestamptz not null default now(),
  fullfoert timestamptz,
  -- Keyset position of a rebuild: every case up to here has been written.
  sist_sak_id text collate "C",
  antall bigint not null default 0
);
create unique index indeksgenerasjon_en_aktiv on indeksgenerasjon (motor) where status = 'aktiv';

-- neste_overgang alone is bookkeeping of the indexer: no new version, no outbox row.
create function sak_foer_oppdatering() returns trigger language plpgsql as $$
begin
  if new.sak_id <> old.sak_id then
    raise exception 'sak_id is immutable';
  end if;
  if (to_jsonb(new) - 'neste_overgang') is distinct from (to_jsonb(old) - 'neste_overgang') then
    new.versjon := greatest(new.versjon, old.versjon + 1);
    new.neste_overgang := null;
  end if;
  return new;
end $$;
create trigger sak_foer_oppdatering before update on sak
  for each row execute function sak_foer_oppdatering();

-- The functions below keep their plans for a session. The planner knows nothing of how many rows the next
-- statement brings, nor of a queue that is empty one moment and long the next: each function says itself how to join.
create function sak_til_utboks(ider text[]) returns void language plpgsql as $$
declare
  antall bigint;
begin
  insert into sak_utboks (sak_id) select unnest(ider) on conflict do nothing;
  get diagnostics antall = row_count;
  if antall > 0 then
    notify sak_utboks;
  end if;
end $$;

create function sak_satt_inn() returns trigger language plpgsql set enable_seqscan = off as $$
declare
  ider text[] := array(select sak_id from nye);
begin
  perform sak_til_utboks(ider);
  -- A case that comes back counts on from its tombstone. After the insert, not before: a delete that was
  -- under way has held the insert up at the primary key, and its tombstone is visible only now.
  update sak set versjon = sak_gravstein.versjon + 1
    from sak_gravstein
    where sak_gravstein.sak_id = any (ider) and sak.sak_id = sak_gravstein.sak_id
      and sak.versjon <= sak_gravstein.versjon;
  return null;
end $$;
create trigger sak_satt_inn after insert on sak
  referencing new table as nye for each statement execute function sak_satt_inn();

create function sak_oppdatert() returns trigger language plpgsql set enable_nestloop = off as $$
begin
  perform sak_til_utboks(array(
    select nye.sak_id from nye join gamle using (sak_id) where nye.versjon <> gamle.versjon));
  return null;
end $$;
create trigger sak_oppdatert after update on sak
  referencing new table as nye old table as gamle for each statement execute function sak_oppdatert();

create function sak_slettet() returns trigger language plpgsql as $$
begin
  insert into sak_gravstein (sak_id, versjon) select sak_id, versjon + 1 from gamle
    on conflict (sak_id) do update set versjon = excluded.versjon;
  perform sak_til_utboks(array(select sak_id from gamle));
  return null;
end $$;
create trigger sak_slettet after delete on sak
  referencing old table as gamle for each statement execute function sak_slettet();

-- A change of a hearing or a document is a change of its case. Cases are locked in one order, and not more
-- than needed: "for update" would wait for the key locks of other writers' foreign keys, and they for these.
create function sak_barn_endret() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform sak_hev_versjon(array(select distinct sak_id from nye));
  elsif tg_op = 'DELETE' then
    perform sak_hev_versjon(array(select distinct sak_id from gamle));
  else
    perform sak_hev_versjon(array(select sak_id from nye union select sak_id from gamle));
  end if;
  return null;
end $$;

create function sak_hev_versjon(ider text[]) returns void language plpgsql set enable_seqscan = off as $$
declare
  -- Once in a transaction is enough: nobody else sees what lies between. The outbox row tells that it is done.
  gjenstaar text[] := array(
    select i.id from unnest(ider) as i (id) where not exists (
      select from sak_utboks u where u.sak_id = i.id and u.transaksjon = pg_current_xact_id()));
begin
  perform 1 from sak where sak_id = any (gjenstaar) order by sak_id for no key update;
  update sak set versjon = versjon + 1 where sak_id = any (gjenstaar);
end $$;

create trigger rettsmoete_insert after insert on rettsmoete
  referencing new table as nye for each statement execute function sak_barn_endret();
create trigger rettsmoete_update after update on rettsmoete
  referencing new table as nye old table as gamle for each statement execute function sak_barn_endret();
create trigger rettsmoete_delete after delete on rettsmoete
  referencing old table as gamle for each statement execute function sak_barn_endret();
create trigger dokument_insert after insert on dokument
  referencing new table as nye for each statement execute function sak_barn_endret();
create trigger dokument_update after update on dokument
  referencing new table as nye old table as gamle for each statement execute function sak_barn_endret();
create trigger dokument_delete after delete on dokument
  referencing old table as gamle for each statement execute function sak_barn_endret();

-- The court's names are part of its cases' documents.
create function domstol_endret() returns trigger language plpgsql as $$
begin
  perform sak_hev_versjon(array(select sak_id from sak where domstol_id = new.id));
  return null;
end $$;
create trigger domstol_endret after update on domstol for each row
  when ((old.navn, old.andre_navn, old.tidligere_navn, old.seter)
    is distinct from (new.navn, new.andre_navn, new.tidligere_navn, new.seter))
  execute function domstol_endret();

create function domstol_sete_endret() returns trigger language plpgsql as $$
begin
  perform sak_hev_versjon(array(
    select sak_id from sak where domstol_id = coalesce(new.domstol_id, old.domstol_id)
      and saksnummer like '%/' || coalesce(new.suffiks, old.suffiks)));
  return null;
end $$;
create trigger domstol_sete_endret after insert or update or delete on domstol_sete for each row
  execute function domstol_sete_endret();

-- Truncate fires no row triggers, so the index would not learn of it.
create function maa_slettes_radvis() returns trigger language plpgsql as $$
begin
  raise exception '% is emptied with delete, so that the index follows', tg_table_name;
end $$;
create trigger sak_kan_ikke_toemmes before truncate on sak execute function maa_slettes_radvis();
create trigger rettsmoete_kan_ikke_toemmes before truncate on rettsmoete execute function maa_slettes_radvis();
create trigger dokument_kan_ikke_toemmes before truncate on dokument execute function maa_slettes_radvis();
