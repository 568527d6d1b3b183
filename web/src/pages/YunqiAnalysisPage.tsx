import { isCalendarYear } from '../lib/time/calendarDays.ts';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { useDetailGate } from '../lib/wire/useDetailGate.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Page } from '../ui/shell/PageShell.tsx';
import { EmptyState } from '../ui/states/States.tsx';
import { YunqiYearAnalysis } from './YunqiYearAnalysis.tsx';

/** 五运六气分析: the reading of a year, at the moment or at its opening. */
export default function YunqiAnalysisPage() {
  const go = useGo();
  const text = useQueryTexts()['year'];
  const year = Number(text);
  const { isPassed, pass } = useDetailGate('wylq');
  const isYear = isCalendarYear(year);
  if (isYear && isPassed) return <YunqiYearAnalysis number={year} />;
  return (
    <Page title="分析">
      {isYear ? (
        <EmptyState action={<Button onClick={() => pass(() => undefined)}>开始分析</Button>}>
          {year}年的分析，点开始查看
        </EmptyState>
      ) : (
        <EmptyState action={<Button onClick={() => go.to('yunqi', {}, { replace: true })}>选择年份</Button>}>
          {text === undefined ? '请先选择年份' : `没有「${text}」这一年，请选择年份`}
        </EmptyState>
      )}
    </Page>
  );
}
