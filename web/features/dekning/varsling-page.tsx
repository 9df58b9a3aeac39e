import { pressePaths } from '#contract/paths.ts';
import { Varsling } from '#web/dekning/varsling.tsx';
import { PageFrame } from '#web/layout/page.tsx';
import { PrintHead } from '#web/layout/print-head.tsx';
import { t } from './texts.tsx';
import { Visninger } from './visninger.tsx';

const CALLS = {
  json: pressePaths.dekningVarsling.href(),
  csv: pressePaths.dekningVarslingCsv.href(),
};

/** /dekning/varsling: how well each court announces its hearings (docs/PRODUCT.md, "Pages"). */
export function Page() {
  return (
    <PageFrame title={`${t.announced} – ${t.heading}`}>
      <PrintHead>{t.announced}</PrintHead>
      <h1 tabIndex={-1}>{t.heading}</h1>
      <Visninger at="/dekning/varsling" />
      <Varsling calls={CALLS} />
    </PageFrame>
  );
}
