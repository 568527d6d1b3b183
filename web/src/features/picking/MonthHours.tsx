import type { PickDaysResult } from '@shangyuan/engine/almanac';
import { TONE, hourSpanText, lunarText } from '../../lib/words/almanacText.ts';
import { shortWeekday } from '../../lib/words/text.ts';
import { Card } from '../../ui/display/Card.tsx';
import { FormGroup } from '../../ui/display/FormGroup.tsx';
import { GanzhiText } from '../../ui/display/GanzhiText.tsx';
import { Inline, List, Stack, Text } from '../../ui/kit/Kit.tsx';
import { EmptyState } from '../../ui/states/States.tsx';
import { spanOf } from './candidateSpan.ts';

/** Days that are listed; there is little to choose between those that follow. */
const MOST_DAYS = 12;

/** The good hours of thirty days: the days that suit, each with its best hours. */
export function MonthHours({ result }: { readonly result: PickDaysResult }) {
  const found = result.candidates.filter(({ bestHours }) => bestHours.length > 0);
  if (found.length === 0) return <EmptyState>这三十天里没有合适的日子和时辰，换个开始日期试试</EmptyState>;
  const shown = found.slice(0, MOST_DAYS);
  const note = found.length > shown.length ? `${found.length} 天里最合适的 ${MOST_DAYS} 天` : '最合适的在前';
  return (
    <FormGroup label="三十天里的吉时" note={note}>
      <Card isPadded={false}>
        <List as="ol" ruled>
          {shown.map((day) => (
            <Stack as="li" key={day.jdn} gap={1} padY={3} padX={4}>
              <Inline wrap gap={2} rowGap={0} align="baseline">
                <Text as="b" face="serif" size="h2" weight="bold">
                  {day.civil.month}月{day.civil.day}日
                </Text>
                <Text size="cell" tone="soft">
                  {shortWeekday(day.weekday)} {lunarText(day.lunar)}
                </Text>
                <GanzhiText>{day.ganzhi.name}</GanzhiText>
                <Text pushed size="cell" weight="bold" tone="soft">
                  {day.band}
                </Text>
              </Inline>
              <Inline wrap gap={3} rowGap={0} size="sub">
                {day.bestHours.map((hour) => (
                  <Text key={hour.index} nowrap>
                    <Text
                      as="b"
                      face="serif"
                      weight="bold"
                      tone={TONE[hour.band] === 'good' ? 'ok' : 'plain'}
                    >
                      {hour.branch}时
                    </Text>{' '}
                    {hourSpanText(spanOf(hour))}
                  </Text>
                ))}
              </Inline>
            </Stack>
          ))}
        </List>
      </Card>
    </FormGroup>
  );
}
