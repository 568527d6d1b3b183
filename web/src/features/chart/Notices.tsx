import type { Chart } from '@shangyuan/engine/chart';
import { clockText } from '../../lib/words/dateText.ts';
import { noticeText } from '../../lib/words/noticeText.ts';
import { Notice } from '../../ui/states/Notice.tsx';

/** Daylight time is the first thing users of other software trip over, so it is said even where no pillar changes. */
function DaylightNotice({ chart }: { readonly chart: Chart }) {
  const { standardLocal, clockUsed } = chart.time;
  const used = clockUsed === 'wall' ? '按规则照所填时间取时辰' : '时辰已按标准时取';
  return (
    <Notice>
      出生时正实行夏令时，标准时为 {clockText(standardLocal)}，{used}。
    </Notice>
  );
}

/** What the reader should know before trusting the chart, with the other reading. */
export function Notices({ chart }: { readonly chart: Chart }) {
  return (
    <>
      {chart.time.dstMinutes !== 0 && chart.pillars.hour !== null && <DaylightNotice chart={chart} />}
      {chart.notices.map((notice) => {
        const { text, other } = noticeText(notice);
        return (
          <Notice
            key={notice.code + (other ?? '')}
            {...(other === null ? {} : { detail: `另一读法：${other}` })}
          >
            {text}
          </Notice>
        );
      })}
    </>
  );
}
