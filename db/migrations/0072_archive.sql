-- Older versions: go on
-- Decided applications go to the court's archive as packages. What a package is made of is kept here until the archive has acknowledged
-- it: then the application itself can be emptied whenever its person, an administrator or a period says so, and nobody sees it any more.

-- Whether there is an archive (ARKIV), which the triggers below must know, and when packages were last made.
create table arkiv (
  id smallint primary key default 1 check (id = 1),
  paa boolean not null,
  kjoert timestamptz(3)
);

-- One for each decision on an application: one that is taken up again and decided anew gets another version. Without a foreign key, because
-- it outlives the application.
create table arkivpakke (
  id uuid primary key default gen_random_uuid(),
  soeknad_id uuid not null,
  versjon integer not null check (versjon > 0),
  behandlet timestamptz(3) not null,
  -- What it is made of; gone when the archive has it.
  innhold jsonb,
  tatt timestamptz(3) not null,
  -- The whole package lies in the document store.
  skrevet timestamptz(3),
  manifest_sha256 bytea check (length(manifest_sha256) = 32),
  -- The archive has it: it says so in a file, or an operator by a command.
  kvittert timestamptz(3),
  kvittering text check (kvittering in ('fil', 'kommando')),
  -- The package has left the document store.
  fjernet timestamptz(3),
  unique (soeknad_id, behandlet),
  unique (soeknad_id, versjon),
  check ((skrevet is null) = (manifest_sha256 is null)),
  check (kvittert is null or skrevet is not null),
  check ((kvittert is null) = (kvittering is null)),
  check ((kvittert is null) = (innhold is not null)),
  check (fjernet is null or kvittert is not null)
);
create index arkivpakke_venter on arkivpakke (tatt) where fjernet is null;

-- Keeps what the package of a decided application is made of, unless that has been done.
create function arkiv_ta_vare_paa(soeknaden uuid, naa timestamptz) returns void language plpgsql as $$
begin
  insert into arkivpakke (soeknad_id, versjon, behandlet, tatt, innhold)
    select s.id, (select coalesce(max(p.versjon), 0) + 1 from arkivpakke p where p.soeknad_id = s.id), s.behandlet, naa,
      jsonb_build_object(
        'soeknad', jsonb_build_object(
          'fornavn', s.fornavn, 'etternavn', s.etternavn, 'stilling', s.stilling, 'redaksjon', s.redaksjon,
          'epost', s.epost, 'telefon', s.telefon, 'telefonLand', s.telefon_land, 'frilanser', s.jobber_som_frilanser,
          'domstol', (select d.navn from domstol d where d.id = s.foretrukket_domstol_id),
          'kontaktpersonNavn', s.kontaktperson_navn, 'kontaktpersonStilling', s.kontaktperson_stilling,
          'kontaktpersonOrganisasjon', s.kontaktperson_organisasjon, 'kontaktpersonEpost', s.kontaktperson_epost,
          'begrunnelse', s.begrunnelse, 'soeknadsdato', s.soeknadsdato),
        'vedtak', jsonb_build_object(
          'godkjent', s.status = 1, 'behandlet', s.behandlet, 'sluttdato', s.sluttdato,
          'begrunnelse', s.avslag_begrunnelse,
          'behandletAv', (select a.navn from administrator a where a.identitet_hash = s.behandlet_av)),
        'spoersmaal', coalesce((select jsonb_agg(jsonb_build_object(
            'kontaktpersonNavn', b.kontaktperson_navn, 'kontaktpersonOrganisasjon', b.kontaktperson_organisasjon,
            'kontaktpersonEpost', b.kontaktperson_epost, 'opprettet', b.opprettet, 'svar', b.svar, 'svart', b.svart,
            'melding', b.melding) order by b.opprettet, b.id)
          from arbeidsgiver_bekreftelse b where b.soeknad_id = s.id and b.slettet is null), '[]'))
    from soeknad s
    where s.id = soeknaden and s.status in (1, 2) and s.slettet is null and exists (select from arkiv where paa)
    on conflict do nothing;
end $$;

-- Whoever empties or reopens a decided application leaves its package a copy, in the same transaction: also an older version of the programs,
-- which does not know of packages. An undone decision has been told to nobody, and gets none.
create function arkiv_foer_soeknaden() returns trigger language plpgsql as $$
begin
  perform arkiv_ta_vare_paa(old.id, coalesce(new.slettet, new.gjenaapnet));
  return new;
end $$;
create trigger arkiv_foer_soeknaden before update on soeknad for each row
  when (old.status in (1, 2) and old.slettet is null
    and (new.slettet is not null or new.status not in (1, 2) and new.gjenaapnet is distinct from old.gjenaapnet))
  execute function arkiv_foer_soeknaden();

create function arkiv_foer_spoersmaalet() returns trigger language plpgsql as $$
begin
  perform arkiv_ta_vare_paa(old.soeknad_id, new.slettet);
  return new;
end $$;
create trigger arkiv_foer_spoersmaalet before update on arbeidsgiver_bekreftelse for each row
  when (old.soeknad_id is not null and old.slettet is null and new.slettet is not null)
  execute function arkiv_foer_spoersmaalet();
