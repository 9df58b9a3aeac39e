import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { omMegSchema, type OmMeg } from '#contract/soeknad.ts';
import { draftKey } from '#web/form/draft.ts';
import { OmDegFields } from '#web/soeknad/fields.tsx';
import { FormFrame } from '#web/form/form.tsx';
import { useForm } from '#web/form/use-form.ts';
import { answerCalls, show } from './render.tsx';

export const GOOD = {
  stilling: 'Journalist',
  redaksjon: 'Østfold Nyhetsavis',
  epost: 'nora@avisen.example',
  telefonLand: 'NO',
  telefon: '92241080',
  jobberSomFrilanser: false,
  foretrukketDomstolId: 'alle',
};
export const EMPTY = { ...GOOD, stilling: '', redaksjon: '', epost: '', telefon: '' };

export interface Options {
  readonly initial?: typeof GOOD;
  readonly person?: string | null;
  readonly requireChange?: boolean;
  readonly onSubmit?: (sent: OmMeg) => Promise<void>;
}

function Form({ initial = GOOD, person = 'Nora Fjellvang', ...rest }: Options) {
  const form = useForm({
    schema: omMegSchema,
    initial,
    onSubmit: () => Promise.resolve(),
    draftKey: draftKey('om-meg', person),
    ...rest,
  });
  return (
    <FormFrame form={form} label="Om meg">
      <OmDegFields form={form} />
    </FormFrame>
  );
}

/** Shows the form 'Om meg' without its page. */
export function openForm(options: Options = {}) {
  answerCalls({ '/api/presse/hent-domstoler': [] });
  const { unmount } = show(<Form {...options} />);
  return { user: userEvent.setup(), unmount };
}

export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const send = () => screen.getByRole('button', { name: 'Send inn' });
