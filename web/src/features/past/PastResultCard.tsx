import { countText, PAST_KNOWN, pastResultText, type PastResult } from '@shangyuan/reading/marks';
import { Card } from '../../ui/display/Card.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { Grid, Stack, Text } from '../../ui/kit/Kit.tsx';

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
        {countText(count)}/{of}
      </Text>
    </Stack>
  );
}

/** What the marks come to: the sentences of this chart beside those of others, what chance would do, and what that shows. */
export function PastResultCard({ result }: { readonly result: PastResult }) {
  const { spans, hits, expected } = result;
  return (
    <Card heading="对照" aside={spans > 0 ? `${spans} 段` : undefined} aria-label="对照" role="region">
      {spans > 0 && (
        <Grid columns="repeat(2, minmax(0, 1fr))" gap={2} padY={2}>
          <Figure label="这个盘相符" count={hits} of={spans} />
          <Figure label="碰巧该有" count={expected} of={spans} />
        </Grid>
      )}
      {pastResultText(result).map((text) => (
        <Text as="p" key={text} top={2} leading="prose">
          {text}
        </Text>
      ))}
      <Text as="div" top={3}>
        <Note align="start">{PAST_KNOWN}</Note>
      </Text>
    </Card>
  );
}
