-- Older versions: go on
-- The monthly review of the audit log. A row has no words and no name: what it is about is read from the log while that has it.
create table gjennomgang (
  -- The first day of the month; one review for each.
  maaned date primary key check (extract(day from maaned) = 1),
  opprettet timestamptz(3) not null,
  -- How many rows the log had of the month, and how many persons reach a limit and are not listed.
  hendelser integer not null,
  utelatt integer not null default 0,
  signert timestamptz(3),
  signert_av bytea check (length(signert_av) = 32),
  check ((signert is null) = (signert_av is null))
);
create table gjennomgang_rad (
  maaned date not null references gjennomgang (maaned) on delete cascade,
  nr integer not null,
  slag text not null check (slag in ('utenfor', 'samme', 'eksport', 'natt', 'tilfeldig')),
  -- Of the event that was drawn; of unusual reading when the month began.
  tidspunkt timestamptz(3) not null,
  -- The event that was drawn. No foreign key: the log is removed sooner, in batches.
  revisjon_id bigint,
  -- Whose reading is unusual.
  identitet_hash bytea check (length(identitet_hash) = 32),
  antall integer,
  antall_foer integer,
  vurdering text check (vurdering in ('greit', 'foelges_opp')),
  ord text not null default '' check (length(ord) <= 500),
  vurdert timestamptz(3),
  vurdert_av bytea check (length(vurdert_av) = 32),
  versjon integer not null default 0,
  primary key (maaned, nr),
  check ((vurdering is null) = (vurdert is null) and (vurdering is null) = (vurdert_av is null))
);
create index gjennomgang_rad_identitet_hash on gjennomgang_rad (identitet_hash);
