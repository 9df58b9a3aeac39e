-- Which waiting cases have lost text: Postgres no longer says something that the index may still find them by
-- (docs/decisions/0003). Nobody knows it of the rows that wait now, so they count as such.
alter table sak_utboks add column tekst boolean not null default true;
alter table sak_utboks alter column tekst set default false;
create index sak_utboks_tekst on sak_utboks (sak_id) where tekst;

-- Marks the row that this transaction has written for each of these cases. A case without one is being deleted:
-- then sak_slettet writes it. Like the functions below, this one says itself how to join (0002).
create function sak_mistet_tekst(ider text[]) returns void language plpgsql set enable_seqscan = off as $$
begin
  if cardinality(ider) > 0 then
    update sak_utboks set tekst = true
      where sak_id = any (ider) and transaksjon = pg_current_xact_id() and not tekst;
  end if;
end $$;

create function er_borte(gammel text, ny text) returns boolean immutable language sql as $$
  select gammel <> '' and ny is distinct from gammel
$$;

create or replace function sak_oppdatert() returns trigger language plpgsql set enable_nestloop = off as $$
declare
  endret text[];
  mistet text[];
begin
  select array_agg(sak_id), array_agg(sak_id) filter (where
      er_borte(gamle.saksnummer, nye.saksnummer) or er_borte(gamle.domstol_id, nye.domstol_id)
      or er_borte(gamle.saks_tema, nye.saks_tema) or er_borte(gamle.sakstype, nye.sakstype)
      or er_borte(gamle.parter, nye.parter) or er_borte(gamle.advokat, nye.advokat)
      or er_borte(gamle.rettens_administrator, nye.rettens_administrator)
      or not gamle.bistandsadvokater <@ nye.bistandsadvokater)
    into endret, mistet
    from nye join gamle using (sak_id) where nye.versjon <> gamle.versjon;
  perform sak_til_utboks(endret);
  perform sak_mistet_tekst(mistet);
  return null;
end $$;

-- A case that comes back before the index has heard of it is found by the text that was deleted.
create or replace function sak_slettet() returns trigger language plpgsql as $$
declare
  ider text[] := array(select sak_id from gamle);
begin
  insert into sak_gravstein (sak_id, versjon) select sak_id, versjon + 1 from gamle
    on conflict (sak_id) do update set versjon = excluded.versjon;
  perform sak_til_utboks(ider);
  perform sak_mistet_tekst(ider);
  return null;
end $$;

-- What the hearings that are left still say is not lost. By name these fire after rettsmoete_update and
-- rettsmoete_delete, which write the rows.
create function rettsmoete_mistet_tekst() returns trigger language plpgsql set enable_seqscan = off as $$
begin
  perform sak_mistet_tekst(array(
    select distinct g.sak_id from gamle g
    where (g.rettsmoetetype <> '' and not exists (select from rettsmoete r
        where r.sak_id = g.sak_id and r.rettsmoetetype = g.rettsmoetetype))
      or (g.rettsal_adresse <> '' and not exists (select from rettsmoete r
        where r.sak_id = g.sak_id and r.rettsal_adresse = g.rettsal_adresse))));
  return null;
end $$;
create trigger rettsmoete_update_tekst after update on rettsmoete
  referencing old table as gamle for each statement execute function rettsmoete_mistet_tekst();
create trigger rettsmoete_delete_tekst after delete on rettsmoete
  referencing old table as gamle for each statement execute function rettsmoete_mistet_tekst();

create or replace function domstol_endret() returns trigger language plpgsql as $$
declare
  ider text[] := array(select sak_id from sak where domstol_id = new.id);
begin
  perform sak_hev_versjon(ider);
  if not (array[old.navn] || old.andre_navn || old.tidligere_navn || old.seter)
      <@ (array[new.navn] || new.andre_navn || new.tidligere_navn || new.seter) then
    perform sak_mistet_tekst(ider);
  end if;
  return null;
end $$;

create or replace function domstol_sete_endret() returns trigger language plpgsql as $$
declare
  ider text[] := array(
    select sak_id from sak where domstol_id = coalesce(new.domstol_id, old.domstol_id)
      and saksnummer like '%/' || coalesce(new.suffiks, old.suffiks));
begin
  perform sak_hev_versjon(ider);
  if tg_op <> 'INSERT' and er_borte(old.sete, new.sete) then
    perform sak_mistet_tekst(ider);
  end if;
  return null;
end $$;
