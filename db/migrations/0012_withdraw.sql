-- Withdrawing by an administrator or an operator (docs/decisions/0025).

alter table tilbaketrekking
  drop constraint tilbaketrekking_grunn_check,
  add constraint tilbaketrekking_grunn_check check (grunn in ('feil', 'kjennelse', 'sikkerhet')),
  -- The case's number when it was hidden: a case that comes with the same number, under whatever id, is hidden too.
  add column saksnummer text,
  -- Who it was at the command line, in their own words.
  add column operatoer text check (operatoer <> ''),
  add column opphevet_operatoer text check (opphevet_operatoer <> ''),
  -- How many persons were sent a message.
  add column varslet integer not null default 0 check (varslet >= 0);
create index tilbaketrekking_saksnummer on tilbaketrekking (saksnummer) where opphevet is null;
create index tilbaketrekking_sak on tilbaketrekking (sak_id);

alter table begrensning
  add column saksnummer text,
  add column varslet integer not null default 0 check (varslet >= 0);
create index begrensning_saksnummer on begrensning (saksnummer) where opphevet is null;
create index begrensning_sak on begrensning (sak_id);

create function sett_saksnummer() returns trigger language plpgsql as $$
begin
  new.saksnummer := coalesce(new.saksnummer, (select saksnummer from sak where sak.sak_id = new.sak_id));
  return new;
end $$;
create trigger tilbaketrekking_saksnummer before insert on tilbaketrekking
  for each row execute function sett_saksnummer();
create trigger begrensning_saksnummer before insert on begrensning
  for each row execute function sett_saksnummer();

-- Has the person opened the case, or a document of it? (db/revisjon/seen.ts)
create index revisjon_sett on revisjon (sak_id, identitet_hash, tidspunkt)
  where rolle = 'presse' and handling in ('sak', 'dokument');

-- Taken before a case is added, shared, and before one is hidden, exclusively: so that whoever comes second sees what
-- the first has done. Before any row is locked, so that nobody waits for the other.
create function sak_kommer() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtext('tilbaketrekking'));
  return null;
end $$;
create trigger sak_kommer before insert on sak for each statement execute function sak_kommer();

-- A case that comes with the number of a hidden one, or gets it, is hidden as that one is; and when a hidden case gets
-- the number of another, that one is hidden. The same for restrictions.
create function sak_arver_skjult(ider text[]) returns void language plpgsql
  set enable_nestloop = on set enable_seqscan = off as $$
declare
  numre text[];
begin
  if not exists (select from tilbaketrekking where opphevet is null and omfang <> 'dokument')
      and not exists (select from begrensning where opphevet is null) then
    return;
  end if;
  numre := array(select distinct saksnummer from sak where sak_id = any (ider));
  insert into tilbaketrekking (sak_id, saksnummer, omfang, grunn, forklaring, skjult, skjult_av, operatoer)
    with like_numre as (select sak_id, saksnummer from sak where saksnummer = any (numre)),
      skjulte as (
        select l.saksnummer as nummer, t.* from like_numre l join tilbaketrekking t using (sak_id)
          where t.opphevet is null and t.omfang <> 'dokument'
        union all
        select t.saksnummer, t.* from tilbaketrekking t
          where t.saksnummer = any (numre) and t.opphevet is null and t.omfang <> 'dokument')
    select distinct on (mot.sak_id, t.omfang)
      mot.sak_id, mot.saksnummer, t.omfang, t.grunn, t.forklaring, t.skjult, t.skjult_av, t.operatoer
    from skjulte t join like_numre mot on mot.saksnummer = t.nummer
    order by mot.sak_id, t.omfang, t.id
    on conflict do nothing;
  insert into begrensning (sak_id, saksnummer, type, tekst, gjelder_til, satt, satt_av)
    with like_numre as (select sak_id, saksnummer from sak where saksnummer = any (numre)),
      satte as (
        select l.saksnummer as nummer, b.* from like_numre l join begrensning b using (sak_id)
          where b.opphevet is null
        union all
        select b.saksnummer, b.* from begrensning b
          where b.saksnummer = any (numre) and b.opphevet is null)
    select distinct on (mot.sak_id, b.type)
      mot.sak_id, mot.saksnummer, b.type, b.tekst, b.gjelder_til, b.satt, b.satt_av
    from satte b join like_numre mot on mot.saksnummer = b.nummer
    order by mot.sak_id, b.type, b.id
    on conflict do nothing;
end $$;

create function sak_har_nytt_nummer() returns trigger language plpgsql set enable_nestloop = off as $$
declare
  ider text[];
begin
  if tg_op = 'INSERT' then
    ider := array(select sak_id from nye);
  else
    ider := array(select nye.sak_id from nye join gamle using (sak_id) where nye.saksnummer <> gamle.saksnummer);
  end if;
  if cardinality(ider) > 0 then
    perform sak_arver_skjult(ider);
  end if;
  return null;
end $$;
-- By name these fire after sak_satt_inn and sak_oppdatert, which write the rows of the outbox.
create trigger sak_som_er_skjult after insert on sak
  referencing new table as nye for each statement execute function sak_har_nytt_nummer();
create trigger sak_som_er_skjult_nummer after update on sak
  referencing new table as nye old table as gamle for each statement execute function sak_har_nytt_nummer();
