-- Which hearings were to be on a day, and are not: the list of the day still has them (db/endring/of-day.ts).
-- Times are stored in UTC with their Z, so that what they mean depends on no setting.
create function endring_tid(tid jsonb) returns tstzrange language sql immutable strict parallel safe as $$
  select tstzrange((tid ->> 'start')::timestamptz, (tid ->> 'slutt')::timestamptz)
$$;
create index sak_endring_fra on sak_endring using gist (endring_tid(fra)) where slag in ('avlyst', 'flyttet');
