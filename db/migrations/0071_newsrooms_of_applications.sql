-- Older versions: go on
-- Which newsroom an application belongs to: chosen by an administrator, or as it was recognised when it was decided.

create table soeknad_redaksjon (
  soeknad_id uuid primary key references soeknad (id) on delete cascade,
  -- Null: an administrator has said that it belongs to none.
  redaksjon_id uuid references redaksjon (id) on delete cascade
);
create index soeknad_redaksjon_redaksjon on soeknad_redaksjon (redaksjon_id) where redaksjon_id is not null;

create index redaksjon_slaatt_sammen on redaksjon (slaatt_sammen_i) where slaatt_sammen_i is not null;

-- Which newsroom a press user belongs to is decided by administrators: it counts in the user's version.
create trigger pressebruker_ny_versjon_av_redaksjon before update of redaksjon_id on pressebruker
  for each row when (old.redaksjon_id is distinct from new.redaksjon_id)
  execute function pressebruker_ny_versjon();
