-- Older versions: go on
-- A decision on an application can be undone while its message waits, and an application can be taken up again later.

alter table epost_utboks
  -- Not sent before this.
  add column ikke_foer timestamptz(3),
  -- What was before the decision that the message tells of: {soeknad, bruker, brukerVersjon, bekreftelseId}. A decision is undone by taking
  -- the message that still has it, so that of undoing and sending exactly one happens.
  add column angre jsonb check (jsonb_typeof(angre -> 'soeknad') = 'object');

-- Whoever takes the message ends the undoing. Here, so that a version of the programs that does not know it does so too.
create function epost_utboks_tatt() returns trigger language plpgsql as $$
begin
  new.angre := null;
  return new;
end $$;
create trigger epost_utboks_tatt before update on epost_utboks
  for each row when (new.angre is not null and (new.forsoek > 0 or new.status <> 'venter'))
  execute function epost_utboks_tatt();

-- What was before the decision on an application, of the application ('soeknad') or the press user ('bruker'); null when it can't be undone.
create function foer_avgjoerelsen(person bytea, av uuid, hva text) returns jsonb stable language sql
  return (select e.angre -> hva from epost_utboks e
    where e.identitet_hash = person and e.angre -> 'soeknad' ->> 'id' = av::text
      and jsonb_typeof(e.angre -> hva) = 'object' limit 1);

-- When it was taken up again last.
alter table soeknad add column gjenaapnet timestamptz(3);

create or replace function soeknad_bare_lovlige_steg() returns trigger language plpgsql as $$
declare
  -- What a review may change, and what the applicant may correct; the rest stands as the applicant sent it.
  av_behandling constant text[] :=
    array['status', 'kommentar', 'sluttdato', 'avslag_begrunnelse', 'behandlet', 'behandlet_av', 'versjon',
      'kontaktperson_navn', 'kontaktperson_stilling', 'kontaktperson_organisasjon', 'kontaktperson_epost'];
  -- What taking it up again changes.
  av_gjenaapning constant text[] :=
    array['status', 'sluttdato', 'avslag_begrunnelse', 'behandlet', 'behandlet_av', 'versjon', 'gjenaapnet'];
  foer jsonb;
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
    -- Undone: exactly as it was, its version too.
    foer := foer_avgjoerelsen(old.identitet_hash, old.id, 'soeknad');
    if foer is not null and new is not distinct from jsonb_populate_record(old, foer) then
      return new;
    end if;
    if (new.status = 0 and new.gjenaapnet >= old.behandlet
      and to_jsonb(new) - av_gjenaapning = to_jsonb(old) - av_gjenaapning) is not true then
      raise exception 'a decision is final, unless it is undone or the application taken up again'
        using errcode = 'check_violation';
    end if;
    new.versjon := old.versjon + 1;
    return new;
  end if;
  if to_jsonb(new) - av_behandling is distinct from to_jsonb(old) - av_behandling then
    raise exception 'what the applicant sent does not change' using errcode = 'check_violation';
  end if;
  new.versjon := old.versjon + 1;
  return new;
end $$;

create or replace function pressebruker_bare_lovlige_steg() returns trigger language plpgsql as $$
declare
  foer jsonb;
begin
  if tg_op = 'UPDATE' then
    if new.identitet_hash <> old.identitet_hash then
      raise exception 'a press user stays the same person' using errcode = 'check_violation';
    end if;
    if (new.tilgang_fra, new.tilgang_til, new.sluttdato, new.soeknad_id, new.bekreftet)
      is not distinct from (old.tilgang_fra, old.tilgang_til, old.sluttdato, old.soeknad_id, old.bekreftet) then
      return new;
    end if;
    -- The approval is undone: what it has changed is as it was.
    foer := foer_avgjoerelsen(old.identitet_hash, old.soeknad_id, 'bruker');
    if foer is not null and new is not distinct from jsonb_populate_record(old, foer) then
      return new;
    end if;
    -- The application is taken up again: the access that it gave has ended.
    if new.sluttdato is distinct from old.sluttdato
      and (new.tilgang_fra, new.tilgang_til, new.soeknad_id, new.bekreftet)
        is not distinct from (old.tilgang_fra, old.tilgang_til, old.soeknad_id, old.bekreftet)
      and exists (
        select from soeknad where id = old.soeknad_id and status = 0
          and oslo_dag(new.sluttdato) <= gjenaapnet and (old.sluttdato is null or new.sluttdato < old.sluttdato)
      ) then
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

-- The question that a rejection withdrew is open again when the rejection is undone.
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
  if old.erstattet is not null and new.erstattet is distinct from old.erstattet
    and not (new.erstattet is null and exists (select from epost_utboks e
      where e.identitet_hash = old.identitet_hash and e.angre ->> 'bekreftelseId' = old.id::text)) then
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
