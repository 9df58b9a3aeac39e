import type { Drift } from '#contract/admin/drift.ts';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { Section } from './section.tsx';

type States = Drift['avhengigheter'];

const NAMES: Readonly<Record<keyof States, string>> = {
  database: 'Database',
  search: 'Søkemotor',
  signIn: 'Innlogging',
  register: 'Folkeregisteret',
  epost: 'E-post',
};
const STATES = {
  ok: { purpose: 'success', text: 'Virker' },
  down: { purpose: 'danger', text: 'Svarer ikke' },
  av: { purpose: 'info', text: 'Sendes ikke herfra' },
} as const;

/** Whether what the service stands on answers. */
export function Avhengigheter({ states }: { readonly states: States }) {
  const items = (Object.keys(NAMES) as (keyof States)[]).map((name) => {
    const { purpose, text } = STATES[states[name]];
    return { term: NAMES[name], value: <Tag purpose={purpose}>{text}</Tag> };
  });
  return (
    <Section heading="Tjenester" data={items}>
      {() => <DescriptionList items={items} />}
    </Section>
  );
}
