-- The applicant follows the application: asks the employer again, corrects the contact person, takes it back.

-- When the applicant took it back. What is personal goes in the same step; that it was taken back, and when, stays.
alter table soeknad
  add column trukket timestamptz(3),
  add constraint soeknad_trukket check (trukket is null or slettet is not null and status in (0, 3));

-- Who can confirm the need may be corrected until the decision: each question keeps whom it was sent to.
create or replace function soeknad_bare_lovlige_steg() returns trigger language plpgsql as $$
declare
  -- What a review may change, and what the applicant may correct; the rest stands as the applicant sent it.
  av_behandling constant text[] :=
    array['status', 'kommentar', 'sluttdato', 'avslag_begrunnelse', 'behandlet', 'behandlet_av', 'versjon',
      'kontaktperson_navn', 'kontaktperson_stilling', 'kontaktperson_organisasjon', 'kontaktperson_epost'];
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

alter table arbeidsgiver_bekreftelse
  -- When the reminder was written, and when the applicant was told that nobody answered in time: each once.
  add column paaminnet timestamptz(3),
  add column utloep_varslet timestamptz(3),
  -- What the contact person added to the answer.
  add column melding text check (length(melding) between 1 and 500),
  add constraint arbeidsgiver_bekreftelse_melding
    check (melding is null or svar is not null and slettet is null);
-- What the periodic job looks through: of the questions that nobody has answered, those not yet written about.
create index arbeidsgiver_bekreftelse_upaaminnet on arbeidsgiver_bekreftelse (opprettet)
  where svar is null and erstattet is null and slettet is null and paaminnet is null;
create index arbeidsgiver_bekreftelse_uvarslet on arbeidsgiver_bekreftelse (utloeper)
  where svar is null and erstattet is null and slettet is null and utloep_varslet is null;

create or replace function arbeidsgiver_svarer_en_gang() returns trigger language plpgsql as $$
declare
  av_livet constant text[] :=
    array['svar', 'svart', 'erstattet', 'paaminnet', 'utloep_varslet', 'melding'];
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
  -- Here, so that a version of the programs that does not know it empties it too.
  if new.slettet is not null then
    new.melding := null;
  end if;
  if new.slettet is null and to_jsonb(new) - av_livet is distinct from to_jsonb(old) - av_livet then
    raise exception 'what was asked does not change' using errcode = 'check_violation';
  end if;
  if old.svar is not null and ((new.svar, new.svart) is distinct from (old.svar, old.svart)
    or new.slettet is null and new.melding is distinct from old.melding) then
    raise exception 'the employer has answered' using errcode = 'check_violation';
  end if;
  if old.erstattet is not null and new.erstattet is distinct from old.erstattet then
    raise exception 'a question is not taken up again' using errcode = 'check_violation';
  end if;
  if old.paaminnet is not null and new.paaminnet is distinct from old.paaminnet
    or old.utloep_varslet is not null and new.utloep_varslet is distinct from old.utloep_varslet then
    raise exception 'each is written once' using errcode = 'check_violation';
  end if;
  if old.svar is null and new.svar is not null
    and num_nonnulls(new.erstattet, new.slettet) > 0 then
    raise exception 'nobody asks any more' using errcode = 'check_violation';
  end if;
  return new;
end $$;
