-- Keys that can be changed, and typed words that are kept apart (docs/decisions/0028).

-- Whom the person that `identitet_hash` means in the other tables is: the only table with a keyed hash of an identity
-- number. A change of IDENTITY_KEY changes `hash` here, at the next sign-in, and no row anywhere else: a pseudonym stays
-- the same. Somebody from before this table keeps the hash of then as person; of the others it is random.
create table identitet (
  person bytea primary key check (length(person) = 32),
  hash bytea not null unique check (length(hash) = 32),
  -- The id of the key that `hash` is made with (bff/session/key-ring.ts).
  noekkel text not null,
  opprettet timestamptz(3) not null,
  -- Somebody whom no other table knows is forgotten a while after this.
  sist_sett timestamptz(3) not null
);
create index identitet_noekkel on identitet (noekkel);

-- When `npm run rotate-keys` first saw a key as the newest: what was made before may depend on the older one.
create table noekkel (
  id text primary key,
  navn text not null check (navn in ('IDENTITY_KEY', 'SESSION_KEY', 'AUDIT_KEY')),
  foerst_sett timestamptz(3) not null
);

-- What was typed in an audited call. Not part of `revisjon`, because it leaves sooner, and can be encrypted again.
create table revisjon_ord (
  revisjon_id bigint primary key references revisjon (id) on delete cascade deferrable initially deferred,
  tidspunkt timestamptz(3) not null,
  -- The id of the key; null: not encrypted, until `npm run rotate-keys` has run.
  noekkel text,
  -- JSON: an object of the fields.
  kryptert bytea not null
);
create index revisjon_ord_tid on revisjon_ord (tidspunkt);
create index revisjon_ord_noekkel on revisjon_ord (noekkel, revisjon_id);

-- The typed words in the details of a row, as earlier versions wrote them; null when there are none.
create function revisjon_skrevne_ord(detaljer jsonb) returns jsonb immutable language sql as $$
  select nullif(coalesce((
      select jsonb_object_agg(key, value)
      from jsonb_each(case jsonb_typeof(detaljer -> 'soek') when 'object' then detaljer -> 'soek' else '{}' end)
      where key in ('query', 'saksnummer', 'domstol', 'sakengjelder', 'sakstype', 'parter', 'advokat', 'bistandsadvokat',
        'dommer', 'rettsmotetype', 'dokumenttekst', 'fasettdomstol', 'fasettsakstype', 'fasettrettsmoetetype', 'fasettkode')
    ), '{}') || coalesce((
      select jsonb_object_agg(key, value) from jsonb_each(detaljer) where key in ('q', 'menteDu')
    ), '{}'), '{}')
$$;

create function revisjon_uten_ord(detaljer jsonb) returns jsonb immutable language sql as $$
  select case jsonb_typeof(detaljer -> 'soek') when 'object' then jsonb_set(rest, '{soek}', (rest -> 'soek')
      - array['query', 'saksnummer', 'domstol', 'sakengjelder', 'sakstype', 'parter', 'advokat', 'bistandsadvokat', 'dommer',
        'rettsmotetype', 'dokumenttekst', 'fasettdomstol', 'fasettsakstype', 'fasettrettsmoetetype', 'fasettkode'])
    else rest end
  from (select detaljer - array['q', 'menteDu'] as rest) as uten
$$;

-- The rows so far. The only time that rows of the log are changed: nothing is lost, it moves.
insert into revisjon_ord (revisjon_id, tidspunkt, kryptert)
  select id, tidspunkt, convert_to(revisjon_skrevne_ord(detaljer)::text, 'UTF8') from revisjon
  where revisjon_skrevne_ord(detaljer) is not null;
alter table revisjon disable trigger user;
update revisjon set detaljer = revisjon_uten_ord(detaljer) where revisjon_skrevne_ord(detaljer) is not null;
-- The foreign key is checked now: a table with checks that wait cannot be altered.
set constraints all immediate;
alter table revisjon enable trigger user;

-- A program of an earlier version may still be running, and writes words among the details.
create function revisjon_tar_ut_ord() returns trigger language plpgsql as $$
declare
  ord jsonb := revisjon_skrevne_ord(new.detaljer);
begin
  if ord is not null then
    insert into revisjon_ord (revisjon_id, tidspunkt, kryptert)
      values (new.id, new.tidspunkt, convert_to(ord::text, 'UTF8'));
    new.detaljer := revisjon_uten_ord(new.detaljer);
  end if;
  return new;
end $$;
create trigger revisjon_tar_ut_ord before insert on revisjon
  for each row execute function revisjon_tar_ut_ord();
