-- Older versions: go on
-- Several banners, planned ahead, for some or for all. The versions before know one: it is the row with "ene", and they read and write
-- it by the view, which has the table's former name and columns.
alter table varsel rename to varselbanner;
alter table varselbanner drop constraint varsel_pkey;
alter table varselbanner alter column id drop default, alter column id drop not null;
alter table varselbanner rename column id to ene;
alter table varselbanner add constraint varselbanner_ene unique (ene);
alter table varselbanner
  add column nr integer generated always as identity primary key,
  -- Null: as soon as it was stored, by a version that knows no start.
  add column start timestamptz(3),
  -- From when it is shown no more; null: until somebody stops it. It follows from the content, whichever version writes that.
  add column slutt timestamptz(3),
  add column til text not null default 'journalister'
    check (til in ('alle', 'journalister', 'soekere', 'administratorer'));

create function varsel_slutt(content jsonb) returns timestamptz stable language sql
  return coalesce((content->>'slutt')::timestamptz, oslo_dag(nullif(content->>'endDate', '')::date));
update varselbanner set slutt = varsel_slutt(content);

-- That another banner is the one of the versions before is no new version.
create or replace function varsel_ny_versjon() returns trigger language plpgsql as $$
begin
  new.slutt := varsel_slutt(new.content);
  if tg_op = 'UPDATE' and new.ene is not distinct from old.ene then
    new.versjon := nextval('varsel_versjon');
  end if;
  return new;
end $$;
drop trigger varsel_ny_versjon on varselbanner;
create trigger varsel_ny_versjon before insert or update on varselbanner
  for each row execute function varsel_ny_versjon();

create view varsel as select ene as id, content, oppdatert, versjon from varselbanner where ene;
alter view varsel alter column id set default true;
