import { analyseChart } from '@shangyuan/engine/analysis';
import {
  accountEndOf,
  BOOK,
  BOOK_CASES,
  castCase,
  compareWithBook,
  comparisonSummary,
  likePlacesOf,
  sexOfCase,
  unjudgedPlaces,
  type BookCase,
} from '@shangyuan/reading/classicCases';
import { useMemo, useState } from 'react';
import styles from '../features/classics/Classics.module.css';
import { markedDecades, tryResultOf } from '../features/classics/classicsView.ts';
import { CompareTable, type ReasonedMatter } from '../features/classics/CompareTable.tsx';
import { LuckMarks } from '../features/classics/LuckMarks.tsx';
import { ownReasonOf } from '../features/classics/ownReasons.ts';
import { TryFirst } from '../features/classics/TryFirst.tsx';
import { analysisOf } from '../lib/cases/analysisOf.ts';
import { storeTry, toggleMark, useClassicTries } from '../lib/device/classicTries.ts';
import { shareText } from '../lib/device/shareText.ts';
import { useQueryTexts } from '../lib/page/navigation.ts';
import { Card, Sep } from '../ui/display/Card.tsx';
import { GanzhiText } from '../ui/display/GanzhiText.tsx';
import { Disclaimer, Note } from '../ui/display/Note.tsx';
import { TitledReasonSheet } from '../ui/frames/ReasonSheet.tsx';
import { Grid, Inline, List, Stack, Text } from '../ui/kit/Kit.tsx';
import { HeaderButton } from '../ui/shell/AppHeader.tsx';
import { PageLink } from '../ui/shell/PageLink.tsx';
import { Column, Columns } from '../ui/shell/Columns.tsx';
import { PageBody, PageShell } from '../ui/shell/PageShell.tsx';
import { shareNetworkIcon, starFillIcon, starIcon } from '../ui/tables/icons.ts';
import { useOwnChart } from './useOwnChart.ts';

const PILLAR_NAMES = ['年', '月', '日', '时'] as const;

interface ClassicCaseProps {
  readonly book: BookCase;
}

/** A chart of the book: where it is like one's own, its luck, what the book judged beside what we judge. */
export function ClassicCase({ book }: ClassicCaseProps) {
  const query = useQueryTexts();
  const { tries, marked, isHiding } = useClassicTries();
  const [isShown, setIsShown] = useState(false);
  const [why, setWhy] = useState<ReasonedMatter | null>(null);
  const analysis = useMemo(() => analyseChart(castCase(book)), [book]);
  const rows = compareWithBook(book, analysis);
  const { counts, followed } = comparisonSummary(rows);
  const tried = tries[book.id];
  const isHidden = isHiding && tried === undefined && !isShown;
  const isMarked = marked.includes(book.id);
  const at = BOOK_CASES.indexOf(book);
  const end = accountEndOf(book);
  const sex = sexOfCase(book) === '男' ? '乾造' : '坤造';
  return (
    <PageShell
      title="古例"
      isWide
      right={
        <>
          <HeaderButton
            label={isMarked ? '取消收藏' : '收藏'}
            icon={isMarked ? starFillIcon : starIcon}
            onClick={() => toggleMark(book.id)}
          />
          <HeaderButton
            label="分享"
            icon={shareNetworkIcon}
            onClick={() =>
              void shareText(`${BOOK}·${book.chapter} ${book.pillars.join(' ')}\n${location.href}`)
            }
          />
        </>
      }
    >
      <Inline as="p" ground="sunken" wrap justify="between" padY={2} padX={4} size="sub" tone="soft">
        <span>
          {BOOK}
          <Sep />
          {book.chapter}
        </span>
        <Text tone="accent">{sex}</Text>
      </Inline>
      <PageBody>
        <Columns>
          <Column>
            <Grid columns="repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))" gap={3} align="center">
              <Card>
                <Grid columns="repeat(4, minmax(0, 1fr))" textAlign="center" className={styles.Natal}>
                  {book.pillars.map((pillar, index) => (
                    <Stack key={index} align="center" data-day={index === 2}>
                      <Text size="cell" tone="soft">
                        {PILLAR_NAMES[index]}
                      </Text>
                      {[...pillar].map((glyph) => (
                        <Text key={glyph} className={styles.Glyph}>
                          <GanzhiText>{glyph}</GanzhiText>
                        </Text>
                      ))}
                    </Stack>
                  ))}
                </Grid>
              </Card>
              <OwnLikeness book={book} analysis={analysis} isHidden={isHidden} />
            </Grid>
            <LuckMarks
              decades={markedDecades(book, analysis.dayun)}
              isHidden={isHidden}
              note={
                book.luck.length > 0
                  ? '书里没有起运年龄，所以不标岁数。'
                  : '书里没有列出大运，这里按年柱与男女排出。'
              }
            />
          </Column>
          <Column>
            {isHidden ? (
              <TryFirst
                book={book}
                onTry={(next) => storeTry(book.id, next)}
                onShow={() => setIsShown(true)}
              />
            ) : (
              <>
                {tried !== undefined && <TriedNote book={book} />}
                {rows.length > 0 && <CompareTable rows={rows} onWhy={({ matter }) => setWhy(matter)} />}
                <Text as="p" size="sub" leading="prose">
                  <Text as="b" face="serif">
                    {counts}。
                  </Text>
                  {followed !== '' && `${followed}。`}
                </Text>
              </>
            )}
          </Column>
        </Columns>
        <Inline wrap gap={4} justify="between">
          {([-1, 1] as const).map((step) => {
            const next = BOOK_CASES[at + step];
            return next === undefined ? (
              <span key={step} />
            ) : (
              <Text
                as={PageLink}
                tone="accent"
                tall="touch"
                key={step}
                page="classics"
                query={{ ...query, case: next.id }}
                replace
              >
                {step < 0 ? '上一例' : '下一例'} {next.pillars.join(' ')}
              </Text>
            );
          })}
        </Inline>
        {!isHidden && end !== null && <Note>书中所记到{end}为止。</Note>}
        {book.mended !== null && <Note>书中{book.mended}。</Note>}
        {book.sex === null && <Note>书里没有说男女，按行运的方向推出。</Note>}
        <Disclaimer>
          书里的话只引两份转录相合的；讲丧亡、疾病的不引。书里写的是古人的一生，不是对你的预言。
        </Disclaimer>
      </PageBody>
      <TitledReasonSheet
        reason={why === null ? null : ownReasonOf(why, analysis)}
        onClose={() => setWhy(null)}
      />
    </PageShell>
  );
}

interface OwnLikenessProps extends ClassicCaseProps {
  readonly analysis: ReturnType<typeof analyseChart>;
  readonly isHidden: boolean;
}

/** The places where the chart is like one's own; nothing without a chart. */
function OwnLikeness({ book, analysis, isHidden }: OwnLikenessProps) {
  const { loaded } = useOwnChart();
  if (loaded.state !== 'ready' || typeof loaded.value === 'string') return null;
  const all = likePlacesOf(analysisOf(loaded.value.chart), analysis, book);
  const places = isHidden ? unjudgedPlaces(all) : all;
  return (
    <section aria-label="像你的盘">
      <Text as="h2" face="serif" size="h2" weight="bold">
        {all.length === 0 ? '与你的盘不像' : `像你的盘在 ${places.length} 处`}
      </Text>
      <List top={2} size="sub" leading="prose">
        {places.map(({ place, text }) => (
          <li key={place}>{text}</li>
        ))}
      </List>
    </section>
  );
}

const MET = { 一致: '与书一致', 相近: '与书相近', 不同: '与书不同' } as const;

/** What the reader judged before the book was shown. */
function TriedNote({ book }: ClassicCaseProps) {
  const tried = useClassicTries(({ tries }) => tries[book.id]);
  if (tried === undefined) return null;
  const { strength, useful } = tryResultOf(book, tried);
  return (
    <Card heading="你的判断">
      <List top={2} leading="prose" role="status">
        {strength !== null && (
          <li>
            {tried.strength}：{MET[strength]}
          </li>
        )}
        {useful !== null && (
          <li>
            取{tried.useful}：{MET[useful]}
          </li>
        )}
      </List>
    </Card>
  );
}
