-- Older versions: go on
-- Access that nobody has used for twelve months ends, after a warning; and administrators are told in the morning what waits.

alter table pressebruker
  -- When the person was told that access ends because it is not used.
  add column ubrukt_varslet timestamptz(3),
  -- An administrator has kept the access, for this reason: it counts as used then.
  add column beholdt timestamptz(3),
  add column beholdt_begrunnelse text,
  add constraint pressebruker_beholdt check (num_nonnulls(beholdt, beholdt_begrunnelse) in (0, 2));

-- `tid` moved by calendar months of Oslo, as in domain/time.ts.
create function oslo_maaneder(tid timestamptz, antall integer) returns timestamptz
  immutable parallel safe language sql
  return ((tid at time zone 'Europe/Oslo') + make_interval(months => antall)) at time zone 'Europe/Oslo';

-- When a press user last used the service, or was given access: signed in, or read through a calendar, a feed or a key. Nobody can use
-- it while suspended, so the end of a suspension counts too. Null for somebody who never had access.
create function pressebruker_sist_brukt(p pressebruker) returns timestamptz stable parallel safe language sql
  return case when p.tilgang_fra is not null then greatest(
    p.sist_innlogget, p.tilgang_fra, p.bekreftet, p.beholdt, oslo_dag(p.suspendert_til),
    (select max(a.sist_brukt) from abonnement a where a.pressebruker_id = p.id),
    (select max(n.sist_brukt) from tilgangsnoekkel n where n.pressebruker_id = p.id)) end;

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
    -- Not used for twelve months: told, and not used since. Access ends two weeks later at the earliest.
    if new.sluttdato is distinct from old.sluttdato
      and (new.tilgang_fra, new.tilgang_til, new.soeknad_id, new.bekreftet)
        is not distinct from (old.tilgang_fra, old.tilgang_til, old.soeknad_id, old.bekreftet)
      and pressebruker_sist_brukt(old) < old.ubrukt_varslet
      and oslo_maaneder(pressebruker_sist_brukt(old), 12) <= old.ubrukt_varslet
      and new.sluttdato >= (old.ubrukt_varslet at time zone 'Europe/Oslo')::date + 14
      and (old.sluttdato is null or new.sluttdato < old.sluttdato)
      and (old.suspendert_til is null or old.suspendert_til <= new.sluttdato) then
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

-- Keeping is a decision of an administrator, as those of 0043.
create trigger pressebruker_beholdt_versjon before update on pressebruker
  for each row
  when ((old.beholdt, old.beholdt_begrunnelse) is distinct from (new.beholdt, new.beholdt_begrunnelse)
    and (old.soeknad_id, old.tilgang_fra, old.sluttdato,
      old.suspendert_til, old.suspendert_fra, old.suspendert_begrunnelse)
    is not distinct from (new.soeknad_id, new.tilgang_fra, new.sluttdato,
      new.suspendert_til, new.suspendert_fra, new.suspendert_begrunnelse))
  execute function pressebruker_ny_versjon();

-- What an administrator is told of by e-mail each working morning, and where to. Nothing until the address is confirmed.
alter table administrator
  add column epost text check (epost <> ''),
  -- In the links of confirming and stopping; another one for each address, so that a link is of one address.
  add column epost_noekkel uuid,
  add column epost_bekreftet timestamptz(3),
  add column morgenvarsel text[] not null default '{}',
  add constraint administrator_epost check (num_nonnulls(epost, epost_noekkel) in (0, 2)
    and (epost_bekreftet is null or epost is not null));
create unique index administrator_epost_noekkel on administrator (epost_noekkel) where epost_noekkel is not null;
