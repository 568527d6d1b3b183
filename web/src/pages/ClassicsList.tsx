import { BRANCHES, STEMS, WUXING } from '@shangyuan/engine/ganzhi';
import { useState } from 'react';
import { CaseRow } from '../features/classics/CaseRow.tsx';
import { filterCases, filterOf, patternName } from '../features/classics/classicsView.ts';
import { judgedCases, type JudgedCase } from '../features/classics/judgedCases.ts';
import { useClassicTries } from '../lib/device/classicTries.ts';
import { useGo, useQueryTexts } from '../lib/page/navigation.ts';
import { useResource } from '../lib/page/resource.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Chip } from '../ui/controls/Choice.tsx';
import { ChipRow } from '../ui/controls/ChipRow.tsx';
import { LongList } from '../ui/controls/LongList.tsx';
import { SearchField } from '../ui/controls/SearchField.tsx';
import { Select } from '../ui/controls/Select.tsx';
import { Card, SectionTitle } from '../ui/display/Card.tsx';
import { Disclaimer } from '../ui/display/Note.tsx';
import { Inline } from '../ui/kit/Kit.tsx';
import { HeaderButton } from '../ui/shell/AppHeader.tsx';
import { Column, Columns } from '../ui/shell/Columns.tsx';
import { Page } from '../ui/shell/PageShell.tsx';
import { FormError } from '../ui/states/FormError.tsx';
import { EmptyState } from '../ui/states/States.tsx';
import { WhenLoaded } from '../ui/states/WhenLoaded.tsx';
import { eyeIcon, eyeSlashIcon } from '../ui/tables/icons.ts';
import { ClassicTally } from './ClassicTally.tsx';
import { LikestCases } from './LikestCases.tsx';

const AGREEMENTS = [
  { value: '一致', text: '与书一致' },
  { value: '相近', text: '与书相近' },
  { value: '不同', text: '与书不同' },
] as const;

const choicesOf = (all: string, values: readonly string[], text: (value: string) => string) => [
  { value: '', text: all },
  ...values.map((value) => ({ value, text: text(value) })),
];

interface ClassicsListProps {
  /** What the address names and the book has not; null where it names none. */
  readonly unknown: string | null;
}

/** The charts of the book: those most like one's own, then all that the search and its filters leave. */
export function ClassicsList({ unknown }: ClassicsListProps) {
  const isHiding = useClassicTries((store) => store.isHiding);
  const loaded = useResource({ queryKey: ['classics'], queryFn: judgedCases });
  return (
    <Page
      title="古籍命例"
      isWide
      right={
        <HeaderButton
          label={isHiding ? '不再遮住判断' : '遮住判断，先试'}
          icon={isHiding ? eyeSlashIcon : eyeIcon}
          onClick={() => useClassicTries.setState({ isHiding: !isHiding })}
        />
      }
    >
      {unknown !== null && <FormError>没有编号是“{unknown}”的古例，先看全部</FormError>}
      <WhenLoaded loaded={loaded} failed="古例没有判断完，请重试">
        {(cases) => <Library cases={cases} isHiding={isHiding} />}
      </WhenLoaded>
      <Disclaimer>书里写的是古人的一生，不是对你的预言。</Disclaimer>
    </Page>
  );
}

function Library({ cases, isHiding }: { readonly cases: readonly JudgedCase[]; readonly isHiding: boolean }) {
  const go = useGo();
  const query = useQueryTexts();
  const { marked, tries } = useClassicTries();
  // What is typed is shown at once; the address follows.
  const [text, setText] = useState(query['q'] ?? '');
  const filter = { ...filterOf(query), text };
  const found = filterCases(cases, filter, marked);
  const patterns = [...new Set(cases.map(patternName))].toSorted();
  const { agreement, isMarked } = filter;
  const isAll = Object.values(filter).every((part) => part === '' || part === false);
  const change = (name: string, value: string) => go.query({ [name]: value === '' ? undefined : value });
  const clear = () => {
    setText('');
    go.query(
      Object.fromEntries(
        ['case', 'q', 'agree', 'day', 'month', 'pattern', 'use', 'marked'].map((name) => [name, undefined]),
      ),
    );
  };
  const selects = [
    {
      name: 'day',
      title: '日主',
      value: filter.stem,
      options: choicesOf('日主', STEMS, (stem) => `日主${stem}`),
    },
    {
      name: 'month',
      title: '月令',
      value: filter.month,
      options: choicesOf('月令', BRANCHES, (branch) => `${branch}月`),
    },
    {
      name: 'pattern',
      title: '格局',
      value: filter.pattern,
      options: choicesOf('格局', patterns, (name) => name),
    },
    {
      name: 'use',
      title: '用神',
      value: filter.useful,
      options: choicesOf('用神', WUXING, (wuxing) => `书取${wuxing}`),
    },
  ];
  return (
    <>
      <SearchField
        label="搜索古例"
        placeholder="干支、日主、格局、书里的话"
        value={text}
        onChange={(value) => {
          setText(value);
          change('q', value);
        }}
      />
      <ChipRow label="筛选" isScrolling>
        <Chip isOn={isAll} onClick={clear}>
          全部 {cases.length}
        </Chip>
        {!isHiding &&
          AGREEMENTS.map(({ value, text: name }) => (
            <Chip
              key={value}
              isOn={agreement === value}
              onClick={() => change('agree', agreement === value ? '' : value)}
            >
              {name}
            </Chip>
          ))}
        {marked.length > 0 && (
          <Chip isOn={isMarked} onClick={() => change('marked', isMarked ? '' : '1')}>
            收藏 {marked.length}
          </Chip>
        )}
      </ChipRow>
      <Inline wrap gap={2}>
        {selects.slice(0, isHiding ? 2 : 4).map(({ name, ...select }) => (
          <Select
            key={name}
            aria-label={select.title}
            {...select}
            onChange={(value) => change(name, value)}
          />
        ))}
      </Inline>
      <Columns>
        <Column>
          <LikestCases cases={cases} isHiding={isHiding} />
          {Object.keys(tries).length > 0 && <ClassicTally cases={cases} />}
        </Column>
        <Column>
          <SectionTitle aside={`${found.length} 例`}>按卷看</SectionTitle>
          {found.length === 0 ? (
            <EmptyState action={<Button onClick={clear}>看全部古例</Button>}>没有合这些条件的古例</EmptyState>
          ) : (
            <Card isPadded={false}>
              <LongList
                key={isHiding ? 'hidden' : 'shown'}
                items={found}
                keyOf={({ book }) => book.id}
                render={(one) => (
                  <CaseRow
                    of={one}
                    query={query}
                    hidden={!isHiding ? undefined : one.book.id in tries ? '试过' : '未试'}
                  />
                )}
              />
            </Card>
          )}
        </Column>
      </Columns>
    </>
  );
}
