/**
 * Why a value of a chart is what it is: its meaning here, its derivation, and its source. Loaded on request.
 */
import type { DerivedPlace, PillarsChart } from '@shangyuan/engine/chart';
import { cellReadingOf, SPIRIT_MEANINGS } from '@shangyuan/reading/cells';
import { FACT_MEANINGS, RELATION_MEANINGS, relationText, whyText } from '@shangyuan/reading/chart';
import type { GridColumn, GridRowKey } from './gridView.ts';
import type { Reason } from '../../../ui/frames/ReasonSheet.tsx';
import type { CellQuestion } from './cellQuestion.ts';

function cellMeanings(chart: PillarsChart, column: GridColumn, row: GridRowKey): Reason['meanings'] {
  const { key, facts, shensha } = column;
  if (row === 'shensha') {
    const meanings: Readonly<Record<string, string>> = SPIRIT_MEANINGS;
    return shensha
      .map(({ name, kind }) => ({ name: `${name}（${kind}）`, text: meanings[name] ?? '' }))
      .filter(({ text }) => text !== '');
  }
  if (facts === null) return [];
  return cellReadingOf(chart, { row, place: key, facts }).map(({ whole, evidence }) => ({
    name: evidence[0]?.chip ?? '',
    text: whole ?? '',
  }));
}

function placeOf(question: CellQuestion): DerivedPlace {
  switch (question.kind) {
    case 'cell':
      return { row: question.row, pillar: question.column.ref };
    case 'fact':
      return { fact: question.fact };
    case 'relation':
      return { relation: question.relation };
  }
}

function meaningsOf(chart: PillarsChart, question: CellQuestion): Reason['meanings'] {
  switch (question.kind) {
    case 'cell':
      return cellMeanings(chart, question.column, question.row);
    case 'fact':
      return [{ name: '', text: FACT_MEANINGS[question.fact] }];
    case 'relation': {
      const { places, state } = relationText(question.relation);
      const here = state === '' ? [] : [{ name: places, text: `${state}。` }];
      return [{ name: '', text: RELATION_MEANINGS[question.relation.kind] }, ...here];
    }
  }
}

/** The explanation that answers a question. */
export function whyOf(chart: PillarsChart, question: CellQuestion): Reason {
  const { steps, sources } = whyText(chart, placeOf(question));
  return { meanings: meaningsOf(chart, question), steps, source: sources.join('；') };
}
