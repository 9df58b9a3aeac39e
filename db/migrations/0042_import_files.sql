-- Every file that was imported, or that was begun, and what came of it. No row holds a name or anything else that stood in the file:
-- of a refused row only its number, one of our field names and a code are kept (domain/importer.ts).
create table importfil (
  id integer generated always as identity primary key,
  fil text not null check (fil ~ '^[A-Za-z0-9ÆØÅæøå._-]{1,120}$'),
  -- What the rows are: saker, tiltaler, avgjoerelser.
  innhold text[] not null default '{}' check (innhold <@ '{saker,tiltaler,avgjoerelser}'::text[]),
  begynt timestamptz(3) not null,
  ferdig timestamptz(3) check (ferdig >= begynt),
  -- Null while the import is under way, and for ever when its program was killed: a lock of the session tells the two apart.
  resultat text check (resultat in ('lest', 'delvis', 'avvist', 'avbrutt')),
  nye integer not null default 0 check (nye >= 0),
  endret integer not null default 0 check (endret >= 0),
  uendret integer not null default 0 check (uendret >= 0),
  gjentatt integer not null default 0 check (gjentatt >= 0),
  avvist integer not null default 0 check (avvist >= 0),
  -- Removed, because a complete list did not have them.
  borte_saker integer not null default 0 check (borte_saker >= 0),
  borte_moeter integer not null default 0 check (borte_moeter >= 0),
  -- Faults of the refused rows; importfil_avvist has the first thousands of them.
  feil integer not null default 0 check (feil >= 0),
  check ((resultat is null) = (ferdig is null))
);
create index importfil_begynt on importfil (begynt);
create index importfil_med_avvist on importfil (id) where avvist > 0;

-- The courts that the rows are of, refused ones too.
create table importfil_domstol (
  importfil_id integer not null references importfil (id) on delete cascade,
  domstol_id text not null references domstol (id),
  primary key (importfil_id, domstol_id)
);
create index importfil_domstol_id on importfil_domstol (domstol_id, importfil_id);

create table importfil_avvist (
  importfil_id integer not null references importfil (id) on delete cascade,
  nr integer not null check (nr > 0),
  linje bigint not null check (linje > 0),
  felt text check (felt ~ '^[A-Za-zøæå0-9.]{1,60}$'),
  grunn text not null check (grunn ~ '^[a-z_]{1,40}$'),
  posisjon integer check (posisjon > 0),
  primary key (importfil_id, nr)
);
