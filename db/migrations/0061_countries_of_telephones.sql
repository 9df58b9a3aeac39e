-- Older versions: go on
-- The country of a telephone number, by its ISO code (domain/land.ts); null: Norway, as before it was asked for.
alter table pressebruker add column telefon_land text check (telefon_land ~ '^[A-Z]{2}$' and telefon_land <> 'NO');
alter table soeknad add column telefon_land text check (telefon_land ~ '^[A-Z]{2}$' and telefon_land <> 'NO');
