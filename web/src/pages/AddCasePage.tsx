import { emptyEntry, entryOfCase } from '../features/birth/birthEntry.ts';
import { readLastPlace } from '../features/birth/draft.ts';
import { findCase } from '../lib/cases/caseDb.ts';
import { listImages } from '../lib/cases/imageDb.ts';
import { useSettings } from '../lib/device/settings.ts';
import { useQueryTexts } from '../lib/page/navigation.ts';
import { useResource } from '../lib/page/resource.ts';
import { useToday } from '../lib/time/useToday.ts';
import { Page } from '../ui/shell/PageShell.tsx';
import { BackState } from '../ui/states/EmptyStates.tsx';
import { WhenLoaded } from '../ui/states/WhenLoaded.tsx';
import { CaseEditor, type Start } from './CaseEditor.tsx';

/** 添加命例 and, with an id, 编辑命例. */
export default function AddCasePage() {
  const { id, group } = useQueryTexts();
  const { date } = useToday();
  const rules = useSettings((settings) => settings.rules);
  const start = useResource({
    queryKey: ['caseEntry', id],
    queryFn: async (): Promise<Start | 'gone'> => {
      if (id === undefined)
        return { record: null, entry: emptyEntry(date.year, readLastPlace(), rules), images: [] };
      const record = await findCase(id);
      if (record === null) return 'gone';
      const [entry, images] = await Promise.all([entryOfCase(record, date.year), listImages(id)]);
      return { record, entry, images };
    },
  });
  const title = id === undefined ? '添加命例' : '编辑命例';
  if (start.state === 'ready' && start.value !== 'gone')
    return <CaseEditor key={id ?? ''} title={title} start={start.value} groupId={group ?? null} />;
  return (
    <Page title={title}>
      <WhenLoaded loaded={start} failed="命例没有读出来">
        {() => <BackState>记录不存在或已删除</BackState>}
      </WhenLoaded>
    </Page>
  );
}
