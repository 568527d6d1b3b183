import type { PlannedYear } from '@shangyuan/reading/report/yearMonths';
import { GanzhiText } from '../../ui/display/GanzhiText.tsx';
import { ReadingPicture } from '../../ui/frames/ReadingPicture.tsx';
import { Inline, List, Text } from '../../ui/kit/Kit.tsx';
import { MonthCurve } from './MonthCurve.tsx';
import { firstMonth } from './monthsView.ts';

interface MonthsPictureProps {
  readonly year: PlannedYear;
  /** The four pillars in a line. */
  readonly pillars: string;
  readonly onClose: () => void;
}

/** A year by its months as a picture. */
export function MonthsPicture({ year, pillars, onClose }: MonthsPictureProps) {
  const frame = {
    title: `${year.year} ${year.ganzhi}年 流年逐月`,
    pillars,
    line: [...year.facts, `全年${year.band}`].join('，'),
    foot: [],
    tooLong: '图片太长，请改用打印',
  };
  return (
    <ReadingPicture frame={frame} onClose={onClose}>
      <MonthCurve year={year} chosen={firstMonth(year)} onChoose={() => undefined} />
      <List ruled top={3} size="sub">
        {year.months.map(({ name, ganzhi, span, band, pin }) => (
          <Inline as="li" justify="between" gap={2} padY={1} key={ganzhi}>
            <span>
              {name} <GanzhiText>{ganzhi}</GanzhiText>{' '}
              <Text size="cell" tone="soft">
                {span}
              </Text>
            </span>
            <b>{pin ?? band}</b>
          </Inline>
        ))}
      </List>
    </ReadingPicture>
  );
}
