-- Press users, favourites, sessions, banner, audit.

create table pressebruker (
  id uuid primary key default gen_random_uuid(),
  -- Keyed hash of the identity number: look-ups only, the number itself is never stored.
  identitet_hash bytea not null unique check (length(identitet_hash) = 32),
  fornavn text not null,
  etternavn text not null,
  stilling text,
  redaksjon text,
  epost text,
  telefon text,
  jobber_som_frilanser boolean not null default false,
  -- null: 'alle'
  standard_domstol_id text references domstol (id),
  -- No access before the first approval; access lapses at tilgang_til (exclusive).
  tilgang_fra timestamptz(3),
  tilgang_til timestamptz(3),
  sist_innlogget timestamptz(3),
  opprettet timestamptz(3) not null default now(),
  check (tilgang_til is null or tilgang_fra is not null and tilgang_til > tilgang_fra)
);

-- A favourite goes when its case goes.
create table favoritt (
  pressebruker_id uuid not null references pressebruker (id) on delete cascade,
  sak_id text collate "C" not null references sak (sak_id) on delete cascade,
  opprettet timestamptz(3) not null,
  primary key (pressebruker_id, sak_id)
);
create index favoritt_sak on favoritt (sak_id);

create table sesjon (
  -- SHA-256 of the random token in the cookie: a copy of this table opens no session.
  token_hash bytea primary key check (length(token_hash) = 32),
  slag text not null check (slag in ('presse', 'admin')),
  -- A press user without a row is signed in but has never had access.
  pressebruker_id uuid references pressebruker (id) on delete cascade,
  identitet_hash bytea not null check (length(identitet_hash) = 32),
  -- Names for the header and the register look-up's encrypted number; nothing else of a person.
  data jsonb not null,
  opprettet timestamptz(3) not null,
  sist_brukt timestamptz(3) not null,
  utloeper timestamptz(3) not null,
  check (utloeper > opprettet)
);
create index sesjon_utloeper on sesjon (utloeper);
create index sesjon_bruker on sesjon (pressebruker_id);

-- A sign-in that is under way: state, nonce and PKCE verifier, used once.
create table innlogging (
  state_hash bytea primary key check (length(state_hash) = 32),
  slag text not null check (slag in ('presse', 'admin')),
  nonce text not null,
  kodeverifikator text not null,
  retur text not null check (retur like '/%' and retur not like '//%'),
  utloeper timestamptz(3) not null
);

-- One banner at most.
create table varsel (
  id boolean primary key default true check (id),
  content jsonb not null check (content ? 'message' and content ? 'purpose'),
  oppdatert timestamptz(3) not null
);

-- Who looked at what, when. Append-only: there is no way to change or remove a row.
create table revisjon (
  id bigint generated always as identity primary key,
  tidspunkt timestamptz(3) not null,
  -- Keyed hash, so that an ended user stays a pseudonym.
  identitet_hash bytea not null,
  rolle text not null check (rolle in ('presse', 'admin', 'system')),
  handling text not null,
  sak_id text collate "C",
  detaljer jsonb not null default '{}',
  request_id text
);
create index revisjon_tid on revisjon (tidspunkt);
create index revisjon_sak on revisjon (sak_id, tidspunkt) where sak_id is not null;
create index revisjon_person on revisjon (identitet_hash, tidspunkt);

create function revisjon_er_endelig() returns trigger language plpgsql as $$
begin
  raise exception 'revisjon is append-only';
end $$;
create trigger revisjon_er_endelig before update or delete on revisjon
  for each row execute function revisjon_er_endelig();
create trigger revisjon_kan_ikke_toemmes before truncate on revisjon
  for each statement execute function revisjon_er_endelig();
