/**
 * A link that holds the birth itself, so that whoever opens it works the chart out again; what it holds is said before it is
 * copied.
 */
import { useState } from 'react';
import type { CaseRecord } from '../../../lib/cases/caseRecord.ts';
import { writeChartLink } from '../../../lib/cases/chartLink.ts';
import { shortPath } from '../../../lib/cases/place.ts';
import { copyText } from '../../../lib/device/copyText.ts';
import { hrefOf } from '../../../lib/page/paths.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Check } from '../../../ui/controls/Choice.tsx';
import { Note } from '../../../ui/display/Note.tsx';
import { Notice } from '../../../ui/states/Notice.tsx';
import styles from './Share.module.css';

/** What a link of a chart tells whoever has it. */
export function linkHolds({ birth, place }: Pick<CaseRecord, 'birth' | 'place'>): string {
  if ('pillars' in birth) return '四柱与性别';
  const where = place === null ? undefined : shortPath(place.path).at(-1);
  const time = birth.hour === 'unknown' ? '出生日期' : '出生日期与时刻';
  return [time, '性别', ...(birth.longitudeDeg === undefined ? [] : [`出生地${where ?? '的经度'}`])].join(
    '、',
  );
}

interface LinkPaneProps {
  readonly record: CaseRecord;
  readonly onDone: () => void;
}

export function LinkPane({ record, onDone }: LinkPaneProps) {
  const [isNamed, setIsNamed] = useState(false);
  const birth = writeChartLink({ ...record, name: isNamed ? record.name : '' });
  const link = `${location.origin}${location.pathname}#${hrefOf('chart', { birth })}`;
  const copy = async (): Promise<void> => {
    if (await copyText(link, { done: '链接已复制', isData: true })) onDone();
  };
  return (
    <>
      <Notice detail="拿到链接的人都看得到，也能再转给别人；发出之后收不回来。请先征得本人同意。">
        链接里写着{linkHolds(record)}
        {isNamed && '，还有姓名'}
      </Notice>
      <p className={styles.Link} translate="no" tabIndex={0} role="group" aria-label="链接">
        {link}
      </p>
      {record.name !== '' && (
        <Check isOn={isNamed} onChange={setIsNamed}>
          链接里写上姓名
        </Check>
      )}
      <Button onClick={() => void copy()}>复制链接</Button>
      <Note>
        生辰写在 # 之后，浏览器不会把它发给服务器。打开的人在自己的设备上重新排盘，不用登录，也不用次数。
      </Note>
    </>
  );
}
