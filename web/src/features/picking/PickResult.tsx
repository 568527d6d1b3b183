import type { PickCandidate, PickDaysResult } from '@shangyuan/engine/almanac';
import { affairOf } from '@shangyuan/engine/almanac';
import { jdnOf } from '@shangyuan/engine/time';
import { relaxationText } from '@shangyuan/reading/picking';
import { useState } from 'react';
import { formatDate } from '../../lib/words/dateText.ts';
import { PageLink } from '../../ui/shell/PageLink.tsx';
import { useResource } from '../../lib/page/resource.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { Segment } from '../../ui/controls/RadioGroup.tsx';
import { SepLine } from '../../ui/display/Card.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { EmptyState } from '../../ui/states/States.tsx';
import { caretDownIcon, pencilSimpleIcon } from '../../ui/tables/icons.ts';
import { DayCard } from './DayCard.tsx';
import { personText, yearOnlyNote } from './participants.ts';
import { keyOf, nearestOf } from './pickAnswer.ts';
import { PickMonth } from './PickMonth.tsx';
import { formatDaysQuestion, type DaysQuestion } from './pickQuery.ts';
import { Inline, Text } from '../../ui/kit/Kit.tsx';
import styles from './Picking.module.css';
import { mainFilter, marksOf, ORDERS, orderDays, type PickOrder } from './pickView.ts';
import { RemovedCard } from './RemovedCard.tsx';

/** The question in a line, with a link back to the form. */
export function QuestionBar({
  question,
  onEdit,
}: {
  readonly question: DaysQuestion;
  readonly onEdit: () => void;
}) {
  const { affair, people, from, to } = question;
  const facts = [
    affairOf(affair).name,
    ...people.map(personText),
    `${from.month}月${from.day}日至${to.month}月${to.day}日`,
  ];
  return (
    <Inline ground="sunken" gap={3} align="center" padX={4} size="cell" tone="soft" className={styles.Bar}>
      <p>
        <SepLine facts={facts} />
      </p>
      <Inline as="button" tall="touch" rigid gap={1} align="center" tone="accent" onClick={onEdit}>
        改条件 <Icon of={pencilSimpleIcon} size={0.875} />
      </Inline>
    </Inline>
  );
}

interface PickResultProps {
  readonly question: DaysQuestion;
  readonly result: PickDaysResult;
  readonly order: PickOrder;
  readonly onOrder: (order: PickOrder) => void;
  readonly compared: readonly PickCandidate[];
  readonly onCompare: (choice: { readonly candidate: PickCandidate }) => void;
}

const SHOWN_AT_FIRST = 3;

/** The answer: how many days, the best three, the others, the month, and what was removed why. */
export function PickResult({ question, result, order, onOrder, compared, onCompare }: PickResultProps) {
  const [isOpen, setOpen] = useState(order === 'date');
  const { neutral, rejected, relaxed, stats } = result;
  const days = orderDays([...result.candidates, ...neutral], order);
  const shown = isOpen ? days : days.slice(0, SHOWN_AT_FIRST);
  const address = formatDaysQuestion(question);
  const yearOnly = yearOnlyNote(question.people);
  return (
    <section aria-label="结果" className={styles.Result}>
      <Inline wrap gap={2} rowGap={2} align="center" justify="between" className={styles.Head}>
        <div>
          <Text as="h2" face="serif" size="h1" weight="bold">
            {stats.scanned} 天里有 {days.length} 天可用
          </Text>
          {days.length > SHOWN_AT_FIRST && !isOpen && (
            <Text as="p" size="cell" tone="faint">
              先看最合适的三天
            </Text>
          )}
        </div>
        <Segment
          label="排序"
          options={ORDERS}
          value={order}
          onChange={(next) => {
            setOpen(next === 'date');
            onOrder(next);
          }}
        />
      </Inline>
      {yearOnly !== '' && <Note align="start">{yearOnly}</Note>}
      {relaxed.length > 0 && days.length > 0 && (
        <Note align="start">为有日可用，放宽了：{relaxed.map(relaxationText).join('、')}</Note>
      )}
      {neutral.length > 0 && (
        <Note align="start">其中 {neutral.length} 天是无忌可用：书上不说宜，也不说忌</Note>
      )}
      {days.length === 0 && <NoDays question={question} hint={mainFilter(rejected)} />}
      {shown.map((candidate) => (
        <DayCard
          key={candidate.jdn}
          candidate={candidate}
          question={address}
          isCompared={compared.some(({ jdn }) => jdn === candidate.jdn)}
          onCompare={onCompare}
        />
      ))}
      {days.length > shown.length && (
        <Button variant="plain" size="small" onClick={() => setOpen(true)}>
          其余 {days.length - shown.length} 天
          <Icon of={caretDownIcon} size={0.75} />
        </Button>
      )}
      <PickMonth
        fromJdn={jdnOf(question.from)}
        toJdn={jdnOf(question.to)}
        marks={marksOf(result)}
        question={address}
      />
      {rejected.length > 0 && <RemovedCard rejected={rejected} />}
    </section>
  );
}

/** Nothing remained: what removed the most, and the nearest days outside the range. */
function NoDays({ question, hint }: { readonly question: DaysQuestion; readonly hint: string | null }) {
  const nearest = useResource({ queryKey: ['nearest', keyOf(question)], queryFn: () => nearestOf(question) });
  const near =
    nearest.state === 'ready'
      ? [nearest.value.before, nearest.value.after].filter((day) => day !== null)
      : [];
  return (
    <EmptyState>
      范围内没有符合的日子。{hint}
      {near.length > 0 && (
        <>
          范围外最近的是
          {near.map(({ jdn, civil }) => (
            <Inline
              as={PageLink}
              tall="touch"
              align="center"
              justify="center"
              tone="link"
              key={jdn}
              page="calendar"
              query={{ date: formatDate(civil), affair: question.affair }}
            >
              {civil.year}年{civil.month}月{civil.day}日
            </Inline>
          ))}
        </>
      )}
    </EmptyState>
  );
}
