import type { Chart } from '@shangyuan/engine/chart';
import { noticeText } from '@shangyuan/reading/chart';
import { Notice } from '../../ui/states/Notice.tsx';

/** What the reader should know before trusting the chart, with the other reading. */
export function Notices({ chart }: { readonly chart: Chart }) {
  return (
    <>
      {chart.notices.map((notice) => {
        const { code, text, detail } = noticeText(chart, notice);
        return (
          <Notice key={code} {...(detail === null ? {} : { detail })}>
            {text}
          </Notice>
        );
      })}
    </>
  );
}
