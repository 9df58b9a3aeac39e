-- By which program's time a generation was last written, at most a minute old. One that lies ahead of the time was written by a clock
-- that was wrong, or that has been set back since: its documents hide and show by a time that has not come (docs/decisions/0056).
alter table public.indeksgenerasjon add column skrevet_til timestamptz(3);
alter table spor_b.indeksgenerasjon add column skrevet_til timestamptz(3);
