-- Names of the parties are found in every text of a case (domain/names/text-fields.ts). `uten_navn` has those that say one, without it, by
-- their columns; null: none does. The columns of subject, title and file name stay. `navneleser` of a case is about its hearings
-- and restrictions, too (docs/decisions/0055).
alter table sak add column uten_navn jsonb;
alter table rettsmoete add column uten_navn jsonb;
alter table begrensning add column tekst_uten_navn text;

-- Cases of which something of that is stored, for the job that removes names: few, so no index of a large table is needed.
create table navn_i_tekst (
  sak_id text collate "C" primary key references sak (sak_id) on delete cascade
);

-- As in 0027, with the other texts. The version before removes the names from the subject alone.
create or replace function sak_foer_oppdatering() returns trigger language plpgsql as $$
declare
  om_navn constant text[] := array['neste_overgang', 'navn_fjernet', 'parter', 'saks_tema', 'saks_tema_uten_navn', 'navneleser',
    'uten_navn'];
  bokfoering constant text[] := array['neste_overgang', 'navneleser', 'endret'];
begin
  if new.sak_id <> old.sak_id then
    raise exception 'sak_id is immutable';
  end if;
  if new.navn_fjernet is not null and new.navn_fjernet is distinct from old.navn_fjernet
    and new.parter is null
    and new.saks_tema is not distinct from coalesce(old.saks_tema_uten_navn, old.saks_tema)
    and new.saks_tema_uten_navn is null
    and to_jsonb(new) - om_navn in
      (to_jsonb(old) - om_navn, (to_jsonb(old) || coalesce(old.uten_navn, '{}')) - om_navn) then
    return new;
  end if;
  if (to_jsonb(new) - bokfoering) is distinct from (to_jsonb(old) - bokfoering) then
    new.versjon := greatest(new.versjon, old.versjon + 1);
    new.neste_overgang := null;
  end if;
  if (new.parter, new.saks_tema, new.sakstype, new.advokat, new.bistandsadvokater, new.rettens_administrator, new.beskrivelse)
    is distinct from
    (old.parter, old.saks_tema, old.sakstype, old.advokat, old.bistandsadvokater, old.rettens_administrator, old.beskrivelse) then
    new.navneleser := 0;
  end if;
  return new;
end $$;

-- As in 0011. The index has the texts without names: a name that has been found since is text that it has lost.
create or replace function sak_oppdatert() returns trigger language plpgsql set enable_nestloop = off as $$
declare
  endret text[];
  mistet text[];
begin
  select array_agg(sak_id), array_agg(sak_id) filter (where
      er_borte(gamle.saksnummer, nye.saksnummer) or er_borte(gamle.domstol_id, nye.domstol_id)
      or er_borte(gamle.saks_tema, nye.saks_tema)
      or er_borte(gamle.saks_tema_uten_navn, nye.saks_tema_uten_navn)
      or gamle.saks_tema_uten_navn is null and nye.saks_tema_uten_navn is not null
      or er_borte(gamle.parter, nye.parter)
      or er_borte(coalesce(gamle.uten_navn ->> 'sakstype', gamle.sakstype), coalesce(nye.uten_navn ->> 'sakstype', nye.sakstype))
      or er_borte(coalesce(gamle.uten_navn ->> 'advokat', gamle.advokat), coalesce(nye.uten_navn ->> 'advokat', nye.advokat))
      or er_borte(coalesce(gamle.uten_navn ->> 'rettens_administrator', gamle.rettens_administrator),
        coalesce(nye.uten_navn ->> 'rettens_administrator', nye.rettens_administrator))
      or not coalesce(gamle.uten_navn -> 'bistandsadvokater', to_jsonb(gamle.bistandsadvokater))
        <@ coalesce(nye.uten_navn -> 'bistandsadvokater', to_jsonb(nye.bistandsadvokater))
      or not gamle.begrensninger <@ nye.begrensninger)
    into endret, mistet
    from nye join gamle using (sak_id) where nye.versjon <> gamle.versjon;
  perform sak_til_utboks(endret);
  perform sak_mistet_tekst(mistet);
  return null;
end $$;

-- The same of hearings.
create or replace function rettsmoete_mistet_tekst() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  perform sak_mistet_tekst(array(
    select distinct g.sak_id from gamle g
    where (g.rettsmoetetype <> '' and not exists (select from rettsmoete r
        where r.sak_id = g.sak_id and coalesce(r.uten_navn ->> 'rettsmoetetype', r.rettsmoetetype)
          = coalesce(g.uten_navn ->> 'rettsmoetetype', g.rettsmoetetype)))
      or (g.rettsal_adresse <> '' and not exists (select from rettsmoete r
        where r.sak_id = g.sak_id and coalesce(r.uten_navn ->> 'rettsal_adresse', r.rettsal_adresse)
          = coalesce(g.uten_navn ->> 'rettsal_adresse', g.rettsal_adresse)))
      or not exists (select from rettsmoete r
        where r.sak_id = g.sak_id and r.begrensninger @> g.begrensninger)
        and g.begrensninger <> '{}'));
  return null;
end $$;

-- As sak_barn_endret (0002). That names are removed which the index never had is no change of the case.
create function rettsmoete_oppdatert() returns trigger language plpgsql as $$
begin
  perform sak_hev_versjon(array(
    select nye.sak_id from nye join gamle using (id)
      where not (gamle.uten_navn is not null and nye.uten_navn is null
        and to_jsonb(nye) - 'uten_navn' = (to_jsonb(gamle) || gamle.uten_navn) - 'uten_navn')
    union
    select gamle.sak_id from nye join gamle using (id) where nye.sak_id <> gamle.sak_id));
  return null;
end $$;
drop trigger rettsmoete_update on rettsmoete;
create trigger rettsmoete_update after update on rettsmoete
  referencing new table as nye old table as gamle for each statement execute function rettsmoete_oppdatert();

-- The same of restrictions, whose text the index does not have; that names are found in it is none either.
create function begrensning_oppdatert() returns trigger language plpgsql as $$
declare
  tekster constant text[] := array['tekst', 'tekst_uten_navn'];
  ider text[] := array(
    select nye.sak_id from nye join gamle using (id)
      where not (nye.tekst in (gamle.tekst, gamle.tekst_uten_navn) and to_jsonb(nye) - tekster = to_jsonb(gamle) - tekster)
    union
    select gamle.sak_id from nye join gamle using (id) where nye.sak_id <> gamle.sak_id);
begin
  perform sak_hev_versjon(ider);
  perform sak_mistet_tekst(ider);
  return null;
end $$;
drop trigger begrensning_update on begrensning;
create trigger begrensning_update after update on begrensning
  referencing new table as nye old table as gamle for each statement execute function begrensning_oppdatert();

-- New texts of a hearing or a restriction have to be looked at. By name these fire after the triggers that lock the cases.
create function rettsmoete_har_nye_tekster() returns trigger language plpgsql as $$
declare
  ider text[];
begin
  if tg_op = 'INSERT' then
    ider := array(select sak_id from nye where num_nonnulls(sal, rettsal_adresse, rettsmoetetype) > 0);
  else
    ider := array(select nye.sak_id from nye join gamle using (id)
      where (nye.sal, nye.rettsal_adresse, nye.rettsmoetetype)
          is distinct from (gamle.sal, gamle.rettsal_adresse, gamle.rettsmoetetype)
        and not (gamle.uten_navn is not null and nye.uten_navn is null));
  end if;
  update sak set navneleser = 0 where sak_id = any (ider) and navneleser <> 0;
  return null;
end $$;
create trigger rettsmoete_insert_tekster after insert on rettsmoete
  referencing new table as nye for each statement execute function rettsmoete_har_nye_tekster();
create trigger rettsmoete_update_tekster after update on rettsmoete
  referencing new table as nye old table as gamle for each statement execute function rettsmoete_har_nye_tekster();

create function begrensning_har_ny_tekst() returns trigger language plpgsql as $$
begin
  update sak set navneleser = 0 where sak_id in (select sak_id from nye where tekst_uten_navn is null) and navneleser <> 0;
  return null;
end $$;
create trigger begrensning_insert_tekst after insert on begrensning
  referencing new table as nye for each statement execute function begrensning_har_ny_tekst();
