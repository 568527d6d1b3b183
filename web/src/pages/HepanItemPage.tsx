import { handedOver, useForgetting } from '../features/hepan/currentPair.ts';
import { hepanResult, type HepanResult } from '../features/hepan/hepanResult.ts';
import { findComparison } from '../lib/cases/comparisonDb.ts';
import { personOf, type ComparisonRecord } from '../lib/cases/comparisonRecord.ts';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { useResource } from '../lib/page/resource.ts';
import { useToday } from '../lib/time/useToday.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Page } from '../ui/shell/PageShell.tsx';
import { FlagGate } from '../ui/states/FlagGate.tsx';
import { EmptyState } from '../ui/states/States.tsx';
import { WhenLoaded } from '../ui/states/WhenLoaded.tsx';
import { HepanResultView } from './HepanResultView.tsx';

/** 合盘结果: a saved comparison (`id`), that of the first two examples (`example`), or the one just made. */
export default function HepanItemPage() {
  return (
    <FlagGate flag="is_show_he_pan" title="合盘结果">
      <Loader />
    </FlagGate>
  );
}

/** The first two examples as a couple. */
async function exampleComparison(): Promise<ComparisonRecord> {
  const [{ EXAMPLES }, { castLinked }] = await Promise.all([
    import('../lib/cases/examples.ts'),
    import('../lib/cases/castBirth.ts'),
  ]);
  const nowMs = Date.now();
  const [a, b] = await Promise.all([castLinked(EXAMPLES[1]), castLinked(EXAMPLES[2])]);
  return {
    id: '',
    a: personOf(a),
    b: personOf(b),
    mode: 'couple',
    createdAt: nowMs,
    updatedAt: nowMs,
    deletedAt: 0,
  };
}

function Loader() {
  const { id, example } = useQueryTexts();
  const go = useGo();
  const { date, text } = useToday();
  useForgetting();
  const loaded = useResource({
    queryKey: ['pair', example, id, text],
    queryFn: async (): Promise<HepanResult | 'none' | 'gone'> => {
      if (example !== undefined) return hepanResult(await exampleComparison(), date);
      const record = id === undefined ? handedOver() : await findComparison(id);
      if (record === null) return id === undefined ? 'none' : 'gone';
      return hepanResult(record, date);
    },
  });
  if (loaded.state === 'ready' && typeof loaded.value !== 'string')
    return (
      <HepanResultView
        result={loaded.value}
        origin={example !== undefined ? 'example' : id === undefined ? 'new' : 'saved'}
      />
    );
  return (
    <Page title="合盘结果">
      <WhenLoaded loaded={loaded} failed="合盘没有算出来，请重试">
        {(value) => (
          <EmptyState action={<Button onClick={() => go.to('hepan', {}, { replace: true })}>去选择</Button>}>
            {value === 'gone' ? '记录不存在或已删除' : '请先选择两位命主'}
          </EmptyState>
        )}
      </WhenLoaded>
    </Page>
  );
}
