-- When a press user was here (domain/visit.ts): the last call, noted now and then, and that of the visit before. Until the first
-- visit that is noted, the last sign-in stands for it.
alter table pressebruker add column besoek_sist timestamptz(3), add column besoek_forrige timestamptz(3);
update pressebruker set besoek_sist = sist_innlogget where sist_innlogget is not null;

-- When the court last changed what is shown of the case (import/shown-changes.ts); null until it has.
alter table sak add column endret timestamptz(3);

-- As in 0021. That a change has been noted is no change of the case, and the index does not have it.
create or replace function sak_foer_oppdatering() returns trigger language plpgsql as $$
declare
  uten_navn constant text[] :=
    array['neste_overgang', 'navn_fjernet', 'parter', 'saks_tema', 'saks_tema_uten_navn', 'navneleser'];
  bokfoering constant text[] := array['neste_overgang', 'navneleser', 'endret'];
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
