-- What a court, or an administrator for it, hides or restricts.

-- Hidden by an administrator, in effect from the next request on (docs/decisions/0025). No foreign key to sak: a case or a
-- document that the court takes away and sends again stays hidden.
create table tilbaketrekking (
  id bigint generated always as identity primary key,
  sak_id text collate "C" not null,
  omfang text not null check (omfang in ('sak', 'parter', 'dokument')),
  -- The document, when it is one.
  filtype text check (filtype in ('tiltale', 'avgjoerelse')),
  domstol_initialer text,
  fil_navn text,
  grunn text not null check (grunn in ('feil', 'begjaering', 'skjult_identitet', 'barn', 'annet')),
  forklaring text not null check (forklaring <> ''),
  skjult timestamptz(3) not null,
  -- null: an operator at the command line.
  skjult_av bytea check (length(skjult_av) = 32),
  opphevet timestamptz(3) check (opphevet >= skjult),
  opphevet_av bytea check (length(opphevet_av) = 32),
  opphevet_forklaring text check (opphevet_forklaring <> ''),
  check ((omfang = 'dokument') = (num_nulls(filtype, domstol_initialer, fil_navn) = 0)),
  check (omfang = 'dokument' or num_nonnulls(filtype, domstol_initialer, fil_navn) = 0),
  check ((opphevet is null) = (opphevet_forklaring is null))
);
create unique index tilbaketrekking_gjelder on tilbaketrekking
  (sak_id, omfang, coalesce(filtype, ''), coalesce(domstol_initialer, ''), coalesce(fil_navn, ''))
  where opphevet is null;

-- Restrictions that come with the court's list.
alter table sak add column begrensninger text[] not null default '{}'
  check (begrensninger <@ array['lukkedeDoerer', 'referatforbud', 'fotoforbud', 'skjultIdentitet']);
alter table rettsmoete add column begrensninger text[] not null default '{}'
  check (begrensninger <@ array['lukkedeDoerer', 'referatforbud', 'fotoforbud', 'skjultIdentitet']);
alter table dokument add column begrensninger text[] not null default '{}'
  check (begrensninger <@ array['lukkedeDoerer', 'referatforbud', 'fotoforbud', 'skjultIdentitet']);

-- Restrictions on a case that an administrator has set.
create table begrensning (
  id bigint generated always as identity primary key,
  sak_id text collate "C" not null,
  type text not null check (type in ('lukkedeDoerer', 'referatforbud', 'fotoforbud', 'skjultIdentitet')),
  -- To the journalists.
  tekst text not null check (tekst <> ''),
  -- The last Oslo day; null: until it is lifted.
  gjelder_til date,
  satt timestamptz(3) not null,
  satt_av bytea check (length(satt_av) = 32),
  opphevet timestamptz(3) check (opphevet >= satt),
  opphevet_av bytea check (length(opphevet_av) = 32),
  opphevet_forklaring text check (opphevet_forklaring <> ''),
  check ((opphevet is null) = (opphevet_forklaring is null)),
  -- A hidden identity is not shown again by the clock.
  check (type <> 'skjultIdentitet' or gjelder_til is null)
);
create unique index begrensning_gjelder on begrensning (sak_id, type) where opphevet is null;

-- The same texts without the names of the parties that stand in them; null when none do. The import works them out.
alter table sak add column saks_tema_uten_navn text;
alter table dokument
  add column tittel_uten_navn text,
  add column fil_navn_uten_navn text check (fil_navn_uten_navn ~ '^[A-Za-z0-9ÆØÅæøå._-]{1,120}$');

-- To hide something is a change of the case, and the index has the text still.
create function sak_skjult_endret() returns trigger language plpgsql as $$
declare
  ider text[];
begin
  if tg_op = 'INSERT' then
    ider := array(select distinct sak_id from nye);
  elsif tg_op = 'DELETE' then
    ider := array(select distinct sak_id from gamle);
  else
    ider := array(select sak_id from nye union select sak_id from gamle);
  end if;
  perform sak_hev_versjon(ider);
  perform sak_mistet_tekst(ider);
  return null;
end $$;
create trigger tilbaketrekking_insert after insert on tilbaketrekking
  referencing new table as nye for each statement execute function sak_skjult_endret();
create trigger tilbaketrekking_update after update on tilbaketrekking
  referencing new table as nye old table as gamle for each statement execute function sak_skjult_endret();
create trigger tilbaketrekking_delete after delete on tilbaketrekking
  referencing old table as gamle for each statement execute function sak_skjult_endret();
create trigger begrensning_insert after insert on begrensning
  referencing new table as nye for each statement execute function sak_skjult_endret();
create trigger begrensning_update after update on begrensning
  referencing new table as nye old table as gamle for each statement execute function sak_skjult_endret();
create trigger begrensning_delete after delete on begrensning
  referencing old table as gamle for each statement execute function sak_skjult_endret();

-- As in 0010, with the new columns that the index has.
create or replace function sak_oppdatert() returns trigger language plpgsql set enable_nestloop = off as $$
declare
  endret text[];
  mistet text[];
begin
  select array_agg(sak_id), array_agg(sak_id) filter (where
      er_borte(gamle.saksnummer, nye.saksnummer) or er_borte(gamle.domstol_id, nye.domstol_id)
      or er_borte(gamle.saks_tema, nye.saks_tema) or er_borte(gamle.sakstype, nye.sakstype)
      or er_borte(gamle.saks_tema_uten_navn, nye.saks_tema_uten_navn)
      or gamle.saks_tema_uten_navn is null and nye.saks_tema_uten_navn is not null
      or er_borte(gamle.parter, nye.parter) or er_borte(gamle.advokat, nye.advokat)
      or er_borte(gamle.rettens_administrator, nye.rettens_administrator)
      or not gamle.bistandsadvokater <@ nye.bistandsadvokater
      or not gamle.begrensninger <@ nye.begrensninger)
    into endret, mistet
    from nye join gamle using (sak_id) where nye.versjon <> gamle.versjon;
  perform sak_til_utboks(endret);
  perform sak_mistet_tekst(mistet);
  return null;
end $$;

create or replace function rettsmoete_mistet_tekst() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  perform sak_mistet_tekst(array(
    select distinct g.sak_id from gamle g
    where (g.rettsmoetetype <> '' and not exists (select from rettsmoete r
        where r.sak_id = g.sak_id and r.rettsmoetetype = g.rettsmoetetype))
      or (g.rettsal_adresse <> '' and not exists (select from rettsmoete r
        where r.sak_id = g.sak_id and r.rettsal_adresse = g.rettsal_adresse))
      or not exists (select from rettsmoete r
        where r.sak_id = g.sak_id and r.begrensninger @> g.begrensninger)
        and g.begrensninger <> '{}'));
  return null;
end $$;
