import { useQueryTexts } from '../lib/page/navigation.ts';
import { SectionTitle } from '../ui/display/Card.tsx';
import { Page, PageBody, PageShell } from '../ui/shell/PageShell.tsx';
import { LinkRow, RowsCard } from '../ui/controls/Rows.tsx';
import { LicenceList } from '../features/help/LicenceList.tsx';
import { TEXTS } from '../features/help/helpText.ts';
import { Stack } from '../ui/kit/Kit.tsx';

/** 协议与说明: one text by the query `text`, or the list of them. */
export default function TextsPage() {
  const { text = '' } = useQueryTexts();
  const chosen = TEXTS[text];
  if (chosen === undefined)
    return (
      <Page title="协议与说明">
        <RowsCard>
          {Object.entries(TEXTS).map(([id, { title }]) => (
            <LinkRow key={id} page="texts" query={{ text: id }} label={title} />
          ))}
        </RowsCard>
      </Page>
    );
  return (
    <PageShell title={chosen.title}>
      <PageBody gap="wide">
        {chosen.sections.map(({ title, paragraphs }) => (
          <Stack as="section" gap={2} size="body" leading="airy" key={title}>
            <SectionTitle>{title}</SectionTitle>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Stack>
        ))}
        {text === 'licences' && <LicenceList />}
      </PageBody>
    </PageShell>
  );
}
