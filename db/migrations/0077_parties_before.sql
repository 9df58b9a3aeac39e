-- Older versions: go on
-- What the parties of a case were called before. A court that leaves a name out, or writes another one, leaves it in other texts, and in those
-- that come later: there it is hidden as long as this is known (db/sak/known-names.ts). The job that removes names removes it, too.
create table parter_foer (
  sak_id text collate "C" not null references sak (sak_id) on delete cascade,
  parter text not null
);
create unique index parter_foer_en on parter_foer (sak_id, md5(parter));

create function sak_husker_parter() returns trigger language plpgsql as $$
begin
  -- The names of a case that are removed for good are not remembered.
  if new.navn_fjernet is null or new.navn_fjernet is not distinct from old.navn_fjernet then
    insert into parter_foer (sak_id, parter) values (old.sak_id, old.parter) on conflict do nothing;
  end if;
  return null;
end $$;
create trigger sak_husker_parter after update of parter on sak for each row
  when (old.parter is not null and new.parter is distinct from old.parter) execute function sak_husker_parter();
