import { tossCoins } from '@shangyuan/engine/hexagram';
import { useState, type FormEvent } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { Segment } from '../../ui/controls/RadioGroup.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import { Card } from '../../ui/display/Card.tsx';
import { QuotaHint } from '../../ui/states/QuotaHint.tsx';
import { CastButton } from './CastButton.tsx';
import { Grid } from '../../ui/kit/Kit.tsx';
import styles from './Hexagrams.module.css';
import { countsOf, type CastMethod, type OtherCast } from './otherCasts.ts';

const METHODS = [
  { value: 'time', text: '时间' },
  { value: 'coins', text: '铜钱' },
  { value: 'counts', text: '数字' },
] as const satisfies readonly { value: CastMethod; text: string }[];

/** How a hexagram is cast: by the hour, by coins, by numbers. */
export function CastMethods({
  value,
  onChange,
}: {
  readonly value: CastMethod;
  readonly onChange: (method: CastMethod) => void;
}) {
  return <Segment label="起卦的办法" options={METHODS} value={value} onChange={onChange} />;
}

interface OtherCastsProps {
  readonly method: Exclude<CastMethod, 'time'>;
  readonly found: OtherCast | null;
  readonly onCast: (cast: { readonly toss: string } | { readonly counts: string }) => void;
  readonly onOpen: () => void;
}

/** Coins to throw or numbers to enter, and the resulting hexagram. */
export function OtherCasts({ method, found, onCast, onOpen }: OtherCastsProps) {
  return (
    <Card>
      {found !== null && (
        <>
          <CastButton
            cast={found.cast}
            method={method === 'coins' ? '铜钱起卦' : '报数起卦'}
            onOpen={onOpen}
          />
          <p className={styles.How}>
            {found.how}。{found.source}。
          </p>
          <QuotaHint feature="lssg" />
        </>
      )}
      {method === 'coins' ? (
        <Grid gap={2}>
          <Button
            variant={found === null ? 'primary' : 'secondary'}
            onClick={() => onCast({ toss: tossCoins(Math.random).join('') })}
          >
            {found === null ? '摇六次' : '重新摇'}
          </Button>
          {found === null && <p className={styles.How}>心里想好一件事。三枚铜钱连摇六次，由下往上成卦。</p>}
        </Grid>
      ) : (
        <CountsForm onCast={onCast} />
      )}
    </Card>
  );
}

function CountsForm({ onCast }: Pick<OtherCastsProps, 'onCast'>) {
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const counts = countsOf(text);
    setError(counts === null ? '请填一到三个正整数，用空格分开' : '');
    if (counts !== null) onCast({ counts: counts.join(' ') });
  };
  return (
    <Grid as="form" gap={2} onSubmit={handleSubmit}>
      <TextField
        label="数字"
        inputMode="numeric"
        placeholder="一到三个，如 12 34"
        value={text}
        error={error}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit">起卦</Button>
    </Grid>
  );
}
