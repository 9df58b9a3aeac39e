import type { Answer, ChangeCall } from '#bff/http/json-route.ts';
import type { LagretVurdering } from '#contract/admin/soeknader.ts';
import { readBehandletAv } from '#db/soeknad/review.ts';
import { readSoeknad } from '#db/soeknad/soeknader.ts';
import { osloIso } from '#domain/time.ts';

type Call = Pick<ChangeCall<{ readonly id: string }>, 'db' | 'params'>;

/** What another administrator has saved or decided, for whoever wanted to change the application as it was. */
export async function showStoredReview({
  db,
  params: { id },
}: Call): Promise<Answer<LagretVurdering> | null> {
  const stored = await readSoeknad(db, id);
  if (!stored) return null;
  const { versjon, status, kommentar, sluttdato, behandlet } = stored;
  return {
    body: {
      ...{ versjon, status, kommentar, sluttdato },
      av: await readBehandletAv(db, id),
      behandlet: behandlet && osloIso(behandlet),
    },
    audit: { action: 'soeknad_vist', detaljer: { soeknadId: id, andreSoeknader: [] } },
  };
}
