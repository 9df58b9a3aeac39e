import { type SoeknadDetaljer, grunnSchema } from '#contract/admin/soeknader.ts';
import { useAdministrator } from '#web/admin/api/adminbruker.ts';
import { taOppIgjen } from '#web/admin/api/soeknader.ts';
import { DialogForm } from '#web/admin/ui/dialog-form.tsx';
import { draftKey } from '#web/form/draft.ts';
import { textProps } from '#web/form/form.tsx';
import { useForm } from '#web/form/use-form.ts';
import { TextArea } from '#web/ui/text-area.tsx';
import { t } from './texts.ts';

interface Props {
  readonly soeknad: SoeknadDetaljer;
  readonly onClose: () => void;
  readonly onReopened: () => Promise<void>;
}

/** Asks why a decided application is taken up again, and says what that means for the applicant. */
export default function TaOppIgjenDialog({ soeknad, onClose, onReopened }: Props) {
  const { behandlet } = soeknad;
  const form = useForm({
    schema: grunnSchema,
    initial: { grunn: '' },
    draftKey: draftKey(`ta-opp-igjen-${soeknad.id}`, useAdministrator()),
    isInDialog: true,
    onSubmit: async ({ grunn }) => {
      await taOppIgjen(soeknad.id, { grunn, ...(behandlet !== null && { behandlet }) });
      await onReopened();
    },
  });
  return (
    <DialogForm title={t.reopenTitle} form={form} submit={t.reopenNow} onClose={onClose}>
      <p>{t.reopenMeans}</p>
      <TextArea
        {...textProps(form, 'grunn')}
        size="medium"
        rows={3}
        isRequired
        label={t.whyReopen}
        description={t.whyApproveHint}
      />
    </DialogForm>
  );
}
