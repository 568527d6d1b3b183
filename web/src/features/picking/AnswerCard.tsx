import type { PickCandidate, PickReason } from '@shangyuan/engine/almanac';
import { pointsText } from '@shangyuan/reading/almanac';
import {
  cautionText,
  personSentence,
  reasonChip,
  reasonMark,
  reasonSentence,
  rejectionText,
  verdictSentence,
} from '@shangyuan/reading/picking';
import { useState } from 'react';
import { Card } from '../../ui/display/Card.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { caretRightIcon } from '../../ui/tables/icons.ts';
import { ReasonSheet } from '../../ui/frames/ReasonSheet.tsx';
import { Grid, Inline, List, Small, Text } from '../../ui/kit/Kit.tsx';
import styles from './AnswerCard.module.css';
import type { DayAnswer } from './pickView.ts';

/** What the answer to a question says of one day: its verdict in a sentence, then every reason; points only behind a reason. */
export function AnswerCard({ day, affair }: { readonly day: DayAnswer; readonly affair: string }) {
  if (day.kind === 'outside')
    return (
      <Inline as={Card} gap={3} align="start" className={styles.Verdict}>
        <Text as="em" rigid padY={1} padX={3} face="serif" weight="bold" tone="soft">
          不在范围
        </Text>
        <p>这一天不在所查的范围里，改条件可以再看。</p>
      </Inline>
    );
  if (day.kind === 'rejected')
    return (
      <Inline as={Card} gap={3} align="start" className={styles.Verdict}>
        <Text as="em" rigid padY={1} padX={3} face="serif" weight="bold" tone="soft">
          不选
        </Text>
        <p>
          不用于{affair}：{rejectionText(day.rejected)}
        </p>
      </Inline>
    );
  return <Candidate candidate={day.candidate} />;
}

function Candidate({ candidate }: { readonly candidate: PickCandidate }) {
  const [openReason, setOpenReason] = useState<PickReason | null>(null);
  const { band, reasons, cautions, people, score } = candidate;
  const shown = new Set(reasons.map(reasonSentence));
  // A person with a separate reason is described by it.
  const others = people.map(personSentence).filter((sentence) => !shown.has(sentence));
  return (
    <>
      <Inline as={Card} gap={3} align="start" className={styles.Verdict}>
        <Text as="em" rigid padY={1} padX={3} face="serif" weight="bold" tone="soft" data-band={band}>
          {band}
        </Text>
        <p>{verdictSentence(candidate)}</p>
      </Inline>
      <Card heading="为什么" aside={`合适度 ${score}`}>
        <List ruled className={styles.Reasons}>
          {reasons
            .filter(({ code }) => code !== 'bounds')
            .map((reason) => (
              <li key={reasonSentence(reason)}>
                <Grid
                  as="button"
                  columns="1.5rem minmax(0, 1fr) auto"
                  gap={3}
                  align="start"
                  wide
                  padY={2}
                  size="sub"
                  textAlign="start"
                  tone="plain"
                  onClick={() => setOpenReason(reason)}
                >
                  <Grid as="i" centred size="cell" weight="bold" tone="faint" data-mark={reasonMark(reason)}>
                    {reasonMark(reason)}
                  </Grid>
                  <span>
                    {reasonSentence(reason)}
                    <Small block tone="faint">
                      《{reason.source.book}》{reason.source.chapter}
                    </Small>
                  </span>
                  <Icon of={caretRightIcon} size={1} />
                </Grid>
              </li>
            ))}
          {cautions.map((caution) => (
            <Grid
              as="li"
              columns="1.5rem minmax(0, 1fr) auto"
              gap={3}
              align="start"
              wide
              padY={2}
              size="sub"
              textAlign="start"
              tone="plain"
              key={cautionText(caution)}
              className={styles.Caution}
            >
              <Grid as="i" centred size="cell" weight="bold" tone="faint" data-mark="注">
                注
              </Grid>
              <span>{cautionText(caution)}</span>
            </Grid>
          ))}
        </List>
        {others.map((sentence) => (
          <Note key={sentence} align="start">
            {sentence}
          </Note>
        ))}
      </Card>
      {openReason !== null && (
        <ReasonSheet
          title={reasonChip(openReason)}
          reason={{
            meanings: [{ name: '', text: reasonSentence(openReason) }],
            steps: [
              `这一条${pointsText(openReason.points)}；各条相加，再限在 0 到 100 之间，就是合适度 ${score}。`,
            ],
            source: `《${openReason.source.book}》${openReason.source.chapter}`,
          }}
          onClose={() => setOpenReason(null)}
        />
      )}
    </>
  );
}
