-- Counts what administrators decide of a press user: an administrator who has read an earlier version is told so, instead of
-- replacing what another one has done. What the person changes (the profile, the yearly update, signing in) does not count: it
-- decides nothing. A trigger counts, so that a version of the programs that knows no number counts as well.
alter table pressebruker add column versjon integer not null default 1;
create function pressebruker_ny_versjon() returns trigger language plpgsql as $$
begin
  new.versjon := old.versjon + 1;
  return new;
end $$;
create trigger pressebruker_ny_versjon before update on pressebruker
  for each row
  when ((old.soeknad_id, old.tilgang_fra, old.sluttdato,
      old.suspendert_til, old.suspendert_fra, old.suspendert_begrunnelse)
    is distinct from (new.soeknad_id, new.tilgang_fra, new.sluttdato,
      new.suspendert_til, new.suspendert_fra, new.suspendert_begrunnelse))
  execute function pressebruker_ny_versjon();
