-- Older versions: go on
-- Which documents have come since a time (db/endring/since.ts): few of the changes are of this kind.
create index sak_endring_dokument_kom on sak_endring (tidspunkt) where slag = 'dokument';
