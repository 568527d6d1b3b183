import { RuleRows } from '../features/birth/RuleRows.tsx';
import { useSettings } from '../lib/device/settings.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Card } from '../ui/display/Card.tsx';
import { Note } from '../ui/display/Note.tsx';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';

/** 排盘规则: the schools new charts are cast by. */
export default function ChartRulesPage() {
  const { rules, set } = useSettings();
  return (
    <PageShell title="排盘规则">
      <PageBody>
        <Card isPadded={false}>
          <RuleRows rules={rules} onChange={(next) => set({ rules: next })} hasPlace isOpen />
        </Card>
        <Note>用于之后的新命盘。每张命盘都记下自己的规则，已排的命盘不受影响。</Note>
        <Button variant="secondary" onClick={() => set({ rules: {} })}>
          恢复默认
        </Button>
      </PageBody>
    </PageShell>
  );
}
