-- How a generation and the database recognise each other (docs/decisions/0039): the follower draws a new mark now and then, stores it
-- here and then with the generation. The next mark stands here before the engine has it, so that one of the two always fits.
alter table indeksgenerasjon add column merke text, add column merke_neste text;
alter table soek.generasjon add column merke text;
