import { tryTallyOf } from '../features/classics/classicsView.ts';
import type { JudgedCase } from '../features/classics/judgedCases.ts';
import { clearTries, useClassicTries } from '../lib/device/classicTries.ts';
import { showSnack } from '../lib/page/toast.ts';
import { Button } from '../ui/controls/Button.tsx';
import { Card } from '../ui/display/Card.tsx';
import { Note } from '../ui/display/Note.tsx';
import { Table } from '../ui/display/Table.tsx';

/** How one's own tries agree with the book, beside ours on the same charts. */
export function ClassicTally({ cases }: { readonly cases: readonly JudgedCase[] }) {
  const tries = useClassicTries((store) => store.tries);
  const tally = tryTallyOf(tries, cases);
  const clear = () => showSnack({ text: '已清空试过的', action: '撤销', onAction: clearTries() });
  return (
    <Card heading="你试过的" aside={`${tally.count} 例`}>
      <Table label="试过的古例" head={['与书一致', '你', '我们']}>
        {(['strength', 'useful'] as const).map((matter) => (
          <tr key={matter}>
            <th scope="row">{matter === 'strength' ? '强弱' : '取用'}</th>
            <td>
              {tally[matter].hits}/{tally[matter].of}
            </td>
            <td>
              {tally[matter].ours}/{tally[matter].of}
            </td>
          </tr>
        ))}
      </Table>
      <Note align="start">只记你第一次的判断，存在本机。书也只是一家之言，不同不等于错。</Note>
      <Button variant="plain" size="small" onClick={clear}>
        清空重来
      </Button>
    </Card>
  );
}
