import { convert, languageInForce } from '../../../lib/script/script.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Chip } from '../../../ui/controls/Choice.tsx';
import { ChipRow } from '../../../ui/controls/ChipRow.tsx';
import { Note } from '../../../ui/display/Note.tsx';
import type { TermKind } from './findingTerms.ts';
import type { CaseFinding } from './useFinding.ts';

/** How each kind is decided. */
const RULES: Readonly<Record<TermKind, string>> = {
  日主: '日主看日柱的天干。',
  月令: '月令看月柱的地支。',
  格局: '格局是「分析」里定的，假从一并算在内。',
  用神: '用神是「分析」里取的第一个。',
  强弱: '强弱是「分析」里定的，从格是从强与从弱。',
  神煞: '神煞是四柱里默认列出的。',
  大运: '大运是今天正在行的一步，按干支或天干十神。',
};

/** A term as it is typed: in the script in use, and Chinese where the labels are of another language. */
const typed = (name: string): string => (languageInForce() === null ? convert(name) : name);

interface FindingHintsProps {
  readonly finding: CaseFinding;
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** Below the search field: what the word may be completed to, how each term is decided, and how far the charts are worked out. */
export function FindingHints({ finding, text, onText }: FindingHintsProps) {
  const { terms, hints, progress, isBusy, uncast, retry } = finding;
  if (retry !== null)
    return (
      <Note align="start">
        断语没有加载出来，先按文字找。
        <Button variant="plain" size="small" onClick={retry}>
          重试
        </Button>
      </Note>
    );
  if (terms.length === 0 && hints.length === 0 && progress === null) return null;
  const kinds = [...new Set(terms.map(({ kind }) => kind))];
  return (
    <>
      {hints.length > 0 && (
        <ChipRow label="可以找" isScrolling>
          {hints.map(({ name, count }) => (
            <Chip key={name} onClick={() => onText(`${text.replace(/\S*$/u, '')}${typed(name)} `)}>
              {name} {count}
            </Chip>
          ))}
        </ChipRow>
      )}
      {terms.length > 0 && (
        <Note align="start">
          {kinds.map((kind) => RULES[kind]).join('')}
          各盘按自己保存的规则现算；姓名、标签、地点里有这几个字的也算找到。
        </Note>
      )}
      {isBusy && progress !== null && (
        <Note align="start">
          正在看 {progress.done} / {progress.total} 个盘
        </Note>
      )}
      {!isBusy && uncast > 0 && <Note align="start">{uncast} 个盘没有算出来，只按文字找。</Note>}
    </>
  );
}
