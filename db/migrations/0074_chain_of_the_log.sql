-- Older versions: go on
-- The log as a chain: each row has a seal with a number and a hash over the row and the seal before it (db/revisjon/segl.ts). Seals are
-- rows of their own, so that a row of the log is still written once and never changed, and so that they outlive it: what retention has
-- removed leaves its seal until a whole day of them can go.
create table revisjon_segl (
  nr bigint primary key check (nr > 0),
  revisjon_id bigint not null unique,
  tidspunkt timestamptz(3) not null,
  innhold bytea not null check (length(innhold) = 32),
  hash bytea not null check (length(hash) = 32)
);
create trigger revisjon_segl_er_endelig before update or delete on revisjon_segl
  for each row execute function revisjon_er_endelig();
create trigger revisjon_segl_kan_ikke_toemmes before truncate on revisjon_segl
  for each statement execute function revisjon_er_endelig();

-- The last seal when a day was over: what is sent out of the house.
create table revisjon_anker (
  dag date primary key,
  nr bigint not null check (nr >= 0),
  hash bytea not null check (length(hash) = 32),
  laget timestamptz(3) not null
);
create index revisjon_anker_nr on revisjon_anker (nr);

-- Rows without a seal. Ids say nothing of which row was committed first, so what waits is noted row by row; a trigger does it, so that
-- rows of an older version are sealed too.
create table revisjon_uforseglet (revisjon_id bigint primary key);
create function revisjon_venter_paa_segl() returns trigger language plpgsql as $$
begin
  insert into revisjon_uforseglet (revisjon_id) values (new.id);
  return null;
end $$;
create trigger revisjon_venter_paa_segl after insert on revisjon
  for each row execute function revisjon_venter_paa_segl();

-- The rows so far, as long as not all of them are sealed: from which id to which. The trigger above has waited for all who were writing.
create table revisjon_eldre (fra bigint not null, til bigint not null);
insert into revisjon_eldre (fra, til) select min(id), max(id) from revisjon having min(id) is not null;

-- As in 0014. What an older version removes before it was sealed is waited for no longer.
create or replace function revisjon_fjern_foer(grense timestamptz, antall integer) returns bigint
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  fjernet bigint;
begin
  if grense > now() - interval '1 year' then
    raise exception 'rows of the log are kept for a year at least' using errcode = 'check_violation';
  end if;
  perform set_config('presse.revisjon_fjern', 'on', true);
  with gamle as materialized (
    select id from revisjon where tidspunkt <= grense order by tidspunkt, id limit antall),
  borte as (delete from revisjon using gamle where revisjon.id = gamle.id returning revisjon.id),
  ventet as (delete from revisjon_uforseglet u using borte where u.revisjon_id = borte.id)
  select count(*) into fjernet from borte;
  perform set_config('presse.revisjon_fjern', 'off', true);
  return fjernet;
end $$;
