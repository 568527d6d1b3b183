/**
 * One hexagram: its lines with 纳甲 六亲 六神 世应, what follows from it, and our reading.
 */
import type { Hexagram, HexagramCast, HexagramLine } from '@shangyuan/engine/hexagram';
import { hexagramReading, lineName, RELATED_TEXT } from '@shangyuan/reading/hexagrams';
import { GanzhiText } from '../../ui/display/GanzhiText.tsx';
import { ReadingSheet, Topic } from '../../ui/frames/ReadingSheet.tsx';
import { BookTexts } from './BookTexts.tsx';
import { HexagramFigure } from './HexagramFigure.tsx';
import { Grid, Small, Text } from '../../ui/kit/Kit.tsx';
import styles from './Hexagrams.module.css';
import { relatedOf } from './hexagramView.ts';
import { Tile, TileGrid } from '../../ui/controls/TileGrid.tsx';
import { Table } from '../../ui/display/Table.tsx';

interface HexagramSheetProps {
  readonly cast: HexagramCast;
  readonly onOpen: (choice: { readonly hexagram: Hexagram }) => void;
  readonly onClose: () => void;
}

function LineRow({ line }: { readonly line: HexagramLine }) {
  return (
    <tr data-marked={line.isMoving}>
      <td>{line.liushen}</td>
      <td>{line.liuqin}</td>
      <td>
        <GanzhiText>{line.najia.name}</GanzhiText>
      </td>
      <th scope="row">
        <svg
          className={styles.Line}
          viewBox="0 0 48 8"
          role="img"
          aria-label={`${lineName(line)}爻${line.isMoving ? '动' : ''}`}
        >
          <path d={line.isYang ? 'M2 4H46' : 'M2 4H20M28 4H46'} />
        </svg>
      </th>
      <td>{line.role}</td>
      <td>
        {line.changed !== null && (
          <>
            {line.isYang ? '○' : '×'}
            {line.changed.liuqin}
            <GanzhiText>{line.changed.najia.name}</GanzhiText>
          </>
        )}
      </td>
    </tr>
  );
}

export function HexagramSheet({ cast, onOpen, onClose }: HexagramSheetProps) {
  const { hexagram, lines } = cast;
  const text = hexagramReading(hexagram.name);
  return (
    <ReadingSheet
      title={hexagram.fullName}
      onClose={onClose}
      origin="卦象据《周易》，文字为我们的今译与提示。"
    >
      <Text as="p" size="sub" textAlign="center" tone="soft">
        第{hexagram.number}卦，{hexagram.palace}宫{hexagram.generation}，宫属
        <GanzhiText>{hexagram.wuxing}</GanzhiText>
      </Text>
      <Table head={['六神', '六亲', '纳甲', '爻', '世应', '变']}>
        {lines.toReversed().map((line) => (
          <LineRow key={line.number} line={line} />
        ))}
      </Table>
      <TileGrid columns="repeat(4, 1fr)">
        {relatedOf(cast).map(({ kind, hexagram: other }) => (
          <Tile key={kind} title={RELATED_TEXT[kind]} onClick={() => onOpen({ hexagram: other })}>
            <small>{kind}卦</small>
            <HexagramFigure lines={other.lines} />
            <b>{other.name}</b>
          </Tile>
        ))}
      </TileGrid>
      <Topic title="象">{text.image}</Topic>
      <Topic title="处境">{text.situation}</Topic>
      <h3>六爻</h3>
      <Grid as="ol" gap={2} className={styles.Steps}>
        {lines.map((line, index) => (
          <li key={line.number} data-moving={line.isMoving}>
            <Text as="b" block face="serif" size="sub">
              <span translate="no">{lineName(line)}</span>
              {line.isMoving && ' 动'}
            </Text>
            {text.lines[index]}
            <Small block size="sub">
              {text.advice[index]}
            </Small>
          </li>
        ))}
      </Grid>
      <BookTexts key={hexagram.number} hexagram={hexagram} />
    </ReadingSheet>
  );
}
