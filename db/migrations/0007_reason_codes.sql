-- Why something failed is a code (domain/failure-reasons.ts). What was seen of the failure stands beside it:
-- the name of an error, the digits of a mail server's answer.
alter table doedbrev add column detalj text;
alter table epost_utboks add column detalj text;

-- Rows of earlier versions. A reason that is not found here is shown as it was written.
update doedbrev set grunn = 'avvist', detalj = substr(grunn, length('refused by the engine: ') + 1)
  where grunn like 'refused by the engine: %';
update doedbrev set grunn = 'kan_ikke_bygges', detalj = substr(grunn, length('cannot be built: ') + 1)
  where grunn like 'cannot be built: %';
update epost_utboks set feil = case feil
    when 'content' then 'innhold' when 'no address' then 'adresse' else 'for_mange_forsoek' end
  where feil in ('content', 'no address', 'too many attempts');
