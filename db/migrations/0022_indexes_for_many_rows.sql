-- What is deleted when its time is over, and what e-mail has not been sent, is found without reading the whole table
-- (tests/integration/db/plans.test.ts). These tables are small enough to be locked for writing while an index is made; none
-- of the tables of cases gets one.
create index sesjon_forfaller on sesjon (least(utloeper, avsluttet));
create index innlogging_utloeper on innlogging (utloeper);
create index epost_utboks_usendt on epost_utboks (opprettet) where status <> 'sendt';
create index epost_utboks_sendt on epost_utboks (sendt) where sendt is not null;
create index tilbaketrekking_opphevet on tilbaketrekking (opphevet) where opphevet is not null;
create index begrensning_opphevet on begrensning (opphevet) where opphevet is not null;
