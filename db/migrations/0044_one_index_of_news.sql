-- What has not been read and what has not been in an e-mail is nearly the same: one index for both, so that each notice has one entry less.
drop index nyhet_ulest;
drop index nyhet_usendt;
create index nyhet_ny on nyhet (pressebruker_id, tidspunkt desc, id desc) where lest is null or sendt is null;
