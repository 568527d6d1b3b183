import { RuleList } from '../features/birth/RuleList.tsx';
import { useSettings } from '../lib/device/settings.ts';
import { showSnack } from '../lib/page/toast.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Note } from '../ui/display/Note.tsx';
import { Page } from '../ui/shell/PageShell.tsx';

/** 排盘规则: the schools new charts are cast by. */
export default function ChartRulesPage() {
  const { rules, set } = useSettings();
  const changed = Object.keys(rules).length;
  const handleReset = () => {
    set({ rules: {} });
    showSnack({ text: '已恢复默认规则', action: '撤销', onAction: () => set({ rules }) });
  };
  return (
    <Page title="排盘规则">
      <RuleList rules={rules} onChange={(next) => set({ rules: next })} />
      <Note>用于之后的新命盘。每张命盘都记下自己的规则，已排的命盘不受影响。</Note>
      <Button variant="secondary" disabled={changed === 0} onClick={handleReset}>
        {changed === 0 ? '现在都是默认规则' : `恢复默认（改过 ${changed} 项）`}
      </Button>
    </Page>
  );
}
