-- Each banner that is stored has a number of its own, also after one has been deleted: who has read another one does not replace
-- it unseen. A trigger counts, so that a version of the programs that knows no number counts as well.
create sequence varsel_versjon;
alter table varsel add column versjon bigint not null default nextval('varsel_versjon');
create function varsel_ny_versjon() returns trigger language plpgsql as $$
begin
  new.versjon := nextval('varsel_versjon');
  return new;
end $$;
create trigger varsel_ny_versjon before update on varsel
  for each row execute function varsel_ny_versjon();
