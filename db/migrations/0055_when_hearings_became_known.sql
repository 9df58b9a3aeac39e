-- Older versions: go on
-- When each hearing became known, for how well courts announce them (domain/dekning-varsling.ts). The import notes it, and keeps it
-- when the court's next list leaves out the days that are over: the hearing was held all the same. It goes with its case, and is added
-- to the sums below by whoever removes that.
create table rettsmoete_kjent (
  sak_id text collate "C" not null references sak (sak_id) on delete cascade,
  start timestamptz(3) not null,
  foerst_sett timestamptz(3) not null,
  -- It was given this start on the day.
  flyttet boolean not null default false,
  -- Taken off the list before it started: not held, unless it comes back.
  borte boolean not null default false,
  primary key (sak_id, start)
);
create index rettsmoete_kjent_start on rettsmoete_kjent (start);

-- What was counted of cases that are gone, by court and Oslo day. No case is in it, only how many.
create table varsling_dag (
  domstol_id text not null references domstol (id),
  dag date not null,
  i_tide integer not null default 0 check (i_tide >= 0),
  senere integer not null default 0 check (senere >= 0),
  flyttet integer not null default 0 check (flyttet >= 0),
  uannonsert integer not null default 0 check (uannonsert >= 0),
  saker integer not null default 0 check (saker >= 0),
  med_avgjoerelse integer not null default 0 check (med_avgjoerelse >= 0),
  straffesaker integer not null default 0 check (straffesaker >= 0),
  med_tiltale integer not null default 0 check (med_tiltale >= 0),
  primary key (domstol_id, dag)
);

-- When the court's first list came since hearings are noted; null: none has. From then on it is counted.
alter table innlesing add column foerste timestamptz(3);
