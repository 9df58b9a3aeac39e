import { useParams } from 'react-router';
import { BehovSide } from '#web/features/arbeidsgiver/behov-side.tsx';
import { Page as PageFrame } from '#web/features/layout/page.tsx';

const TITLE = 'Bekreft behov for tilgang';

/** arbeidsgiver/bekreft/{token}: for the contact person, who has no sign-in. The tab names nobody. */
export function Page() {
  const { token = '' } = useParams();
  return (
    <PageFrame title={TITLE} heading={TITLE}>
      <BehovSide key={token} token={token} />
    </PageFrame>
  );
}
