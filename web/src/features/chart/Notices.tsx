import type { Notice as ChartNotice } from '@shangyuan/engine/chart';
import { noticeText } from '../../lib/noticeText.ts';
import { Notice } from '../../ui/Notice.tsx';

/** What the reader should know before trusting the chart, with the other reading. */
export function Notices({ notices }: { readonly notices: readonly ChartNotice[] }) {
  return notices.map((notice) => {
    const { text, other } = noticeText(notice);
    return (
      <Notice key={notice.code + (other ?? '')} {...(other === null ? {} : { detail: `另一读法：${other}` })}>
        {text}
      </Notice>
    );
  });
}
