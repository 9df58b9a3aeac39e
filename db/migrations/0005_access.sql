-- Applications, access, the employer's confirmation, e-mail.

-- An application. Its status follows domain/soeknad.ts: 0 Ny, 1 Godkjent, 2 Avslått, 3 På vent.
create table soeknad (
  id uuid primary key default gen_random_uuid(),
  identitet_hash bytea not null check (length(identitet_hash) = 32),
  soeknadsdato timestamptz(3) not null,
  status smallint not null default 0 check (status in (0, 1, 2, 3)),
  -- What the applicant wrote; all of it is gone when the person has ended the profile (slettet).
  fornavn text,
  etternavn text,
  stilling text,
  redaksjon text,
  epost text,
  telefon text,
  jobber_som_frilanser boolean,
  -- null: 'alle'
  foretrukket_domstol_id text references domstol (id),
  kontaktperson_navn text,
  kontaktperson_stilling text,
  kontaktperson_organisasjon text,
  kontaktperson_epost text,
  begrunnelse text,
  akseptert_vaer_varsom_plakaten boolean not null check (akseptert_vaer_varsom_plakaten),
  aksepterer_personvaern_vilkar boolean not null check (aksepterer_personvaern_vilkar),
  -- What administrators wrote. The comment is not shown to the applicant.
  kommentar text,
  sluttdato date,
  avslag_begrunnelse text,
  behandlet timestamptz(3),
  behandlet_av bytea check (length(behandlet_av) = 32),
  -- An administrator who read an older version is refused.
  versjon integer not null default 1,
  slettet timestamptz(3),
  check ((status in (1, 2)) = (behandlet is not null)),
  check (status = 2 or avslag_begrunnelse is null),
  -- Blank as in domain/soeknad.ts: JavaScript's white space.
  check (status <> 2 or slettet is not null
    or avslag_begrunnelse ~ '[^\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]'),
  check (
    case
      when slettet is null then
        num_nonnulls(fornavn, etternavn, stilling, redaksjon, epost, telefon, jobber_som_frilanser,
          kontaktperson_navn, kontaktperson_stilling, kontaktperson_organisasjon, kontaktperson_epost,
          begrunnelse) = 12
      else
        num_nonnulls(fornavn, etternavn, stilling, redaksjon, epost, telefon, jobber_som_frilanser,
          foretrukket_domstol_id, kontaktperson_navn, kontaktperson_stilling, kontaktperson_organisasjon,
          kontaktperson_epost, begrunnelse, kommentar, avslag_begrunnelse) = 0
    end
  )
);
-- One active application for each person, also when two are sent at the same time.
create unique index soeknad_aktiv on soeknad (identitet_hash) where status in (0, 3) and slettet is null;
create index soeknad_person on soeknad (identitet_hash, soeknadsdato);
create index soeknad_domstol on soeknad (foretrukket_domstol_id);

-- When an Oslo day begins.
create function oslo_dag(dag date) returns timestamptz immutable parallel safe language sql
  return dag::timestamp at time zone 'Europe/Oslo';

create function soeknad_bare_lovlige_steg() returns trigger language plpgsql as $$
declare
  -- What a review may change; the rest stands as the applicant sent it.
  av_behandling constant text[] :=
    array['status', 'kommentar', 'sluttdato', 'avslag_begrunnelse', 'behandlet', 'behandlet_av', 'versjon'];
begin
  if tg_op = 'INSERT' then
    if new.status <> 0 or new.slettet is not null then
      raise exception 'an application begins as Ny' using errcode = 'check_violation';
    end if;
    if exists (
      select from pressebruker
      where identitet_hash = new.identitet_hash and tilgang_fra <= new.soeknadsdato
        and (sluttdato is null or oslo_dag(sluttdato) > new.soeknadsdato)
    ) then
      raise exception 'who has access does not apply' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if new.id <> old.id or new.identitet_hash <> old.identitet_hash or new.soeknadsdato <> old.soeknadsdato
    or old.slettet is not null then
    raise exception 'an application keeps who and when, and what is gone stays gone'
      using errcode = 'check_violation';
  end if;
  if new.slettet is not null then
    if new.status <> old.status then
      raise exception 'removing what is personal decides nothing' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if old.status in (1, 2) then
    raise exception 'a decision is final' using errcode = 'check_violation';
  end if;
  if to_jsonb(new) - av_behandling is distinct from to_jsonb(old) - av_behandling then
    raise exception 'what the applicant sent does not change' using errcode = 'check_violation';
  end if;
  new.versjon := old.versjon + 1;
  return new;
end $$;
create trigger soeknad_bare_lovlige_steg before insert or update on soeknad
  for each row execute function soeknad_bare_lovlige_steg();

alter table pressebruker
  add column kontaktperson_navn text,
  add column kontaktperson_stilling text,
  add column kontaktperson_organisasjon text,
  add column kontaktperson_epost text,
  add column begrunnelse text,
  add column akseptert_vaer_varsom_plakaten boolean not null default false,
  add column aksepterer_personvaern_vilkar boolean not null default false,
  -- The approved application that gave access.
  add column soeknad_id uuid references soeknad (id),
  -- When access was last approved or confirmed by the yearly update.
  add column bekreftet timestamptz(3),
  -- An administrator's end: no access from this Oslo day on.
  add column sluttdato date;
create index pressebruker_soeknad on pressebruker (soeknad_id);
-- The reminder of the yearly update looks for those.
create index pressebruker_tilgang_til on pressebruker (tilgang_til);

-- Access as domain/access.ts has it: an approval gives it to whoever has none, a yearly update renews what has
-- lapsed, and nothing else touches it.
create function pressebruker_bare_lovlige_steg() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.identitet_hash <> old.identitet_hash then
      raise exception 'a press user stays the same person' using errcode = 'check_violation';
    end if;
    if (new.tilgang_fra, new.tilgang_til, new.sluttdato, new.soeknad_id, new.bekreftet)
      is not distinct from (old.tilgang_fra, old.tilgang_til, old.sluttdato, old.soeknad_id, old.bekreftet) then
      return new;
    end if;
    if new.tilgang_fra is not distinct from old.tilgang_fra
      and new.soeknad_id is not distinct from old.soeknad_id then
      if (new.tilgang_fra is not null and new.sluttdato is not distinct from old.sluttdato
        and old.tilgang_til <= new.bekreftet and new.bekreftet < new.tilgang_til
        and (old.sluttdato is null or new.bekreftet < oslo_dag(old.sluttdato))) is not true then
        raise exception 'only lapsed access is renewed, by a yearly update' using errcode = 'check_violation';
      end if;
      return new;
    end if;
    if old.tilgang_fra <= new.bekreftet
      and (old.sluttdato is null or new.bekreftet < oslo_dag(old.sluttdato)) then
      raise exception 'who has access is not given it again' using errcode = 'check_violation';
    end if;
  end if;
  if tg_op = 'INSERT' and num_nonnulls(new.tilgang_fra, new.tilgang_til, new.sluttdato, new.soeknad_id,
    new.bekreftet) = 0 then
    return new;
  end if;
  if not exists (
    select from soeknad
    where id = new.soeknad_id and status = 1 and slettet is null and identitet_hash = new.identitet_hash
      and behandlet = new.bekreftet and sluttdato is not distinct from new.sluttdato
  ) then
    raise exception 'access is given by an approved application of the same person'
      using errcode = 'check_violation';
  end if;
  if (new.tilgang_fra = new.bekreftet and new.bekreftet < new.tilgang_til
    and (new.sluttdato is null or new.bekreftet < oslo_dag(new.sluttdato))) is not true then
    raise exception 'access begins with its approval, and ends later' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger pressebruker_bare_lovlige_steg before insert or update on pressebruker
  for each row execute function pressebruker_bare_lovlige_steg();

-- What an employer's contact person is asked, and answers once.
create table arbeidsgiver_bekreftelse (
  id uuid primary key default gen_random_uuid(),
  identitet_hash bytea not null check (length(identitet_hash) = 32),
  -- The application it was asked for; null when a press user changed the profile.
  soeknad_id uuid references soeknad (id),
  -- As it stood when it was asked; gone with the profile (slettet).
  navn text,
  stilling text,
  redaksjon text,
  begrunnelse text,
  kontaktperson_navn text,
  kontaktperson_organisasjon text,
  kontaktperson_epost text,
  opprettet timestamptz(3) not null,
  utloeper timestamptz(3) not null check (utloeper > opprettet),
  svar text check (svar in ('bekreftet', 'avkreftet')),
  svart timestamptz(3) check (svart >= opprettet and svart < utloeper),
  -- Asked anew, or no longer of interest.
  erstattet timestamptz(3),
  slettet timestamptz(3),
  check ((svar is null) = (svart is null)),
  check (num_nonnulls(navn, stilling, redaksjon, begrunnelse, kontaktperson_navn, kontaktperson_organisasjon,
    kontaktperson_epost) = case when slettet is null then 7 else 0 end)
);
create unique index arbeidsgiver_bekreftelse_ventende on arbeidsgiver_bekreftelse (identitet_hash)
  where svar is null and erstattet is null and slettet is null;
create index arbeidsgiver_bekreftelse_person on arbeidsgiver_bekreftelse (identitet_hash, opprettet);
create index arbeidsgiver_bekreftelse_soeknad on arbeidsgiver_bekreftelse (soeknad_id);

create function arbeidsgiver_svarer_en_gang() returns trigger language plpgsql as $$
declare
  av_livet constant text[] := array['svar', 'svart', 'erstattet'];
begin
  if tg_op = 'INSERT' then
    if num_nonnulls(new.svar, new.erstattet, new.slettet) > 0 then
      raise exception 'a question begins open' using errcode = 'check_violation';
    end if;
    return new;
  end if;
  if old.slettet is not null then
    raise exception 'what is gone stays gone' using errcode = 'check_violation';
  end if;
  if new.slettet is null and to_jsonb(new) - av_livet is distinct from to_jsonb(old) - av_livet then
    raise exception 'what was asked does not change' using errcode = 'check_violation';
  end if;
  if old.svar is not null and (new.svar, new.svart) is distinct from (old.svar, old.svart) then
    raise exception 'the employer has answered' using errcode = 'check_violation';
  end if;
  if old.erstattet is not null and new.erstattet is distinct from old.erstattet then
    raise exception 'a question is not taken up again' using errcode = 'check_violation';
  end if;
  if old.svar is null and new.svar is not null
    and num_nonnulls(new.erstattet, new.slettet) > 0 then
    raise exception 'nobody asks any more' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger arbeidsgiver_svarer_en_gang before insert or update on arbeidsgiver_bekreftelse
  for each row execute function arbeidsgiver_svarer_en_gang();

-- E-mail to be sent, written in the transaction of the change that it tells of.
create table epost_utboks (
  id bigint generated always as identity primary key,
  -- Which message (bff/mail/mail.ts), to whom and with what; address and content go when it has been sent.
  mal text not null,
  til text,
  data jsonb,
  -- The person it is about, as a pseudonym: unsent mail is deleted with the profile.
  identitet_hash bytea not null check (length(identitet_hash) = 32),
  -- One message for each occasion, however often the occasion is found.
  noekkel text not null unique,
  status text not null default 'venter' check (status in ('venter', 'sendt', 'doed')),
  forsoek integer not null default 0,
  opprettet timestamptz(3) not null,
  -- The sender moves this ahead before sending, so that the message of a sender that dies is sent again.
  neste_forsoek timestamptz(3) not null,
  sendt timestamptz(3),
  -- Kind of the last failure, without addresses.
  feil text,
  check ((status = 'sendt') = (sendt is not null)),
  check ((status = 'sendt') = (til is null)),
  check ((til is null) = (data is null))
);
create index epost_utboks_venter on epost_utboks (neste_forsoek, id) where status = 'venter';
create index epost_utboks_person on epost_utboks (identitet_hash);

-- A session that ended with the profile is kept only for signing out at the provider.
alter table sesjon add column avsluttet timestamptz(3);
create index sesjon_person on sesjon (identitet_hash);

-- The employer's contact person reads and answers without sign-in.
alter table revisjon drop constraint revisjon_rolle_check;
alter table revisjon add constraint revisjon_rolle_check
  check (rolle in ('presse', 'admin', 'system', 'arbeidsgiver'));
