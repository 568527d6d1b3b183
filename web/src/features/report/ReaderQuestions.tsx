import type { ReaderAnswers } from '@shangyuan/reading/reader';
import { answersLine, SITUATIONS } from '../../lib/cases/readerAnswers.ts';
import { Chip } from '../../ui/controls/Choice.tsx';
import { ChipRow } from '../../ui/controls/ChipRow.tsx';
import { More } from '../../ui/controls/More.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { Stack } from '../../ui/kit/Kit.tsx';
import styles from './Report.module.css';

const YES_NO = [
  ['有', true],
  ['没有', false],
] as const;

interface ReaderQuestionsProps {
  readonly answers: ReaderAnswers;
  readonly onAnswers: (change: { readonly answers: ReaderAnswers }) => void;
}

/** Three questions a reader may answer, so that the report presumes nothing. A second tap takes an answer back. */
export function ReaderQuestions({ answers, onAnswers }: ReaderQuestionsProps) {
  const { situation, partner, children } = answers;
  const answer = (change: Partial<ReaderAnswers>): void => onAnswers({ answers: { ...answers, ...change } });
  const line = answersLine(answers);
  return (
    <More title={line === '' ? '三个小问题，答了更贴近您（可以不答）' : `您说过：${line}`}>
      <Stack gap={1} className={styles.Questions}>
        <p>眼下的身份</p>
        <ChipRow label="眼下的身份">
          {SITUATIONS.map((each) => (
            <Chip
              key={each}
              isOn={situation === each}
              onClick={() => answer({ situation: situation === each ? null : each })}
            >
              {each}
            </Chip>
          ))}
        </ChipRow>
        <p>身边有没有伴侣</p>
        <ChipRow label="身边有没有伴侣">
          {YES_NO.map(([text, value]) => (
            <Chip
              key={text}
              isOn={partner === value}
              onClick={() => answer({ partner: partner === value ? null : value })}
            >
              {text}
            </Chip>
          ))}
        </ChipRow>
        <p>有没有孩子</p>
        <ChipRow label="有没有孩子">
          {YES_NO.map(([text, value]) => (
            <Chip
              key={text}
              isOn={children === value}
              onClick={() => answer({ children: children === value ? null : value })}
            >
              {text}
            </Chip>
          ))}
        </ChipRow>
        <Note align="start">没有答的，报告就不作假设。回答随命例保存，未存的盘只存在这台设备上。</Note>
      </Stack>
    </More>
  );
}
