-- A busy minute writes tens of thousands of notices, and the database looked up person, case and search for each of them: half of what
-- writing cost. The one statement that writes them (db/nyhet/write.ts) locks those rows itself, each once; that a notice goes with them
-- is kept here. The foreign key to a change stays.
alter table nyhet
  drop constraint nyhet_pressebruker_id_fkey,
  drop constraint nyhet_sak_id_fkey,
  drop constraint nyhet_lagret_soek_id_fkey;

create function nyheter_av_pressebruker() returns trigger language plpgsql as $$
begin
  delete from nyhet using gamle where nyhet.pressebruker_id = gamle.id;
  return null;
end $$;
create trigger nyheter_av_pressebruker after delete on pressebruker
  referencing old table as gamle for each statement execute function nyheter_av_pressebruker();

create function nyheter_av_sak() returns trigger language plpgsql as $$
begin
  delete from nyhet using gamle where nyhet.sak_id = gamle.sak_id;
  return null;
end $$;
create trigger nyheter_av_sak after delete on sak
  referencing old table as gamle for each statement execute function nyheter_av_sak();

create function nyheter_av_lagret_soek() returns trigger language plpgsql as $$
begin
  delete from nyhet using gamle
    where nyhet.pressebruker_id = gamle.pressebruker_id and nyhet.lagret_soek_id = gamle.id;
  return null;
end $$;
create trigger nyheter_av_lagret_soek after delete on lagret_soek
  referencing old table as gamle for each statement execute function nyheter_av_lagret_soek();

-- One index less for each row: what keeps a hit from being told twice also finds the notices of a case. Rows come in the order of time,
-- so that their deletion by age needs no entry for each of them.
drop index nyhet_treff;
drop index nyhet_sak;
create unique index nyhet_treff on nyhet (sak_id, lagret_soek_id);
drop index nyhet_tidspunkt;
create index nyhet_tidspunkt on nyhet using brin (tidspunkt);
