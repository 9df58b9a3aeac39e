-- Whether anybody has a search that tells by itself, and those searches in order.
create index lagret_soek_varsles on lagret_soek (id) where varsle <> 'aldri';
