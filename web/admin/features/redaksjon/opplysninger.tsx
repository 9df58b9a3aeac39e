import type { Redaksjon } from '#contract/admin/redaksjoner.ts';
import { formatDay } from '#web/format.ts';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { Boks } from './boks.tsx';
import { t } from './texts.ts';

/** What is known of the newsroom. */
export function Opplysninger({ redaksjon }: { readonly redaksjon: Redaksjon }) {
  const { redaktoer, domener, bekreftet, bekreftesIgjen } = redaksjon;
  return (
    <Boks id="opplysninger" heading={t.facts}>
      <DescriptionList
        items={[
          { term: t.editor, value: redaktoer?.navn ?? t.nobody },
          { term: t.domains, value: domener.join(', ') || t.nobody },
          { term: t.listConfirmed, value: bekreftet ? formatDay(bekreftet) : t.never },
          ...(bekreftesIgjen ? [{ term: t.nextTime, value: formatDay(bekreftesIgjen) }] : []),
        ]}
      />
    </Boks>
  );
}
