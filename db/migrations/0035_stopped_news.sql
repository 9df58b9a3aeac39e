-- E-mail with news: a person can stop all of it by a link, and start it again (bff/features/varsling).
alter table varsling add column stoppet timestamptz(3);
