-- Older versions: go on
-- What cannot be undone waits: the deletion of a press user for a day, and showing again what was hidden for somebody's safety for a
-- second administrator.

-- An administrator has ordered the deletion. The profile is suspended meanwhile, which every version of the programs reads, without an
-- end; `foer_sletting` has the suspension that was before ({til, fra, begrunnelse}; null: none).
alter table pressebruker
  add column slettes_fra timestamptz(3),
  add column slettes_bestilt timestamptz(3),
  add column slettes_bestilt_av bytea check (length(slettes_bestilt_av) = 32),
  add column foer_sletting jsonb,
  add constraint pressebruker_sletting
    check (num_nonnulls(slettes_fra, slettes_bestilt, slettes_bestilt_av) in (0, 3));
create index pressebruker_slettes on pressebruker (slettes_fra) where slettes_fra is not null;

-- Nobody is let in again, or given access anew, before the order is undone: nor by a version that does not know of orders.
create function pressebruker_slettes_er_stengt() returns trigger language plpgsql as $$
begin
  raise exception 'the deletion of the press user is ordered: undo that first' using errcode = 'check_violation';
end $$;
create trigger pressebruker_slettes_er_stengt before update on pressebruker for each row
  when (old.slettes_fra is not null and new.slettes_fra is not null
    and (old.tilgang_fra, old.tilgang_til, old.sluttdato, old.soeknad_id, old.bekreftet,
        old.suspendert_til, old.suspendert_fra, old.suspendert_begrunnelse)
      is distinct from (new.tilgang_fra, new.tilgang_til, new.sluttdato, new.soeknad_id, new.bekreftet,
        new.suspendert_til, new.suspendert_fra, new.suspendert_begrunnelse))
  execute function pressebruker_slettes_er_stengt();
create trigger pressebruker_ny_versjon_av_sletting before update on pressebruker for each row
  when (old.slettes_fra is distinct from new.slettes_fra)
  execute function pressebruker_ny_versjon();

-- An administrator proposes to show again what was hidden for somebody's safety; another one approves or declines. Of the hidings of one
-- number the proposal is that of the first (db/tilbaketrekking/gjeldende.ts).
create table opphevelse_forslag (
  id integer generated always as identity primary key,
  tilbaketrekking_id bigint not null references tilbaketrekking (id) on delete cascade,
  foreslatt timestamptz(3) not null,
  -- An administrator, or who it was at the command line, in their own words.
  foreslatt_av bytea check (length(foreslatt_av) = 32),
  operatoer text check (operatoer <> ''),
  forklaring text not null check (forklaring <> ''),
  utloeper timestamptz(3) not null check (utloeper > foreslatt),
  utfall text check (utfall in ('godkjent', 'avslaatt', 'trukket', 'utloept')),
  avgjort timestamptz(3),
  avgjort_av bytea check (length(avgjort_av) = 32),
  avgjort_operatoer text check (avgjort_operatoer <> ''),
  avgjort_ord text,
  check ((utfall is null) = (avgjort is null)),
  check (num_nonnulls(foreslatt_av, operatoer) = 1),
  -- Two persons, in whatever way they act.
  check (utfall is distinct from 'godkjent'
    or num_nonnulls(avgjort_av, avgjort_operatoer) = 1
      and (avgjort_av is null or foreslatt_av is null or avgjort_av <> foreslatt_av)
      and (avgjort_operatoer is null or operatoer is null or lower(avgjort_operatoer) <> lower(operatoer)))
);
create unique index opphevelse_forslag_venter on opphevelse_forslag (tilbaketrekking_id) where utfall is null;
create index opphevelse_forslag_av on opphevelse_forslag (tilbaketrekking_id, foreslatt);

-- One person alone shows nothing again that was hidden for safety, nor gives it another reason: nor by an older version.
create function tilbaketrekking_sikkerhet_er_to() returns trigger language plpgsql as $$
begin
  if new.grunn <> 'sikkerhet' and new.opphevet is null then
    raise exception 'what is hidden for safety keeps its reason' using errcode = 'check_violation';
  end if;
  if new.opphevet is not null and not exists (
    select from opphevelse_forslag f join tilbaketrekking egen on egen.id = f.tilbaketrekking_id
    where f.utfall = 'godkjent' and (egen.id = new.id
      or new.omfang <> 'dokument' and egen.omfang = new.omfang and egen.saksnummer = new.saksnummer)
  ) then
    raise exception 'what is hidden for safety is shown again by two' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger tilbaketrekking_sikkerhet_er_to before update on tilbaketrekking for each row
  when (old.grunn = 'sikkerhet' and old.opphevet is null and (new.opphevet is not null or new.grunn <> 'sikkerhet'))
  execute function tilbaketrekking_sikkerhet_er_to();

-- What was changed in place, from what: the history of one case says it.
create table skjult_endring (
  id integer generated always as identity primary key,
  tilbaketrekking_id bigint references tilbaketrekking (id) on delete cascade,
  begrensning_id bigint references begrensning (id) on delete cascade,
  tidspunkt timestamptz(3) not null,
  endret_av bytea check (length(endret_av) = 32),
  operatoer text check (operatoer <> ''),
  -- Of the fields that were changed: {felt: [before, after]}, without the names of the parties.
  endret jsonb not null,
  check (num_nonnulls(tilbaketrekking_id, begrensning_id) = 1)
);
create index skjult_endring_skjuling on skjult_endring (tilbaketrekking_id) where tilbaketrekking_id is not null;
create index skjult_endring_begrensning on skjult_endring (begrensning_id) where begrensning_id is not null;
