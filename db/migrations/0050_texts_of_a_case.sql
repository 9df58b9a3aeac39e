-- Older versions: go on
-- A column of a case is a text unless it is named here: the index may find the case by it, and the parties' names may stand in it. So
-- a new text needs nothing but its column. Until now each text was named in both functions.
create function tekst_er_borte(gammel jsonb, ny jsonb) returns boolean immutable language sql as $$
  select exists (select from jsonb_each(gammel) as felt (navn, tekst)
    where tekst not in ('null', '""') and case jsonb_typeof(tekst)
      when 'array' then not tekst <@ coalesce(ny -> navn, '[]')
      else tekst is distinct from ny -> navn end)
$$;

-- As in 0045, with every text. The index has no description.
create or replace function sak_oppdatert() returns trigger language plpgsql set enable_nestloop = off as $$
declare
  ikke_i_indeks constant text[] := array['sak_id', 'versjon', 'neste_overgang', 'foerst_sett', 'endret', 'parter_anonymisert',
    'er_hentet_fra_sak_api', 'beskrivelse', 'navneleser', 'navn_fjernet', 'uten_navn'];
  endret text[];
  mistet text[];
begin
  select array_agg(sak_id), array_agg(sak_id) filter (where
      gamle.saks_tema_uten_navn is null and nye.saks_tema_uten_navn is not null
      or tekst_er_borte((to_jsonb(gamle) || coalesce(gamle.uten_navn, '{}')) - ikke_i_indeks,
        (to_jsonb(nye) || coalesce(nye.uten_navn, '{}')) - ikke_i_indeks))
    into endret, mistet
    from nye join gamle using (sak_id) where nye.versjon <> gamle.versjon;
  perform sak_til_utboks(endret);
  perform sak_mistet_tekst(mistet);
  return null;
end $$;

-- As in 0045, with every text. Ids and codes, which the import checks, say no names.
create or replace function sak_foer_oppdatering() returns trigger language plpgsql as $$
declare
  om_navn constant text[] := array['neste_overgang', 'navn_fjernet', 'parter', 'saks_tema', 'saks_tema_uten_navn', 'navneleser',
    'uten_navn'];
  bokfoering constant text[] := array['neste_overgang', 'navneleser', 'endret'];
  uten_tekst constant text[] := array['sak_id', 'saksnummer', 'domstol_id', 'parter_anonymisert', 'er_hentet_fra_sak_api',
    'begrensninger', 'foerst_sett', 'endret', 'versjon', 'neste_overgang', 'navn_fjernet', 'navneleser', 'saks_tema_uten_navn',
    'uten_navn'];
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
  if (to_jsonb(new) - uten_tekst) is distinct from (to_jsonb(old) - uten_tekst) then
    new.navneleser := 0;
  end if;
  return new;
end $$;
