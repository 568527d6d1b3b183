import { PAST_KNOWN, pastResultText, type PastResult } from '@shangyuan/reading/marks';
import { Card } from '../../ui/display/Card.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { Grid, Stack, Text } from '../../ui/kit/Kit.tsx';

const NUMBER = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 1 });

function Figure({
  label,
  count,
  of,
}: {
  readonly label: string;
  readonly count: number;
  readonly of: number;
}) {
  return (
    <Stack align="center">
      <Text size="cell" tone="soft">
        {label}
      </Text>
      <Text face="serif" weight="bold" size="display">
        {NUMBER.format(count)}/{of}
      </Text>
    </Stack>
  );
}

/** What the marks come to: the sentences of this chart beside those of others, what chance would do, and what that can tell. */
export function PastResultCard({ result }: { readonly result: PastResult }) {
  const { pairs, hits, otherHits, expected } = result;
  return (
    <Card heading="对照" aside={pairs > 0 ? `${pairs} 对` : undefined} aria-label="对照" role="region">
      {pairs > 0 && (
        <Grid columns="repeat(3, minmax(0, 1fr))" gap={2} padY={2}>
          <Figure label="这个盘相符" count={hits} of={pairs} />
          <Figure label="别的盘相符" count={otherHits} of={pairs} />
          <Figure label="碰巧该有" count={expected} of={pairs} />
        </Grid>
      )}
      {pastResultText(result).map((text) => (
        <Text as="p" key={text} top={2} leading="prose">
          {text}
        </Text>
      ))}
      <Note align="start">{PAST_KNOWN}</Note>
    </Card>
  );
}
