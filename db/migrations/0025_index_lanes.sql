-- Two layouts of the index side by side, each kept true by a follower of its own (docs/decisions/0039). What belongs to one of them lies
-- in its lane: lane a is the tables that have always been there, lane b those of the schema spor_b. A program finds the tables of its
-- lane by its search path, so that the statements are the same. A later change of these tables is made in both.

create schema spor_b;
create table spor_b.sak_utboks (like sak_utboks including all);
create table spor_b.doedbrev (like doedbrev including all);
create table spor_b.indeksgenerasjon (like indeksgenerasjon including all);
create table spor_b.indeks_oppdrag (like indeks_oppdrag including all);

-- Which engine and layout has a lane; null: nobody.
create table indeksspor (
  spor text primary key check (spor in ('a', 'b')),
  motor text,
  oppsett text,
  tatt timestamptz,
  check ((motor is null) = (oppsett is null) and (motor is null) = (tatt is null)),
  unique (motor, oppsett)
);
insert into indeksspor (spor) values ('a'), ('b');

-- Triggers run in the sessions of both lanes, and mean lane a. What they write there is copied to lane b.
alter function sak_til_utboks(text[]) set search_path = public;
alter function sak_hev_versjon(text[]) set search_path = public;
alter function sak_mistet_tekst(text[]) set search_path = public;

create function utboks_til_spor_b() returns trigger language plpgsql set search_path = public as $$
begin
  if exists (select from indeksspor where spor = 'b' and motor is not null) then
    insert into spor_b.sak_utboks as der (sak_id, opprettet, transaksjon, tekst)
      select sak_id, opprettet, transaksjon, tekst from nye
      on conflict (sak_id, transaksjon) do update set tekst = der.tekst or excluded.tekst;
  end if;
  return null;
end $$;
create trigger sak_utboks_ny after insert on sak_utboks
  referencing new table as nye for each statement execute function utboks_til_spor_b();
create trigger sak_utboks_endret after update on sak_utboks
  referencing new table as nye for each statement execute function utboks_til_spor_b();

-- Every connection of a program that uses a lane holds this lock shared, on 1 or 2.
create function spor_laas() returns integer immutable language sql as $$ select 7237002 $$;

-- Empties a lane. The generations stay in the engine until the next owner of the lane drops them, or "indexer retire" does.
create function spor_toem(hvilket text) returns void language plpgsql as $$
begin
  if hvilket = 'a' then
    delete from public.indeksgenerasjon;
    delete from public.doedbrev;
    delete from public.indeks_oppdrag;
    delete from public.sak_utboks;
  else
    delete from spor_b.indeksgenerasjon;
    delete from spor_b.doedbrev;
    delete from spor_b.indeks_oppdrag;
    delete from spor_b.sak_utboks;
  end if;
  update public.indeksspor set motor = null, oppsett = null, tatt = null where spor = hvilket;
end $$;

-- The lane of an engine and a layout, which is taken when there is none yet: first one that nobody has, then one whose
-- programs have all ended. While both are in use, this fails: an upgrade is finished before the next one begins.
create function spor_for(min_motor text, mitt_oppsett text) returns text language plpgsql set search_path = public as $$
declare
  mitt text;
begin
  select spor into mitt from indeksspor where motor = min_motor and oppsett = mitt_oppsett;
  if found then
    return mitt;
  end if;
  perform pg_advisory_xact_lock(spor_laas(), 0);
  -- Programs from before there were lanes use lane a and do not say so. Their generation does.
  update indeksspor set motor = g.motor, oppsett = coalesce(g.oppsett_versjon, ''), tatt = now()
    from (select motor, oppsett_versjon from public.indeksgenerasjon
      order by motor <> min_motor, status <> 'aktiv', startet desc limit 1) g
    where spor = 'a' and indeksspor.motor is null;
  select spor into mitt from indeksspor where motor = min_motor and oppsett = mitt_oppsett;
  if found then
    return mitt;
  end if;
  select spor into mitt from indeksspor where motor is null order by spor limit 1;
  if not found then
    select spor into mitt from indeksspor
      where pg_try_advisory_xact_lock(spor_laas(), ascii(spor) - ascii('a') + 1)
      order by tatt limit 1;
    if not found then
      raise exception 'both lanes of the index are in use by other versions' using errcode = 'object_in_use',
        hint = 'stop one of the other versions, or run "indexer retire" with this one when it has stopped';
    end if;
    perform spor_toem(mitt);
  end if;
  -- A change that is being written now must not be missed by both the queue of the lane and the rebuild that fills it.
  if mitt = 'b' then
    lock table public.sak_utboks in share mode;
  end if;
  update indeksspor set motor = min_motor, oppsett = mitt_oppsett, tatt = now() where spor = mitt;
  return mitt;
end $$;
