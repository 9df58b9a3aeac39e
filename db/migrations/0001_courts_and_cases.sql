-- Courts, cases, hearings, documents. Postgres is the truth; nothing here knows the search engine.

create table domstol (
  id text primary key,
  -- confirmed, inferred (both from sources), provisional (our placeholder)
  kodestatus text not null check (kodestatus in ('confirmed', 'inferred', 'provisional')),
  navn text not null check (navn <> ''),
  type text not null,
  seter text[] not null default '{}',
  lagmannsrett text,
  orgnr text,
  gyldig_fra date,
  gyldig_til date,
  -- The same court in another language: each half of a bilingual name.
  andre_navn text[] not null default '{}',
  -- Courts that this one carries on, whole or in part: found by these names, never resolved by them.
  tidligere_navn text[] not null default '{}',
  check (gyldig_til is null or gyldig_fra is null or gyldig_til > gyldig_fra)
);

-- The seat is only in the case number's suffix (TSOS/TSAR).
create table domstol_sete (
  domstol_id text not null references domstol (id),
  suffiks text not null,
  sete text not null,
  primary key (domstol_id, suffiks)
);

create table sak (
  sak_id text collate "C" primary key check (sak_id ~ '^[A-Za-z0-9._:-]{1,80}$'),
  saksnummer text not null check (saksnummer <> ''),
  domstol_id text not null references domstol (id),
  saks_tema text,
  sakstype text,
  parter text,
  parter_anonymisert boolean not null default false,
  advokat text,
  bistandsadvokater text[] not null default '{}',
  rettens_administrator text,
  er_hentet_fra_sak_api boolean not null default false,
  beskrivelse text,
  foerst_sett timestamptz(3) not null,
  -- Raised by trigger with every change of the case, its hearings or its documents; orders index writes.
  versjon bigint not null default 1 check (versjon > 0),
  -- Written by whoever indexes the case, null again with every change; the sweep reads what is due.
  neste_overgang timestamptz(3),
  check (not er_hentet_fra_sak_api or beskrivelse is not null)
);
create unique index sak_api_saksnummer on sak (saksnummer) where er_hentet_fra_sak_api;
create index sak_saksnummer on sak (saksnummer);
create index sak_domstol on sak (domstol_id);
create index sak_neste_overgang on sak (neste_overgang) where neste_overgang is not null;

create table rettsmoete (
  id bigint generated always as identity primary key,
  sak_id text collate "C" not null references sak (sak_id) on delete cascade,
  start timestamptz(3) not null,
  slutt timestamptz(3) not null,
  sal text,
  rettsal_adresse text,
  rettsmoetetype text,
  check (slutt > start)
);
create index rettsmoete_sak on rettsmoete (sak_id, start);

create table dokument (
  id bigint generated always as identity primary key,
  sak_id text collate "C" not null references sak (sak_id) on delete cascade,
  filtype text not null check (filtype in ('tiltale', 'avgjoerelse')),
  tittel text not null check (tittel <> ''),
  fil_navn text not null check (fil_navn ~ '^[A-Za-z0-9ÆØÅæøå._-]{1,120}$' and fil_navn !~ '^\.'),
  domstol_initialer text not null check (domstol_initialer ~ '^[A-ZÆØÅ]{2,5}$'),
  publiseringsdato date not null,
  avgivelsesdato date,
  -- Key in the document store; never derived from an address.
  lagernoekkel text not null,
  bytes bigint not null check (bytes > 0),
  sha256 bytea not null check (length(sha256) = 32),
  unique (filtype, domstol_initialer, fil_navn),
  check ((filtype = 'avgjoerelse') = (avgivelsesdato is not null))
);
create index dokument_sak on dokument (sak_id);
