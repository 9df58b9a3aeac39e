-- Names of the parties in subject, title and file name are found by the program (domain/names/). Which version of it has looked
-- at the row as it is; 0: none yet, and then whoever reads the row looks itself (docs/decisions/0026).
alter table sak add column navneleser integer not null default 0;
alter table dokument add column navneleser integer not null default 0;
create index sak_navneleser on sak (navneleser);
create index dokument_navneleser on dokument (navneleser);

-- As in 0014. Another subject or other parties have to be looked at again. That they have been is no change of the case.
create or replace function sak_foer_oppdatering() returns trigger language plpgsql as $$
declare
  uten_navn constant text[] :=
    array['neste_overgang', 'navn_fjernet', 'parter', 'saks_tema', 'saks_tema_uten_navn', 'navneleser'];
  bokfoering constant text[] := array['neste_overgang', 'navneleser'];
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
  if (to_jsonb(new) - bokfoering) is distinct from (to_jsonb(old) - bokfoering) then
    new.versjon := greatest(new.versjon, old.versjon + 1);
    new.neste_overgang := null;
  end if;
  if (new.parter, new.saks_tema) is distinct from (old.parter, old.saks_tema) then
    new.navneleser := 0;
  end if;
  return new;
end $$;

create function dokument_foer_oppdatering() returns trigger language plpgsql as $$
begin
  if (new.tittel, new.fil_navn, new.sak_id) is distinct from (old.tittel, old.fil_navn, old.sak_id)
    and new.navn_fjernet is not distinct from old.navn_fjernet then
    new.navneleser := 0;
  end if;
  return new;
end $$;
create trigger dokument_foer_oppdatering before update on dokument
  for each row execute function dokument_foer_oppdatering();

-- As in 0014, and without the bookkeeping.
create or replace function dokument_oppdatert() returns trigger language plpgsql as $$
declare
  uten_fil constant text[] := array['lagernoekkel', 'fil_fjernet', 'navneleser'];
  uten_navn constant text[] :=
    array['navn_fjernet', 'tittel', 'tittel_uten_navn', 'fil_navn', 'fil_navn_uten_navn', 'navneleser'];
begin
  perform sak_hev_versjon(array(
    select nye.sak_id from nye join gamle using (id)
      where not (nye.fil_fjernet is not null and gamle.fil_fjernet is null
          and to_jsonb(nye) - uten_fil = to_jsonb(gamle) - uten_fil)
        and not (nye.navn_fjernet is not null and nye.navn_fjernet is distinct from gamle.navn_fjernet
          and to_jsonb(nye) - uten_navn = to_jsonb(gamle) - uten_navn)
        -- The index has neither title nor file name.
        and not (nye.tittel = gamle.tittel and nye.fil_navn = gamle.fil_navn
          and to_jsonb(nye) - uten_navn = to_jsonb(gamle) - uten_navn)
    union
    select gamle.sak_id from nye join gamle using (id) where nye.sak_id <> gamle.sak_id));
  return null;
end $$;

-- A restriction that is taken back is found no more, as a text is (0010). By name these fire after dokument_update and
-- dokument_delete, which write the rows of the outbox.
create function dokument_mistet_begrensning() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  perform sak_mistet_tekst(array(
    select distinct g.sak_id from gamle g
    where g.begrensninger <> '{}' and not exists (
      select from dokument k where k.sak_id = g.sak_id and k.begrensninger @> g.begrensninger)));
  return null;
end $$;
create trigger dokument_update_begrensning after update on dokument
  referencing old table as gamle for each statement execute function dokument_mistet_begrensning();
create trigger dokument_delete_begrensning after delete on dokument
  referencing old table as gamle for each statement execute function dokument_mistet_begrensning();
